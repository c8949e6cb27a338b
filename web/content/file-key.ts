import * as z from 'zod/mini';

/** The key of a PDF that the owner uploaded, a hash of its bytes; `fileUrl` is its address. */
export const fileKey = z.string().check(z.regex(/^[0-9a-f]{16}$/));
