import * as z from 'zod/mini';
import { cvSize, fieldLimits } from './field-limits.ts';

/** The types of file that a CV may have, by the ending of its name, each with its media type. */
export const cvTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvType = keyof typeof cvTypes;

/** What a file says of itself, in the browser as in a multipart body. */
export type FileClaim = { readonly name: string; readonly type: string };

/**
 * The type that a file claims: by its name's ending, or by its media type where the name has none (phones
 * hand over such files). A name that ends otherwise, as on `.exe`, claims another type whatever it says.
 */
export function claimedCvType({ name, type }: FileClaim): CvType | undefined {
  const types = Object.keys(cvTypes) as CvType[];
  const [, ending] = /\.([a-z0-9]{1,5})$/i.exec(name.slice(-fieldLimits.fileName)) ?? [];
  if (ending) return types.find((one) => one === ending.toLowerCase());
  return types.find((one) => cvTypes[one] === type.toLowerCase());
}

/**
 * The CV by name, media type and size; what is in it the API alone looks at. The message for another type is
 * the specification's for where PDF is allowed (section 5).
 */
export const cvFile = z
  .object(
    {
      name: z.string().check(z.maxLength(fieldLimits.fileName, 'invalid')),
      type: z.string(),
      size: z.number(),
    },
    { error: 'uploadFile' },
  )
  .check(
    z.refine((file) => claimedCvType(file) !== undefined, { error: 'pdfOnly' }),
    z.refine(({ size }) => size > 0, { error: 'fileEmpty' }),
    z.refine(({ size }) => size <= cvSize.bytes, {
      error: 'fileTooLarge',
      params: { max: cvSize.mebibytes },
    }),
  );
