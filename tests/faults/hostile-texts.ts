import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { documentNames, documentOf, formOf } from '#contract/content/documents.ts';
import { pathOfDocument, valueAt, withValue } from '#contract/content/edits.ts';
import type { Field } from '#contract/content/fields.ts';
import { fits, mergeFieldsOf } from '#contract/content/fits.ts';
import { type SiteContent, siteContentSchema } from '#contract/content/site-content.ts';
import { builtSettings } from '#contract/settings.ts';
import { temporaryDirectory } from '../support/api/api.ts';
import { chromiumPath } from '../support/chromium.ts';

const texts = [
  '<img src=x onerror=alert(1)> <b title="x',
  '</script> </style> </title> </textarea> <script>alert(1)</script>',
  '<!-- <![CDATA[ <?php ]]> -->',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not be filled in
  '${1+1} {{7*7}} <%= 1 %> #{1} `x` $& $1 %s \\u003c \\',
  '&lt; &#60; &amp &quot; \' " ]]>',
  'javascript:alert(1) data:text/html,x',
  '\u202Etfel\u202C \u2066x \u200F\u061C \u2028 \u{E0001}',
  'line\nbreak\ttab  spaces',
  'a'.repeat(10_000),
  'Kelime '.repeat(1_400).trim(),
] as const;
/** As long as a text, so that the same limits hold. */
const harmless = (text: string) => 'Deneme'.padEnd(text.length, '.');

const publishing = resolve('dist/publishing');

/**
 * Hostile texts in every text of every document at once, but where a schema refuses them: each page is parsed to the
 * same elements and attributes as with a harmless text, without a further script, and each JSON file is JSON.
 */
export default async function hostileTexts(): Promise<string> {
  const built: SiteContent = JSON.parse(readFileSync(join(publishing, 'content.json'), 'utf8'));
  const browser = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  await using directory = await temporaryDirectory();
  let filled = 0;
  let files = 0;
  for (const [index, text] of texts.entries()) {
    const units = acceptedUnits(built, text);
    assert.ok(units.length > 40, `only ${units.length} units accept ${JSON.stringify(text)}`);
    filled += units.length;
    const [now, before] = ['now', 'before'].map((way) => join(directory.path, `${index}-${way}`));
    await write(withText(built, units, text), now ?? '');
    await write(withText(built, units, harmless(text)), before ?? '');
    files += await compare(page, now ?? '', before ?? '', JSON.stringify(text).slice(0, 60));
  }
  await browser.close();
  return `${texts.length} hostile texts in ${filled} places: ${files} pages and JSON files keep their structure`;
}

type MergeField = { readonly document: (typeof documentNames)[number]; readonly path: string };

/** Those that can be published with a text; a schema may refuse it for its length, its letters or its form. */
function acceptedUnits(content: SiteContent, text: string): MergeField[] {
  const units = documentNames.flatMap((document) =>
    mergeFieldsOf(formOf(document))
      .filter(({ field, path }) => {
        const value = replaced(field, valueAt(documentOf(content, document), path), text);
        // The outline of a heading is drawn: tests/api/publishing-faults.test.ts.
        const isHeading = /\/(hero\/title|heroTitle)$/.test(path) && text.length > 30;
        return !isHeading && path !== '/name' && fits(field, value);
      })
      .map(({ path }) => ({ document, path })),
  );
  return validUnits(content, validUnits(content, units, text), harmless(text));
}

/** Those whose schemas accept a text. */
function validUnits(
  content: SiteContent,
  units: readonly MergeField[],
  text: string,
): MergeField[] {
  const parsed = z.safeParse(siteContentSchema, withText(content, units, text));
  if (parsed.success) return [...units];
  const wrong = parsed.error.issues.map(({ path: [first, ...rest] }) =>
    (first === 'texts' ? rest : [first, ...rest]).join('/'),
  );
  const isWrong = ({ document, path }: MergeField) =>
    wrong.some((name) => `${name}/`.startsWith(`${document}${path}/`));
  const rest = units.filter((unit) => !isWrong(unit));
  assert.ok(rest.length < units.length, wrong.join(', '));
  return validUnits(content, rest, text);
}

function withText(content: SiteContent, units: readonly MergeField[], text: string): SiteContent {
  return units.reduce((whole, { document, path }) => {
    const own = documentOf(whole, document);
    const field = mergeFieldsOf(formOf(document)).find((one) => one.path === path)?.field;
    const value = field && replaced(field, valueAt(own, path), text);
    return withValue(whole, pathOfDocument(document) + path, value) as SiteContent;
  }, content);
}

/** A value whose plain texts are another one; placeholders that a text must hold follow it. */
function replaced(field: Field, value: unknown, text: string): unknown {
  if (value === undefined || value === null) return value;
  switch (field.kind) {
    case 'text':
      return field.format ? value : [text, ...(field.holds ?? [])].join(' ');
    case 'list':
      return (value as unknown[]).map((item) => replaced(field.item, item, text));
    case 'record':
      return mapMembers(value, (_key, inner) => replaced(field.item, inner, text));
    case 'group':
      return mapMembers(value, (key, inner) => {
        const own = field.fields[key];
        return own && key !== 'id' ? replaced(own, inner, text) : inner;
      });
    default:
      return value;
  }
}

function mapMembers(value: unknown, change: (key: string, inner: unknown) => unknown): object {
  const entries = Object.entries(value as object);
  return Object.fromEntries(entries.map(([key, inner]) => [key, change(key, inner)]));
}

async function write(content: SiteContent, target: string): Promise<void> {
  const program: typeof import('#web/entry-publishing.ts') = await import(
    pathToFileURL(join(publishing, 'index.js')).href
  );
  await mkdir(target);
  await program.publishSite({
    content: z.parse(siteContentSchema, content),
    settings: builtSettings,
    pictures: target,
    modified: {},
    publishing,
    target,
  });
}

/** @returns how many files it compared */
async function compare(page: Page, now: string, before: string, what: string): Promise<number> {
  const names = readdirSync(now, { recursive: true, encoding: 'utf8' });
  const compared = names.filter((name) => /\.(html|json|webmanifest)$/.test(name));
  assert.ok(compared.filter((name) => name.endsWith('.html')).length >= 20);
  for (const name of compared) {
    const [text, other] = [now, before].map((from) => readFileSync(join(from, name), 'utf8'));
    if (!name.endsWith('.html')) {
      JSON.parse(text ?? '');
      continue;
    }
    const [found, expected] = await page.evaluate(structuresOf, [text ?? '', other ?? '']);
    assert.deepEqual(found, expected, `${name} with ${what}`);
  }
  return compared.length;
}

/** In the browser: the elements of documents with the names of their attributes; JSON in scripts must be JSON. */
function structuresOf(documents: readonly string[]): string[][] {
  return documents.map((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    for (const script of parsed.querySelectorAll('script[type$="json"]')) {
      JSON.parse(script.textContent);
    }
    return [...parsed.querySelectorAll('*')].map(({ localName, attributes, parentElement }) =>
      [parentElement?.localName, localName, ...[...attributes].map(({ name }) => name)].join(' '),
    );
  });
}
