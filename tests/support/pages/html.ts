import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hrefFor, type PageId, pageIds } from '#contract/content/site-map.ts';
import { type Language, languages } from '#contract/languages.ts';

/** An opening tag; attribute names are in lower case. */
export type Tag = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/** The content of a page, in document order. */
export type ParsedHtml = {
  readonly tags: readonly Tag[];
  /** Each text between two tags, without scripts and styles. */
  readonly texts: readonly string[];
};

export const site = 'dist/site';

/** Every public page in every language. */
export const everyPage = languages.flatMap((language) =>
  pageIds.map((page) => ({ page, language })),
);

/** A page as built. */
export function readPage(page: PageId, language: Language): string {
  return readFileSync(htmlFile(page, language), 'utf8');
}

export function htmlFile(page: PageId, language: Language): string {
  return `${join(site, hrefFor(page, language))}.html`;
}

/** Parses this project's own HTML: well formed, every attribute in double quotes. */
export function parseHtml(html: string): ParsedHtml {
  const tags: Tag[] = [];
  const texts: string[] = [];
  const withoutCode = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
  for (const [whole, name, attributes = ''] of withoutCode.matchAll(pieces)) {
    if (name) tags.push({ name: name.toLowerCase(), attributes: parseAttributes(attributes) });
    else if (!whole.startsWith('<') && whole.trim()) texts.push(decode(whole).trim());
  }
  return { tags, texts };
}

/** The text of each element with this name, descendants included. */
export function textsOf(html: string, name: string): string[] {
  const elements = html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'));
  return [...elements].map(([, inner = '']) => parseHtml(inner).texts.join(' '));
}

/** The page's only JSON-LD script, parsed. */
export function jsonLdOf(html: string): unknown {
  const found = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  const [script, ...more] = [...found].map(([, text = '']) => text);
  if (!script || more.length > 0) throw new Error('a page has one script of JSON-LD');
  return JSON.parse(script);
}

/** A comment, a closing tag, an opening tag, or a text. */
const pieces =
  /<!--[\s\S]*?-->|<\/[^>]*>|<!?([a-z][\w-]*)((?:\s+[^\s=>]+="[^"]*"|[^>"])*)>|[^<]+/gi;

function parseAttributes(text: string): Record<string, string> {
  const found = text.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
}
