import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pageIds } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { builtSettings } from '#contract/settings.ts';
import { everyPage, htmlFile, parseHtml, readPage, site } from '#tests/support/pages/html.ts';
import { contentWith } from '#tests/support/pages/openings.ts';
import {
  figures,
  limits,
  scriptsOf,
  size,
  weighAddition,
  weighPage,
} from '#tests/support/pages/page-weight.ts';
import { chosenFile, type Picture, picturesOf, type Scheme } from '#tests/support/pages/phone.ts';

const kibibyte = 1024;
const heroLimit = 25_000;
const plateLimit = 90_000;
const applicationLimit = 40_000;
/** The names of classes in a sheet's selectors, without their escapes; of its numbers, what follows a point. */
function classesOf(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set(Array.from(names, ([, name = '']) => name.replace(/\\(.)/g, '$1')));
}

const writtenByHand = classesOf(
  globSync('web/**/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join(''),
);

const schemes = ['light', 'dark'] as const satisfies Scheme[];

describe.each(everyPage)('$language/$page', ({ page, language }) => {
  const html = parseHtml(readPage(page, language));

  test.each(figures)('stays within the limit of %s', (figure) => {
    const unit = figure === 'requests' ? 1 : kibibyte;
    const measured = weighPage(page, language)[figure] / unit;
    const said = `${language}/${page}: ${figure}${unit === 1 ? '' : ' in KiB'}`;
    expect(measured, said).toBeGreaterThan(0);
    expect(measured, said).toBeLessThanOrEqual(limits[figure] / unit);
  });

  test('is whole in 20 KB, and its first screen in the first flight of a connection, headers included', () => {
    const file = readFileSync(`${htmlFile(page, language)}.br`);
    expect(file.length, `${language}/${page} in bytes`).toBeLessThanOrEqual(20_000);
    // Ten segments of 1,460 bytes (RFC 6928). The headers take 1,215, and a longer SITE_URL up to 30.
    const flight = file.subarray(0, 14_600 - 1245);
    // Below the heading, the lead and the picture there is one of the sections, or at least its heading.
    const partial = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    expect(brotliDecompressSync(flight, partial).toString()).toMatch(/<\/h1>.*<h2\b.*<\/h2>/s);
  });

  test('loads no plate of more than 90 kB on a phone', () => {
    for (const file of loadedByPhone(picturesOf(html))) {
      expect(size(file), `${file} in bytes`).toBeLessThanOrEqual(plateLimit);
    }
  });

  test('has the styles of all its classes at once, though Tailwind’s others come later', () => {
    expect(lateClassesOf(readPage(page, language))).toEqual([]);
  });

  test('requests only fonts, pictures and icons before it has loaded', () => {
    const scripts = html.tags.filter(({ name, attributes }) => name === 'script' && attributes.src);
    expect(scripts).toEqual([]);
    // Browsers with scripting do not load what <noscript> contains.
    const scripted = readPage(page, language).replace(/<noscript>.*?<\/noscript>/gs, '');
    const { tags } = parseHtml(scripted);
    const links = tags.filter(({ name }) => name === 'link').map((tag) => tag.attributes);
    const asking = links.filter(({ rel = '' }) => /stylesheet|preload|prefetch/.test(rel));
    expect(asking.length).toBeGreaterThan(0);
    for (const link of asking) expect(link).toMatchObject({ rel: 'preload', as: 'font' });
    expect(readPage(page, language)).not.toContain('@import');
  });
});

test('the application form weighs at most 40 kB, and does not wait for the phone numbering plans', () => {
  const form = 'web/features/application/application-form.tsx';
  const { files, bytes } = weighAddition('life', form);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes, `${files.join(', ')} in bytes`).toBeLessThanOrEqual(applicationLimit);
  expect(files.filter((file) => file.includes('phone-tools'))).toEqual([]);
});

test.each(pageIds)('%s does not load the phone numbering plans automatically', (page) => {
  expect(scriptsOf(page).filter((file) => file.includes('phone-tools'))).toEqual([]);
  expect(weighAddition(page, 'web/features/phone/phone-tools.ts').bytes).toBeGreaterThan(30_000);
});

test.each(schemes)('the home page’s first picture weighs at most 25 kB on a %s phone', (scheme) => {
  for (const language of ['tr', 'en'] as const) {
    const [hero] = picturesOf(parseHtml(readPage('home', language)));
    const file = hero ? chosenFile(hero, scheme) : '';
    expect(file).toMatch(/\/skyline-phone-night-800\.avif$/);
    expect(size(file), `${file} in bytes`).toBeLessThanOrEqual(heroLimit);
  }
});

test.each(languages)(
  'the page of an opening, open or closed, is whole in 20 KB, and has the styles of all its classes at once: %s',
  async (language) => {
    const content = await contentWith({
      ag: { '/payFrom': 60_000 },
      kapali: { '/state': 'closed' },
      ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`ilan-${at}`, {}])),
    });
    const program: typeof import('#web/entry-publishing.ts') = await import(
      resolve('dist/publishing/index.js')
    );
    for (const slug of ['ag', 'kapali']) {
      const html = await program.renderPage(
        ...([`/${language}/life/${slug}`, content, builtSettings, 'dist/publishing'] as const),
        '2026-12-01',
      );
      expect(lateClassesOf(html), slug).toEqual([]);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
      expect(brotliCompressSync(html, { params }).length, slug).toBeLessThanOrEqual(20_000);
    }
  },
);

/** The classes of a page whose styles come only after the first paint. */
function lateClassesOf(text: string): string[] {
  const { tags } = parseHtml(text);
  const script = tags.find(({ attributes }) => attributes['data-later']);
  const later = classesOf(readFileSync(`${site}${script?.attributes['data-later']}`, 'utf8'));
  const first = classesOf(text);
  expect(later.size).toBeGreaterThan(300);
  const shown = tags.flatMap(({ attributes }) => (attributes.class ?? '').split(/\s+/));
  return shown.filter((name) => later.has(name) && !first.has(name) && !writtenByHand.has(name));
}

function loadedByPhone(pictures: readonly Picture[]): string[] {
  return pictures.flatMap((picture) => schemes.map((scheme) => chosenFile(picture, scheme)));
}
