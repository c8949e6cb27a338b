import * as z from 'zod/mini';

/** The key of a picture that the owner uploaded; its files are in `/assets/pictures/<key>/`. */
export const pictureKey = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** The key of a PDF that the owner uploaded, a hash of its bytes. */
export const fileKey = z.string().check(z.regex(/^[0-9a-f]{16}$/));

export function fileUrl(key: string): string {
  return `/assets/documents/${key}.pdf`;
}
