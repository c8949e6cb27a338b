import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { employments } from '#contract/content/opening-values.ts';
import { alternatesOf } from '#contract/content/site-map.ts';
import { builtSettings } from '#contract/settings.ts';
import { jsonLdOf } from '#tests/support/pages/html.ts';
import { contentWith, openingPage, siteUrl, textsWith } from '#tests/support/pages/openings.ts';
import { structuredData } from '#web/document/structured-data.ts';
import { type Checked, empty, toFormData } from '#web/features/application/values.ts';
import { contentFiles } from '#web/publishing/content-files.ts';
import { llmsTxt } from '#web/publishing/llms-txt.ts';
import { openingsFeed } from '#web/publishing/openings-feed.ts';
import { sitemap } from '#web/publishing/robots-and-sitemap.ts';

const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.object({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string(),
    addressCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
});
const common = {
  '@type': z.literal('JobPosting'),
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.regex(/^<p>.+<\/p><p>.+<ul><li>.+<\/ul>$/s)),
  identifier: z.strictObject({
    '@type': z.literal('PropertyValue'),
    name: z.string(),
    value: z.string(),
  }),
  datePosted: z.iso.date(),
  validThrough: z.iso.datetime({ local: true }),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    name: z.string(),
    sameAs: z.url(),
    logo: z.url(),
  }),
  directApply: z.literal(true),
  baseSalary: z.optional(
    z.strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      value: z.strictObject({
        '@type': z.literal('QuantitativeValue'),
        unitText: z.literal('MONTH'),
        minValue: z.optional(z.number()),
        maxValue: z.optional(z.number()),
      }),
    }),
  ),
};
/** What Google's page on `JobPosting` requires: a place, or for remote work the country of applicants. */
const posting = z.union([
  z.strictObject({ ...common, jobLocation: place }),
  z.strictObject({
    ...common,
    jobLocationType: z.literal('TELECOMMUTE'),
    applicantLocationRequirements: z.strictObject({
      '@type': z.literal('Country'),
      name: z.string(),
    }),
  }),
]);

async function postingsOf(...of: Parameters<typeof openingPage>) {
  const data = Object(jsonLdOf(structuredData(await openingPage(...of), siteUrl)));
  return data['@graph'].filter((node: object) => Object(node)['@type'] === 'JobPosting');
}

describe('an open position for search engines', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['in the office', { '/workplace': 'office' }],
    ['in another city', { '/city': 'İzmir' }],
    ['remote', { '/workplace': 'remote' }],
    ['with a range of pay', { '/payFrom': 60_000, '/payTo': 80_000, '/payCurrency': 'EUR' }],
    ['with one end of its pay', { '/payTo': 80_000 }],
    ...employments.map(
      (kind) => [kind, { '/employment': kind }] as [string, Readonly<Record<string, unknown>>],
    ),
  ])('has all fields that Google requires, and no other: %s', async (_, values) => {
    for (const language of ['tr', 'en'] as const) {
      const postings = await postingsOf(values, language);
      expect(postings).toHaveLength(1);
      z.parse(posting, postings[0]);
    }
  });

  test('says where, until when and for how much', async () => {
    expect(await postingsOf({ '/payFrom': 60_000, '/payTo': 80_000 })).toMatchObject([
      {
        ...{ datePosted: '2026-11-20', validThrough: '2026-12-31T23:59:59' },
        jobLocation: { address: { streetAddress: expect.any(String), addressRegion: 'İstanbul' } },
        baseSalary: { currency: 'TRY', value: { minValue: 60_000, maxValue: 80_000 } },
      },
    ]);
    expect(await postingsOf({ '/city': 'İzmir' }, 'en')).toMatchObject([
      { jobLocation: { address: { addressLocality: 'Izmir', addressCountry: 'TR' } } },
    ]);
    expect(await postingsOf({ '/workplace': 'remote' })).toMatchObject([
      { applicantLocationRequirements: { name: 'Türkiye' } },
    ]);
  });

  test('is none once it is closed, and its words are no HTML', async () => {
    expect(await postingsOf({ '/state': 'closed' })).toEqual([]);
    expect(await postingsOf({ '/closes': '2026-11-30' })).toEqual([]);
    const [{ description }] = await postingsOf({ '/does/tr': ['<script> & more'] });
    expect(description).toContain('<li>&lt;script> &amp; more</li>');
  });
});

