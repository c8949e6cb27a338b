import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identity } from '#contract/content/identity.ts';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { loadTexts } from '#tests/support/texts.ts';

const site = 'dist/site';
const bundles = readdirSync(join(site, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(site, 'assets', name), 'utf8'))
  .join('\n');

test('no page’s prose is in a JavaScript bundle', async () => {
  for (const language of languages) {
    const { pages } = await loadTexts(language);
    for (const page of pageIds) {
      expect(bundles).not.toContain(pages[page].seo.title);
      expect(bundles).not.toContain(pages[page].seo.description);
    }
  }
});

test('no bundle holds the company’s data, which can change without a build', () => {
  const map = readFileSync(join(site, 'map.html'), 'utf8').match(/<script.*<\/script>/s)?.[0] ?? '';
  expect(map.length).toBeGreaterThan(1000);
  const { name, shortName, legalName, email, phone, offices, api, jobBoard } = identity;
  const facts = [name, shortName, legalName, email.info, phone.text, api.root, jobBoard];
  for (const fact of [...facts, offices[0].street, String(offices[0].lat)]) {
    expect((bundles + map).includes(fact), fact).toBe(false);
  }
});

test('the inline script and the icon of every document are not in the bundles too', () => {
  for (const code of ['document.currentScript', 'rel="icon"']) {
    expect(bundles.includes(code), code).toBe(false);
  }
});

test('the admin’s texts and code are in no file of the public site', () => {
  const entry = /client-[\w-]+\.js/.exec(readFileSync(join(site, 'tr.html'), 'utf8'))?.[0];
  const reached = reachableFrom(entry ?? '');
  expect(reached.size).toBeGreaterThan(5);
  for (const file of reached) {
    const code = readFileSync(join(site, 'assets', file), 'utf8');
    expect(code, file).not.toContain('gt_admin_auth');
    expect(code, file).not.toContain('/api/Admin');
  }
});

test('a page’s HTML has one inline script, and no style or handler in an attribute', () => {
  for (const language of languages) {
    for (const page of pageIds) {
      const html = readFileSync(`${join(site, hrefFor(page, language))}.html`, 'utf8');
      expect(html.match(/<script(?![^>]*type="application\/)[^>]*>/g), page).toHaveLength(1);
      expect(html, page).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
    }
  }
});

test('every page and bundle has a brotli and a gzip file beside it', () => {
  const names = readdirSync(site, { recursive: true }).map(String);
  const texts = names.filter((name) => /\.(html|js)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  for (const name of texts) {
    if (readFileSync(join(site, name)).length < 860) continue;
    expect(names).toContain(`${name}.br`);
    expect(names).toContain(`${name}.gz`);
  }
});

test('the CV viewer’s document contains all it needs, and no address', () => {
  const html = readFileSync(join(site, 'cv-viewer.html'), 'utf8');
  const bare = html.replace(/(<(script|style)[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  expect(bare.match(/<(script|style)/g)).toEqual(['<style', '<script']);
  expect(bare).not.toMatch(/\s(src|href|action|style|on[a-z]+)=/);
  expect(statSync(join(site, 'cv-viewer.html.br')).size).toBeLessThan(600_000);
});

/** The files that a file imports directly or indirectly, lazy imports too. */
function reachableFrom(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const code = readFileSync(join(site, 'assets', entry), 'utf8');
  for (const [, file = ''] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
    reachableFrom(file, seen);
  return seen;
}
