import type { Language } from '#contract/languages.ts';
import { readableSize } from '../../format/file-size.ts';

const gibibyte = 1024 ** 3;

/** The size of a disk or a database: "48,2 GB", "1,43 MB". */
export function sizeInWords(bytes: number, language: Language): string {
  if (bytes < gibibyte) return readableSize(bytes, language);
  return (bytes / gibibyte).toLocaleString(language, {
    ...{ style: 'unit', unit: 'gigabyte', unitDisplay: 'short', maximumFractionDigits: 1 },
  });
}
