import { atom, useAtomValue } from 'jotai';
import type { ContentState } from '#contract/admin/content.ts';
import { isOpeningName, keysOf } from '#contract/content/edits.ts';
import { networkNames } from '#contract/content/networks.ts';
import { titleIn } from '#contract/content/opening-values.ts';
import { isLanguage, type Language, languages } from '#contract/languages.ts';
import { calendarDay } from '../format/date-format.ts';
import { languageName } from '../format/language-name.ts';
import { toShown } from '../format/placeholder-names.ts';
import { languageAtom } from '../language.ts';
import { type FieldRef, partsOf } from './names.ts';
import type { CodeName } from './publishing/words.ts';
import { useContentTexts } from './texts.ts';

/**
 * The documents, for the titles of openings. The editor's pages set it: the audit trail, which names documents too, need
 * not load what they read.
 */
export const namedDocumentsAtom = atom<ContentState['documents']>([]);

/** Functions that name documents and values in the admin's language. */
export function useNames() {
  const { labels, hints, plates, coverage, openings, placeholders } = useContentTexts();
  const documents = useAtomValue(namedDocumentsAtom);
  const language = useAtomValue(languageAtom);

  const optionNames: Readonly<Record<string, string>> = {
    ...{ ...networkNames, ...plates, ...coverage, ...openings.options },
    ...Object.fromEntries(languages.map((one) => [one, languageName(one, language)])),
  };
  const nameOf = codeNamesIn(language, optionNames);
  const codeName: CodeName = (member, text) => nameOf(member, text) ?? toShown(text, placeholders);

  /** The label of a value, or of an item of a list with its position. */
  function labelAt(fieldRef: FieldRef): string {
    const keys = keysOf(fieldRef.path);
    const last = keys.at(-1);
    if (last === undefined) return titleOf(fieldRef.document);
    if (isLanguage(last)) return languageName(last, language);
    const known = labelOf(labels, [...rootOf(fieldRef.document), ...keys]);
    const label = toShown(known ?? last, placeholders);
    return /^\d+$/.test(last) ? `${label} ${Number(last) + 1}` : label;
  }

  /** The line below the label, if the field has one: such as the law that asks for the value. */
  function hintAt({ document, path }: FieldRef): string | undefined {
    return labelOf(hints, [...rootOf(document), ...keysOf(path)]);
  }

  /** The language of a document; empty for the company's. */
  function languageOf(document: string): string {
    const named = partsOf(document).language;
    return named ? languageName(named, language) : '';
  }

  /** The name of a document's page in the editor. */
  function titleOf(document: string): string {
    const { name } = partsOf(document);
    if (!isOpeningName(name)) return labels[name];
    const opening = documents.find((one) => one.name === name)?.opening;
    return titleIn(opening?.title, language) || openings.untitled;
  }

  function documentName(document: string): string {
    const own = languageOf(document);
    return own ? `${titleOf(document)} (${own})` : titleOf(document);
  }

  /** The path to a value in words: “Home › Top of the page › Title”. */
  function wayTo({ document, path }: FieldRef): string {
    const keys = keysOf(path);
    const steps = keys.map((_, at) => `/${keys.slice(0, at + 1).join('/')}`);
    const named = steps
      .filter((step) => !/\/(sections)$/.test(step))
      .map((step) => labelAt({ document, path: step }));
    return named.join(' › ');
  }

  return { labelAt, hintAt, optionNames, codeName, languageOf, documentName, wayTo };
}

/** The first key of labels for a document's fields. */
function rootOf(document: string): string[] {
  const { name } = partsOf(document);
  return [isOpeningName(name) ? 'opening' : name];
}

/**
 * The label of a field: that of the longest known end of its path, in which indexes and languages are `*`.
 * @param keys the document's name and the keys of the path
 * @returns undefined if no end of it has a label
 */
export function labelOf(known: Readonly<Record<string, string>>, keys: readonly string[]) {
  const named = keys.map((key) => (/^\d+$/.test(key) || isLanguage(key) ? '*' : key));
  const labelFrom = (_: string, from: number) => known[named.slice(from).join('/')];
  return named.map(labelFrom).find((label) => label !== undefined);
}

/**
 * The names of countries, days and options.
 * @param optionNames by their codes
 */
export function codeNamesIn(
  language: Language,
  optionNames: Readonly<Record<string, string>>,
): CodeName {
  return (member, code) => {
    // Both throw for what is none.
    if (member === 'country' && /^[A-Z]{2}$/.test(code)) {
      return new Intl.DisplayNames(language, { type: 'region' }).of(code);
    }
    if (/^\d{4}-\d\d-\d\d$/.test(code) && !Number.isNaN(Date.parse(code))) {
      return calendarDay(code, language);
    }
    return member && Object.hasOwn(optionNames, code) ? optionNames[code] : undefined;
  };
}
