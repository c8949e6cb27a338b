import * as z from 'zod/mini';
import { oneFor } from './one-for.ts';
import { plateIds } from './plate-ids.ts';
import { pictureKey } from './uploaded-file.ts';

/** The owner's logo, and the plates that show a picture of the owner's instead of their own. */
export const picturesSchema = z.strictObject({
  logo: z.optional(pictureKey),
  ...oneFor(plateIds, z.optional(pictureKey)),
});
export type Pictures = z.infer<typeof picturesSchema>;
