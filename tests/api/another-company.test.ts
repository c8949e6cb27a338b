import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageIds, pages } from '#contract/content/site-map.ts';
import { freePort } from '#tests/bench/servers.ts';
import { post, temporaryDirectory } from '#tests/support/api/api.ts';
import { simplePath } from '#tests/support/api/messages.ts';
import { startOwnSite } from '#tests/support/browser/own-site.ts';
import { cells } from '#tests/support/cells.ts';
import {
  addGerman,
  buildCopy,
  changeFile,
  copyCode,
  inGerman,
  renameCompany,
  typeErrors,
} from '#tests/support/changed-copy.ts';
import { languages } from '#tests/support/languages.ts';
import { parseHtml } from '#tests/support/pages/html.ts';
import { isRelease } from '#tests/support/release.ts';
import { testSettings } from '#tests/support/settings.ts';
import { nginxIsInstalled, processStack } from '#tests/support/stack/stack-processes.ts';

/** No number equals a default or is part of one. */
const periods = {
  RETENTION_MESSAGES_MONTHS: '31',
  RETENTION_SPAM_DAYS: '43',
  RETENTION_APPLICATIONS_MONTHS: '17',
  RETENTION_UNDECIDED_MONTHS: '36',
  RETENTION_POOL_MONTHS: '53',
  RETENTION_TRASH_DAYS: '11',
  RETENTION_AUDIT_MONTHS: '61',
  BACKUP_KEEP: '19',
};
const stated = {
  tr: ['31 ay', '43 gün', '17 ay', '37 ay', '53 ay', '61 ay', '11 gün', '19 gün'],
  en: cells(
    '31 months | 43 days | 17 months | 37 months | 53 months | 61 months | 11 days | 19 days',
  ),
};
const oldPeriods = /\b(?:12|24|25) (?:ay|months?)\b|\b14 (?:gün|days?)\b/;
const siteUrl = 'http://www.ornek.example';
const settings = { ...periods, SITE_URL: siteUrl };
const germanRefusal = 'Bitte fill out all required fields.';

let copy: Awaited<ReturnType<typeof temporaryDirectory>>;
const readBuilt = (file: string) => readFileSync(join(copy.path, 'dist', file), 'utf8');
/** A file of the build, or what the service has written in its place. */
function read(file: string): string {
  const [live = ''] = globSync('published/*/live', { cwd: copy.path });
  const written = join(copy.path, live, file.replace(/^site\//, ''));
  return existsSync(written) ? readFileSync(written, 'utf8') : readBuilt(file);
}

/** Each needs a build of its own: half a minute of processor time. */
const ofRelease = describe.runIf(isRelease);

beforeAll(async () => {
  if (!isRelease) return;
  copy = await temporaryDirectory();
  await copyCode(copy.path);
  renameCompany(copy.path);
  await addGerman(copy.path);
  // The build ignores them.
  await buildCopy(copy.path, settings);
  const PUBLISHED_DIR = join(copy.path, 'published');
  await using _site = await startOwnSite({ ...settings, PUBLISHED_DIR }, copy.path);
}, 600_000);
afterAll(() => copy?.remove());

ofRelease('a site built for another company, started with other storage periods', () => {
  test('is built without its settings', () => {
    expect(readBuilt('site/tr/privacy.html')).toMatch(/\b24 ay\b/);
    expect(readBuilt('site/robots.txt')).toContain('http://localhost:8080/');
  });

  test('names the original company and periods nowhere, and states its own periods in the legal texts', () => {
    const cwd = join(copy.path, 'dist');
    const files = globSync('**/*.{html,json,js,css,xml,txt,webmanifest,conf}', { cwd });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /g[oö]khat/i.test(read(file)))).toEqual([]);
    const texts = files.filter((file) => /^site\/.*\.(html|json)$/.test(file));
    expect(texts.filter((file) => oldPeriods.test(read(file)))).toEqual([]);
    for (const language of languages) {
      const legal = read(`site/${language}/privacy.html`) + read(`site/${language}/cookies.html`);
      for (const period of stated[language]) expect(legal).toContain(period);
      expect(read(`site/${language}.html`)).toContain('Örnek Telekom');
    }
  });
});

