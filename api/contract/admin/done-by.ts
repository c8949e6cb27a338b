import * as z from 'zod/mini';
import { utcTime } from '../utc-time.ts';

/** The name of the user who did it, also of a removed one. Null for the service, and for an owner without a name. */
export const by = z.nullable(z.string());

export const namedChange = z.strictObject({ by: z.string(), atUtc: utcTime });
/** The last change; null unless a user with a name made it. */
export const lastChange = z.nullable(namedChange);
export type LastChange = z.output<typeof lastChange>;
