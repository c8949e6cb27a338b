import type { SentFile } from './good-files.ts';
import { hostileOles } from './hostile-oles.ts';
import { brokenPdfs, maskedFiles, swappedFiles } from './hostile-others.ts';
import { hostileZips } from './hostile-zips.ts';

export { doc, docx, pdf, type SentFile } from './good-files.ts';

/**
 * Files that must be refused, for what they are or for what they say they are. Each is told by `what`, and no
 * two by the same words.
 */
export function hostileFiles(): (SentFile & { readonly what: string })[] {
  return [...maskedFiles(), ...swappedFiles(), ...brokenPdfs(), ...hostileZips(), ...hostileOles()];
}
