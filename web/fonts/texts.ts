import { languages } from '#contract/languages.ts';
import { textPieces } from '../content/link-mark.ts';
import { loadTexts } from '../content/load-texts.ts';
import type { FaceId } from './faces.ts';

/** All texts that the site sets in a face, in both languages: titles in the heading face, the rest in the other. */
export async function textsIn(face: FaceId): Promise<string[]> {
  const texts = await Promise.all(languages.map(loadTexts));
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
