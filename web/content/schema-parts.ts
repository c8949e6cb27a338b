import * as z from 'zod/mini';

/** Words, never none. */
export const text = z.string().check(z.trim(), z.minLength(1));
export const item = z.strictObject({ title: text, text });
