import * as z from 'zod/mini';
import { plateIds } from './plate-ids.ts';
import { oneFor } from './schema-parts.ts';

/** The key of a picture that the owner uploaded; its files are in `/assets/pictures/<key>/`. */
export const pictureKey = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** The owner's logo, and the plates that show a picture of the owner's instead of their own. */
export const picturesSchema = z.strictObject({
  logo: z.optional(pictureKey),
  ...oneFor(plateIds, z.optional(pictureKey)),
});
export type Pictures = z.infer<typeof picturesSchema>;
