import * as z from 'zod/mini';
import type { Call } from './call.ts';

/** Read by browsers at run time, so that a key can be changed without a new build. */
export const publicSettings = {
  method: 'get',
  path: '/api/PublicSettings',
  summary: 'The settings that a visitor’s browser needs',
  for: 'anyone',
  // Null if the site has no key, and so no map.
  answer: { status: 200, body: z.strictObject({ googleMapsKey: z.nullable(z.string()) }) },
} as const satisfies Call;
