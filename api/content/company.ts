import { identity } from '#contract/content/identity.ts';
import type { Identity } from '#contract/content/identity-schema.ts';

/** The company's data as the site shows it now. */
export function company(): Identity {
  return identity;
}
