import * as z from 'zod/mini';
import type { Call } from './call.ts';

/** Read at run time, so that a key can be changed without a new build. */
export const publicSettings = {
  method: 'get',
  path: '/api/PublicSettings',
  summary: 'The settings that a visitor’s browser needs',
  for: 'anyone',
  // Null without a key: then there is no map.
  response: { status: 200, body: z.strictObject({ googleMapsKey: z.nullable(z.string()) }) },
} as const satisfies Call;
