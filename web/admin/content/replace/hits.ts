import { isMembers, within } from '#contract/content/edits.ts';
import type { Field } from '#contract/content/fields.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import type { FieldRef } from '../names.ts';

export type Replacement = {
  readonly find: string;
  readonly by: string;
  readonly isWholeWord: boolean;
  readonly isExactCase: boolean;
};

/** A found part of a text, and the words that would take its place. */
export type Hit = FieldRef & {
  readonly text: string;
  /** Of the part in the text. */
  readonly start: number;
  readonly found: string;
  readonly words: string;
};

/**
 * The parts of a value that a replacement would change, in order. What people do not read stays out: ids, files, dates,
 * placeholders, and links within the site. A number is found as a whole, and replaced by another number.
 */
export function hitsIn(
  field: Field,
  value: unknown,
  { document, path }: FieldRef,
  language: Language = defaultLanguage,
  replacement: Replacement,
): Hit[] {
  const { find, by, isExactCase } = replacement;
  if (!find.trim()) return [];
  const pattern = patternOf(replacement, language);
  const hits: Hit[] = [];
  mapTexts(field, value, path, (text, at, kind) => {
    if (kind === 'number' && !(text === find && /^\d+$/.test(by))) return text;
    const fixed = [...text.matchAll(fixedParts)];
    for (const { index: start, 0: match } of lowered(text, language, isExactCase).matchAll(
      pattern,
    )) {
      const end = start + match.length;
      if (fixed.some(({ index, 0: part }) => start < index + part.length && end > index)) continue;
      const found = text.slice(start, end);
      const words = isExactCase ? by : inCaseOf(found, find, by, language);
      if (words !== found) hits.push({ document, path: at, text, start, found, words });
    }
    return text;
  });
  return hits;
}

/** A value with hits replaced. */
export function withHits(
  field: Field,
  value: unknown,
  path: string,
  hits: readonly Hit[],
): unknown {
  return mapTexts(field, value, path, (text, at) =>
    hits
      .filter((hit) => hit.path === at)
      .reduceRight(
        (now, { start, found, words }) =>
          now.slice(0, start) + words + now.slice(start + found.length),
        text,
      ),
  );
}

/** Placeholders, and targets of links within the site. */
const fixedParts = /\{[\w.]+\}|\]\((?!https:)[^()\s]+\)/g;

function patternOf({ find, isWholeWord, isExactCase }: Replacement, language: Language): RegExp {
  const literal = lowered(find, language, isExactCase).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    isWholeWord ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal,
    'gu',
  );
}

/** In lower case by the language's rules, each letter in its place: İ and I are two letters in Turkish alone. */
function lowered(text: string, language: Language, isExactCase: boolean): string {
  if (isExactCase) return text;
  return text.replaceAll(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLocaleLowerCase(language).replace('\u0307', '');
    return lower.length === letter.length ? lower : letter;
  });
}

/**
 * Words in the case of what they replace, where that was not typed so: GÖKHAT becomes KAVŞAK, and gökhat kavşak. Where
 * İstanbul is written Istanbul, İzmir becomes Izmir.
 */
function inCaseOf(found: string, find: string, by: string, language: Language): string {
  const isDotless = find.includes('İ') && found.includes('I');
  const words = isDotless ? by.replaceAll('İ', 'I') : by;
  const [upper, lower] = [found.toLocaleUpperCase(language), found.toLocaleLowerCase(language)];
  if (found === find || upper === lower) return words;
  if (found === upper && found.length > 1) return words.toLocaleUpperCase(language);
  if (found === lower) return words.toLocaleLowerCase(language);
  const first = words.slice(0, 1);
  return found.startsWith(upper.slice(0, 1))
    ? first.toLocaleUpperCase(language) + words.slice(1)
    : words;
}

/** A value with each text and number replaced. */
function mapTexts(
  field: Field,
  value: unknown,
  path: string,
  change: (text: string, path: string, kind: 'text' | 'number') => string,
): unknown {
  if (field.kind === 'text') return typeof value === 'string' ? change(value, path, 'text') : value;
  if (field.kind === 'number') {
    return typeof value === 'number' ? Number(change(String(value), path, 'number')) : value;
  }
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item, index) => mapTexts(field.item, item, within(path, index), change));
  }
  if ((field.kind !== 'group' && field.kind !== 'record') || !isMembers(value)) return value;
  const members = Object.entries(value).map(([key, inner]) => {
    const own = field.kind === 'group' ? field.fields[key] : field.item;
    // Texts of every language refer to an item by its id.
    return [key, own && key !== 'id' ? mapTexts(own, inner, within(path, key), change) : inner];
  });
  return Object.fromEntries(members);
}