ofRelease('a third language, added by its texts and one row', () => {
  const all = [...languages, 'de'];
  const pathOf = (language: string, page: (typeof pageIds)[number]) =>
    `/${language}${pages[page].path && `/${pages[page].path}`}`;

  test.each(pageIds)(
    'has the page %s, and its version in every language links to the others',
    (page) => {
      const alternates = [
        ...all.map((language) => [language, siteUrl + pathOf(language, page)]),
        ['x-default', siteUrl + pathOf('tr', page)],
      ];
      for (const language of all) {
        const { tags, texts } = parseHtml(read(`site${pathOf(language, page)}.html`));
        const of = (name: string) =>
          tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes);
        const links = of('link').filter(({ hreflang }) => hreflang);
        expect(links.map(({ hreflang, href }) => [hreflang, href])).toEqual(alternates);
        const switches = of('a').filter(({ hreflang }) => hreflang);
        expect(switches.map(({ href }) => href)).toEqual(
          all.filter((other) => other !== language).map((other) => pathOf(other, page)),
        );
        expect(texts.includes('Deutsch')).toBe(language !== 'de');
        for (const [hreflang, href] of alternates) {
          const entry = `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
          const [, own = ''] = read('site/sitemap.xml').split(
            `<loc>${siteUrl}${pathOf(language, page)}</loc>`,
          );
          expect(own.slice(0, own.indexOf('</url>'))).toContain(entry);
        }
      }
      const html = read(`site${pathOf('de', page)}.html`);
      const { seo } = JSON.parse(read(`site/content/en/${page}.json`));
      expect(html).toContain('<html lang="de">');
      expect(html).toContain(`rel="canonical" href="${siteUrl}${pathOf('de', page)}"`);
      expect(html).toContain('property="og:locale" content="de_DE"');
      expect(html).toContain(`>${inGerman(seo.title).replaceAll('&', '&amp;')}</title>`);
      expect(html).toContain('aria-label="Language: DE, Deutsch"');
      expect(html).toMatch(/assets\/sharing\/de-\w+-[\w-]+\.jpg/);
    },
  );

  test('is known to the inline redirect script, the crash screen and the admin', () => {
    expect(read('site/index.html')).toContain('([`en`,`de`])');
    const scripts = globSync('dist/site/assets/{client,admin}-!(texts-*).js', { cwd: copy.path });
    expect(scripts).toHaveLength(2);
    for (const file of scripts) {
      const script = readFileSync(join(copy.path, file), 'utf8');
      expect(script).toContain('Bitte refresh das page.');
    }
    expect(read('site/admin.html')).toContain('lang="de">Das admin needs JavaScript. Bitte');
  });

  test('is served by the service without nginx', async () => {
    await using site = await startOwnSite(settings, copy.path);
    await expectGerman(site.url);
  });

  test.skipIf(!nginxIsInstalled)(
    'is served by nginx',
    async () => {
      const port = await freePort();
      const stack = await processStack(
        { ...testSettings, ...settings, PORT: String(port) },
        copy.path,
      );
      const url = `http://localhost:${port}`;
      await stack.up();
      try {
        await expect
          .poll(
            async () => (await fetch(`${url}/api/health/ready`).catch(() => undefined))?.status,
            { timeout: 20_000 },
          )
          .toBe(200);
        await expectGerman(url);
        // Refused by nginx, not by the API.
        const refused = await fetch(`${url}/de//about`, {
          headers: { 'Accept-Language': 'de-AT' },
        });
        expect([refused.status, await refused.text()]).toEqual([
          400,
          'Das request could not be read.',
        ]);
      } finally {
        await stack.down();
      }
    },
    40_000,
  );

  test('fails the type check for each missing text, and for nothing else', async () => {
    const lacking = {
      'api/contract/texts/de/problems.ts': /^ {2}malformed: .*\n/m,
      'web/admin/texts/de/index.ts': /^ {2}skip: .*\n/m,
      'web/content/de/chrome.ts': /^ {2}months: .*\n/m,
    };
    for (const [file, line] of Object.entries(lacking)) {
      changeFile(join(copy.path, file), (text) => text.replace(line, ''));
    }
    const found = await typeErrors(copy.path);
    expect(found.map((error) => error.replace(/\(.*/, ''))).toEqual(Object.keys(lacking));
  }, 120_000);

  async function expectGerman(url: string): Promise<void> {
    for (const page of pageIds) {
      const address = pathOf('de', page);
      const answer = await fetch(url + address);
      expect(answer.status, address).toBe(200);
      expect(await answer.text(), address).toBe(read(`site${address}.html`));
    }
    for (const [path, status, to] of [
      ['/de/none/such', 302, '/de'],
      ['/de/about/', 301, '/de/about'],
    ] as const) {
      const { status: given, headers } = await fetch(url + path, { redirect: 'manual' });
      expect([given, headers.get('Location')], path).toEqual([status, to]);
    }
    const refused = await post(
      url + simplePath,
      {},
      { 'Accept-Language': 'de', Accept: 'text/plain' },
    );
    expect([refused.status, await refused.text()]).toEqual([400, germanRefusal]);
  }
});
