import { altPaths } from '#contract/content/alt-paths.ts';
import { isOpeningName, type OpeningName, valueAt } from '#contract/content/edits.ts';
import { type PlateId, plateIds } from '#contract/content/plate-ids.ts';
import { hrefFor, openingHref, type PageId, pageIds } from '#contract/content/site-map.ts';
import { isLanguage, type Language, languages } from '#contract/languages.ts';
import { paths } from '../paths.ts';

/** What a page of the editor edits: a document without a language, or the texts of a name in every language. */
export type TextsName = Single | OpeningName | 'chrome' | PageId;

/** Documents without a language: the company's data, and the pictures. */
const singles = ['identity', 'pictures'] as const;
type Single = (typeof singles)[number];

export const textsNames: readonly TextsName[] = [...singles, 'chrome', ...pageIds];

function isSingle(name: string): name is Single | OpeningName {
  return isOpeningName(name) || singles.some((one) => one === name);
}

/** Whether a name is that of a page, with an address of its own. */
export function isPageName(name: TextsName): name is PageId {
  return !isSingle(name) && name !== 'chrome';
}

/**
 * The page that shows a value of a name: for pictures the one that they are on; for the company's data, and for texts of
 * every page, the first one with it.
 */
export function pageOf(name: TextsName, path = ''): PageId {
  if (isPageName(name)) return name;
  if (isOpeningName(name)) return 'life';
  const [, first = '', second] = path.split('/');
  if (first.startsWith('iso')) return 'certificates';
  if (name === 'pictures') return altPaths[first as PlateId]?.[0] ?? 'home';
  return shownOn[`${first}/${second}`] ?? shownOn[first] ?? 'home';
}

/** Pages of the company's data that the home page does not show. */
const shownOn: Readonly<Record<string, PageId>> = {
  founded: 'about',
  serviceAreas: 'services',
  api: 'services',
  certificates: 'certificates',
  jobBoard: 'life',
  email: 'contact',
  'email/careers': 'life',
  'email/dataProtection': 'privacy',
  'email/ethics': 'sustainability',
  'email/partners': 'certificates',
  offices: 'contact',
  registration: 'legal',
  coverage: 'services',
};

/** The address of the page that shows a name; that of an opening, once it is published. */
export function hrefOfPage(name: TextsName, language: Language, live?: unknown): string {
  const slug = valueAt(live, `/slug/${language}`);
  return typeof slug === 'string' ? openingHref(language, slug) : hrefFor(pageOf(name), language);
}

/** The documents of a name: one for each language, or one. */
export function documentsOf(name: TextsName): readonly string[] {
  return isSingle(name) ? [name] : languages.map((language) => `${language}/${name}`);
}

/** The name and the language of a document, if it has one. */
export function partsOf(document: string): { name: TextsName; language?: Language } {
  const [first = '', second = ''] = document.split('/');
  if (!isLanguage(first)) return { name: isSingle(document) ? document : 'identity' };
  return { name: textsNames.find((one) => one === second) ?? 'chrome', language: first };
}

/** A reference to a value, as the key of the API's errors: its document and a JSON Pointer. */
export type FieldRef = { readonly document: string; readonly path: string };

export type PendingEdit = FieldRef & { readonly value: unknown };

/** A reference as one string, which is also the id of the field's element. */
export function keyOf({ document, path }: FieldRef): string {
  return document + path;
}

/** Whether a key or path is a value's, or that of a part of it. */
export function isIn(key: string, outer: string): boolean {
  return key === outer || key.startsWith(`${outer}/`);
}

/** @returns undefined for a key of no document */
export function fieldRefOf(key: string): FieldRef | undefined {
  const [, document, path] =
    /^(identity|pictures|openings\/[a-z0-9-]+|[a-z]{2}\/[a-z]+)((?:\/.+)?)$/.exec(key) ?? [];
  return document === undefined ? undefined : { document, path: path ?? '' };
}

/** The language of a value: its document's, or that of a value for each language. */
export function languageAt({ document, path }: FieldRef): Language | undefined {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return partsOf(document).language ?? (isLanguage(last) ? last : undefined);
}

/** The address of a name's page in the admin, or of one value there. */
export function hrefOf(name: TextsName, at?: string): string {
  return `${paths.content}/${name}${at ? `?at=${encodeURIComponent(at)}` : ''}`;
}

/** The plate as which the picture at a path is cropped; undefined for the logo. */
export function plateAt(path: string): PlateId | undefined {
  // Of a service area (plates.ts).
  if (path.endsWith('/picture')) return 'reach';
  return plateIds.find((id) => path === `/${id}`);
}
