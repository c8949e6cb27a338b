import { textPieces } from '#contract/content/link-mark.ts';
import { fillContent } from '#contract/content/site-content.ts';
import { builtSettings } from '#contract/settings.ts';
import { readContent } from '../../content/read-content.ts';
import type { FaceId } from '../../fonts/faces.ts';

const firstPrintable = 0x20;
const lastPrintable = 0x7e;
const basicLatin = String.fromCodePoint(
  ...Array.from({ length: lastPrintable - firstPrintable + 1 }, (_, at) => firstPrintable + at),
);

/** In every subset, whatever the texts contain. A character that a face lacks falls back to the next family. */
const usualCharacters = [
  basicLatin,
  'çÇğĞıİöÖşŞüÜâÂîÎûÛ',
  // For loan words and names.
  'éÉ',
  '’‘“”–—…·•×−←→↗©™€₺°§№\u00a0',
].join('');

/** The characters of the subsets: the usual ones, and those of every text in every language. */
export async function subsetCharacters(): Promise<ReadonlySet<string>> {
  const texts = fillContent(await readContent(), builtSettings.periods);
  return new Set(
    `${usualCharacters}${strings(texts)
      .map(([, text]) => text)
      .join('')}`,
  );
}

/** All texts that the site sets in a face, in every language: titles in the heading face, the rest in the other. */
export async function textsIn(face: FaceId): Promise<string[]> {
  const texts = fillContent(await readContent(), builtSettings.periods);
  return strings(texts)
    .filter(([key]) => /title$/i.test(key) === (face === 'heading'))
    .flatMap(([, text]) => textPieces(text).map(({ words }) => words));
}

/** Every string in a nested value, with its innermost key. */
export function strings(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, name));
}
