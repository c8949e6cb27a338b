import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { htmlFile, type ParsedHtml, parseHtml, readPage, site } from './html.ts';
import { chosenFile, picturesOf } from './phone.ts';

const kibibyte = 1024;

/** Limits of a page over the network, in bytes; `requests` is a number of files. */
export const limits = {
  /** Once hydrated, without scripts that wait for an interaction. */
  javascript: 95 * kibibyte,
  /** With its inline styles and script. The headers add 1.2 kB. */
  html: 20_000,
  fonts: 60 * kibibyte,
  /** Everything that a phone requests at once: the HTML, its fonts, its first pictures. */
  beforeLoad: 160 * kibibyte,
  requests: 10,
} as const;

export type Figure = keyof typeof limits;
export const figures = Object.keys(limits) as Figure[];
export type PageWeight = Readonly<Record<Figure, number>>;

/** The weight of a built page on a phone. */
export function weighPage(page: PageId, language: Language): PageWeight {
  const html = readPage(page, language);
  const parsed = parseHtml(html);
  const fonts = fontsOf(html, parsed);
  const pictures = firstPicturesOf(parsed);
  const ofHtml = compressedSize(htmlFile(page, language));
  return {
    javascript: sum(scriptsOf(page).map((file) => compressedSize(join(site, file)))),
    html: ofHtml,
    fonts: sum(fonts.map(size)),
    beforeLoad: ofHtml + sum([...fonts, ...pictures].map(size)),
    requests: 1 + fonts.length + pictures.length,
  };
}

/** The size in bytes of a file that needs no compression. */
export function size(address: string): number {
  return statSync(join(site, address)).size;
}

function firstPicturesOf(parsed: ParsedHtml): string[] {
  const first = picturesOf(parsed).filter(({ image }) => image.attributes.loading !== 'lazy');
  return first.map((picture) => chosenFile(picture, 'light'));
}

/**
 * The fonts that contain a character of the page. Which text uses which family is ignored, so there may be too many
 * but never too few.
 */
function fontsOf(css: string, { texts }: ParsedHtml): string[] {
  const points = new Set(Array.from(texts.join(''), (character) => character.codePointAt(0) ?? 0));
  const faces = css.matchAll(/@font-face\{[^}]*url\(([^)]+)\)[^}]*unicode-range:([^;}]+)/g);
  return [...faces]
    .filter(([, , ranges = '']) => [...points].some((point) => covers(ranges, point)))
    .map(([, address = '']) => address);
}

function covers(ranges: string, point: number): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16);
  });
}

const entry = 'web/entry-client.tsx';

/** The scripts of a hydrated page: the entry, the page's own chunk, those of every page, and their imports. */
export function scriptsOf(page: PageId): string[] {
  return filesReachedFrom([entry, sourceOf(page)]);
}

/** The size in bytes of a part loaded later, without files that the page already has. */
export function weighAddition(page: PageId, part: string) {
  const here = scriptsOf(page);
  const files = filesReachedFrom([part]).filter((file) => !here.includes(file));
  return { files, bytes: sum(files.map((file) => compressedSize(join(site, file)))) };
}

function filesReachedFrom(sources: readonly string[]): string[] {
  const manifest: Manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const reached = new Set<string>();
  const reach = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const imported of manifest[name]?.imports ?? []) reach(imported);
  };
  for (const source of sources) reach(source);
  return [...reached].map((name) => {
    const { file } = manifest[name] ?? {};
    if (!file) throw new Error(`${name} is not in the build's manifest`);
    return file;
  });
}

/** The file that the page table imports for a page. */
function sourceOf(page: PageId): string {
  const table = readFileSync('web/pages/index.ts', 'utf8');
  const [, file] = new RegExp(`\\b${page}: \\(\\) => import\\('\\./([^']+)'\\)`).exec(table) ?? [];
  if (!file) throw new Error(`web/pages/index.ts imports nothing for the page ${page}`);
  return `web/pages/${file}`;
}

/** The Brotli size: of the build's file, or computed for files that fit one packet and stay uncompressed. */
function compressedSize(file: string): number {
  const made = `${file}.br`;
  return existsSync(made) ? statSync(made).size : brotliCompressSync(readFileSync(file)).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
