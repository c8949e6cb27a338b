import type { SentFile } from './good-files.ts';
import { hostileOles } from './hostile-oles.ts';
import { brokenPdfs, maskedFiles, swappedFiles } from './hostile-others.ts';
import { hostileZips } from './hostile-zips.ts';

export { doc, docx, pdf, type SentFile } from './good-files.ts';

/** Files that must be refused, because of their type or their declared type. Each `what` is unique. */
export function hostileFiles(): (SentFile & { readonly what: string })[] {
  return [...maskedFiles(), ...swappedFiles(), ...brokenPdfs(), ...hostileZips(), ...hostileOles()];
}