test('its pay is in words, in the language of its page', async () => {
  const amountOf = async (...of: Parameters<typeof openingPage>) =>
    (await openingPage(...of)).opening.pay?.amount;
  const pay = { '/payFrom': 60_000, '/payTo': 80_000 };
  expect(await amountOf(pay)).toBe('60.000–80.000 Türk lirası');
  expect(await amountOf({ ...pay, '/payTo': 60_000, '/payCurrency': 'EUR' }, 'en')).toBe(
    '60,000 Euro',
  );
  expect(await amountOf()).toBeUndefined();
});

const three = {
  acik: { '/title/tr': 'Ağ & <Sistem>' },
  tek: { '/only': 'tr', '/slug/en': undefined },
  kapali: { '/state': 'closed' },
};

test('the site map has the open ones, each with its other language if it has one, and the day of its last change', async () => {
  const map = sitemap(siteUrl, await textsWith(three), { 'openings/acik': '2026-11-25' });
  const entries = map.match(/<url>.*/g)?.filter((entry) => /\/life\//.test(entry)) ?? [];
  expect(entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])).toEqual(
    ['/tr/life/acik', '/tr/life/tek', '/en/life/acik'].map((path) => siteUrl + path),
  );
  expect(entries.map((entry) => entry.match(/hreflang="[\w-]+"/g)?.length ?? 0)).toEqual([3, 0, 3]);
  expect(entries.map((entry) => /<lastmod>(.*?)</.exec(entry)?.[1])).toEqual([
    ...['2026-11-25', '2026-11-20', '2026-11-25'],
  ]);
  expect(alternatesOf('life', { tr: 'ag', en: 'network' })).toEqual([
    ['tr', '/tr/life/ag'],
    ['en', '/en/life/network'],
    ['x-default', '/tr/life/ag'],
  ]);
});

test('the list for language models has the open ones', async () => {
  const list = llmsTxt(siteUrl, await textsWith(three));
  expect(list.match(/\/life\/\w+(?=\))/g)).toEqual(['/life/acik', '/life/tek', '/life/acik']);
});

test('the feed has what RFC 4287 requires, and the open ones in its language', async () => {
  const texts = await textsWith(three);
  const feed = openingsFeed(siteUrl, 'tr', texts.tr, { life: '2026-11-28' });
  const required = [/<id>http/, /<title>./, /<updated>\d{4}-\d\d-\d\dT00:00:00Z<\/updated>/];
  const [head = '', ...entries] = feed.split('<entry>');
  expect(entries).toHaveLength(2);
  for (const part of [head, ...entries]) {
    for (const element of required) expect(part.match(new RegExp(element, 'g'))).toHaveLength(1);
    expect(part).toMatch(/<link rel="alternate" type="text\/html" href="https:/);
  }
  expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${siteUrl}/tr/life/`);
  expect(head).toMatch(/<author><name>.+<\/name><\/author>/);
  expect(feed).toContain('<title>Ağ &amp; &lt;Sistem></title>');
  expect(
    openingsFeed(siteUrl, 'en', texts.en, { life: '2026-11-28' }).match(/<entry>/g),
  ).toHaveLength(1);
});

test('without an opening there is a feed all the same, which the page names', () => {
  const feed = readFileSync('dist/site/en/life/openings.xml', 'utf8');
  expect(feed).toMatch(/<feed [^>]*xml:lang="en">.*<updated>\d{4}-\d\d-\d\dT.*<\/feed>/s);
  expect(feed).not.toContain('<entry>');
  expect(readFileSync('dist/site/en/life.html', 'utf8')).toMatch(
    /<link rel="alternate" type="application\/atom\+xml" href="[^"]+\/en\/life\/openings\.xml"/,
  );
});

test('its page is one of a closed position from the day after its last one, also where the owner closed nothing', async () => {
  const content = await contentWith({ ag: {}, tek: { '/only': 'tr', '/slug/en': undefined } });
  const build = {} as Parameters<typeof contentFiles>[1];
  const pathsOn = (day: string) =>
    contentFiles(content, build, builtSettings, () => '', { day })
      .map(({ path }) => path)
      .filter((path) => /\/life\/.*\.html$/.test(path));
  const paths = ['/tr/life/ag', '/tr/life/tek', '/en/life/ag'];
  expect(pathsOn('2026-12-31')).toEqual(paths.map((path) => `${path}.html`));
  expect(pathsOn('2027-01-01')).toEqual(paths.map((path) => `${path}.gone.html`));
});

test('an application names the opening, and a general one none', () => {
  const cv = new File(['%PDF'], 'cv.pdf');
  const sent = (opening?: string) =>
    toFormData({ application: { ...empty, opening }, cv } as unknown as Checked);
  expect(sent('ag').get('opening')).toBe('ag');
  expect(sent().has('opening')).toBe(false);
});
