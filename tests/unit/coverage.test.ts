import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { getCountries } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { toFieldError } from '#contract/check.ts';
import {
  type CoveredCountry,
  coverageServices,
  identitySchema,
  senderRules,
} from '#contract/content/identity-schema.ts';
import { fillContent, type SiteContent } from '#contract/content/site-content.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { languages } from '#contract/languages.ts';
import { builtSettings } from '#contract/settings.ts';
import { Random } from '#tests/sample-data/random.ts';
import { parseHtml } from '#tests/support/pages/html.ts';
import { readContent } from '#web/content/read-content.ts';
import { askedCountries, withCountries } from '#web/features/contact/asked-countries.ts';

const built = pathToFileURL(resolve('dist/publishing/index.js')).href;
const { renderPage }: typeof import('#web/entry-publishing.ts') = await import(built);
const content = await readContent();

const covering = (coverage: readonly CoveredCountry[]): SiteContent => ({
  ...content,
  identity: { ...content.identity, coverage: [...coverage] },
});
const pageOf = (coverage: readonly CoveredCountry[]) =>
  renderPage('/tr/services', covering(coverage), builtSettings, resolve('dist/publishing'));

const sms = (country: string): CoveredCountry => ({ country, services: ['sms'] });

describe('the covered countries', () => {
  test.each([
    ['tr', ['Almanya', 'Çekya', 'Çin', 'Danimarka', 'İsveç', 'Şili']],
    ['en', ['Chile', 'China', 'Czechia', 'Denmark', 'Germany', 'Sweden']],
  ] as const)('are named and sorted as in the language of the page: %s', (language, names) => {
    const rows = ['CL', 'SE', 'DK', 'CN', 'CZ', 'DE'].map(sms);
    const { pages } = fillContent(covering(rows), builtSettings.periods)[language];
    expect(pages.services.countries.map(({ name }) => name)).toEqual(names);
  });

  test('travel with the services page alone', () => {
    const { chrome, pages } = fillContent(content, builtSettings.periods).tr;
    const carriers = Object.entries({ ...pages, chrome }).filter(([, of]) =>
      JSON.stringify(of).includes('10DLC'),
    );
    expect(carriers.map(([name]) => name)).toEqual(['services']);
  });

  test.each([
    ['a code that is none', [sms('ZZ')], '0.country', 'country'],
    ['a country that is no more', [sms('DE'), sms('AN')], '1.country', 'country'],
    ['a row without its country', [sms('')], '0.country', 'country'],
    ['a second row of a country', [sms('DE'), sms('FR'), sms('DE')], '2.country', 'countryTwice'],
    ['a row without a service', [{ country: 'DE', services: [] }], '0.services', 'selectOption'],
  ] as const)('%s is refused beside its field, in words', (_, coverage, path, key) => {
    const { error } = identitySchema.safeParse({ ...content.identity, coverage });
    const [issue, ...others] = error?.issues ?? [];
    expect(others).toEqual([]);
    expect(issue?.path.join('.')).toBe(`coverage.${path}`);
    if (issue) expect(toFieldError(issue)).toMatchObject({ key });
    for (const language of languages) expect(fieldMessage({ key }, language)).not.toBe('');
  });

  test('one country is a list without a fold, and none is no list', async () => {
    const one = await pageOf([sms('DE')]);
    expect(one).toContain('Almanya');
    // The features of the areas are folded on a phone.
    expect(one).not.toContain('inline-link border-t');
    expect(await pageOf([])).not.toContain(content.texts.tr.services.coverage.title);
  });

  test('200 of them, one in ten with a remark of 80 letters, leave the page within 20 KB and its first screen in the first flight', async () => {
    const random = new Random(7);
    const words =
      'kayıt rota teslim şablon başlık belge gönderen yerel numara ücret kademe ağ izin gün';
    const remark = () =>
      Array.from({ length: 16 }, () => random.pick(words.split(' ')))
        .join(' ')
        .slice(0, 80)
        .trim();
    const rows = getCountries()
      .slice(0, 200)
      .map(
        (country, index): CoveredCountry => ({
          ...{ country, sender: random.pick(senderRules) },
          services: coverageServices.filter((one) => one === 'sms' || random.chance(0.7)),
          ...(index % 10 === 0 && { remark: { tr: remark(), en: remark() } }),
        }),
      );
    const html = await pageOf(rows);
    const boxes = parseHtml(html).tags.filter(({ attributes }) => attributes.type === 'checkbox');
    expect(boxes).toHaveLength(200);
    const compressed = brotliCompressSync(html);
    expect(compressed.length).toBeLessThanOrEqual(20_000);
    const flight = compressed.subarray(0, 14_600 - 1245);
    const partial = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    expect(brotliDecompressSync(flight, partial).toString()).toMatch(/<\/h1>.*<h2\b.*<\/h2>/s);
  });
});

describe('the countries in the address of the quote form', () => {
  test('are known codes, each once', () => {
    expect(askedCountries('?form=quote&country=DE,IQ,DE,QQ,de,%3Cb%3E&country=FR')).toEqual([
      ...['DE', 'IQ', 'FR'],
    ]);
    expect(askedCountries('?form=quote')).toEqual([]);
    const all = getCountries();
    expect(askedCountries(`?country=${all.join()}`).length).toBeGreaterThan(240);
  });

  test('join what is written, which may name them already in another language', () => {
    expect(withCountries('', ['DE', 'IQ'], 'tr')).toBe('Almanya, Irak');
    expect(withCountries('irak; Kuveyt\nGERMANY', ['DE', 'IQ', 'FR'], 'tr')).toBe(
      'irak; Kuveyt\nGERMANY, Fransa',
    );
    expect(withCountries('Irak', [], 'en')).toBe('Irak');
    expect(withCountries('', getCountries(), 'en').length).toBeLessThan(4000);
  });
});
