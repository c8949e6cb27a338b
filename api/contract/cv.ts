import * as z from 'zod/mini';
import { cvSize, fieldLimits } from './field-limits.ts';
import { uploadedFile } from './uploaded-file.ts';

/** The accepted file types of a CV, by file extension, with their media types. */
export const cvTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvType = keyof typeof cvTypes;

/** Name and type that a file declares, in the browser or in a multipart body. */
export type FileClaim = { readonly name: string; readonly type: string };

/**
 * The type that a file claims: by its extension, or by its media type if the name has none (phones send such files).
 * Any other extension, such as `.exe`, decides, whatever the media type.
 */
export function claimedCvType({ name, type }: FileClaim): CvType | undefined {
  const types = Object.keys(cvTypes) as CvType[];
  const [, ending] = /\.([a-z0-9]{1,5})$/i.exec(name.slice(-fieldLimits.fileName)) ?? [];
  if (ending) return types.find((one) => one === ending.toLowerCase());
  return types.find((one) => cvTypes[one] === type.toLowerCase());
}

/**
 * The name for saving a CV: with the extension of its type, by which computers open a file, and without the marks of an
 * encoded word (RFC 2047), which Chromium decodes in a header.
 */
export function savedName({
  name,
  type,
}: {
  readonly name: string;
  readonly type: CvType;
}): string {
  const plain = name.replaceAll('=?', '=_');
  return plain.toLowerCase().endsWith(`.${type}`) ? plain : `${plain.replace(/\.$/, '')}.${type}`;
}

/**
 * Checks the CV's name, media type and size; only the API checks the content. The message for another type begins with
 * the specification's for PDF only (section 5).
 */
export const cvFile = uploadedFile(
  cvSize,
  z.refine((file) => claimedCvType(file) !== undefined, { error: 'cvType' }),
);
