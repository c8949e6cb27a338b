import * as z from 'zod/mini';
import { fieldLimits } from './field-limits.ts';

/**
 * A file of a form: its name, media type and size; only the API checks the content.
 * @param limit the largest size, in MiB for the message and in bytes
 * @param checks what comes before its size
 */
export function uploadedFile(
  limit: { readonly mebibytes: number; readonly bytes: number },
  ...checks: z.core.$ZodCheck<{ name: string; type: string; size: number }>[]
) {
  return z
    .object(
      {
        name: z.string().check(z.maxLength(fieldLimits.fileName, 'invalid')),
        type: z.string(),
        size: z.number(),
      },
      { error: 'uploadFile' },
    )
    .check(
      ...checks,
      z.refine(({ size }) => size > 0, { error: 'fileEmpty' }),
      z.refine(({ size }) => size <= limit.bytes, {
        error: 'fileTooLarge',
        params: { max: limit.mebibytes },
      }),
    );
}
