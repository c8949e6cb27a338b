import * as z from 'zod/mini';

/** A point in time: ISO 8601 in UTC, ending in Z, to the millisecond. */
export const utcTime = z.iso.datetime({ precision: 3 });
