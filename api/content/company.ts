import { identity } from '#web/content/identity.ts';
import type { Identity } from '#web/content/identity-schema.ts';

/** The company as the site shows it now. */
export function company(): Identity {
  return identity;
}
