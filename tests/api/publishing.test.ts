import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import type { ProblemDetails } from '#contract/problem.ts';
import { editorOf, pageOf, resetContent, startSite } from '#tests/support/api/content.ts';
import { listen } from '#tests/support/api/listen.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';
import { userOf } from '#tests/support/api/user.ts';
import { releaseTag } from '#tests/support/release.ts';

/** Not the title: it is in the sharing picture, which would be drawn each time. */
const lead = '/hero/lead';
const minuteMs = 60_000;
const yearMs = 365 * 24 * 60 * minuteMs;

const { api, adminCall, send, keep, publish } = await sharedEditor();
beforeEach(() => resetContent(api));

test('a published text is on its page at once, in its content file, and in nothing else', async () => {
  const [about, english, home] = await Promise.all(
    ['/tr/about', '/en/about', '/tr'].map((path) => pageOf(api, path)),
  );
  const publication = await publish(['tr/about', lead, 'Biz kimiz & <neden>']);
  expect(publication).toMatchObject({
    number: 1,
    changes: [{ document: 'tr/about', path: lead, to: 'Biz kimiz & <neden>' }],
  });
  expect(await pageOf(api, '/tr/about')).toContain('Biz kimiz &amp; &lt;neden&gt;');
  const content = await (await fetch(`${api.url}/content/tr/about.json`)).json();
  expect(content.hero.lead).toBe('Biz kimiz & <neden>');
  expect(await pageOf(api, '/en/about')).toBe(english);
  expect(await pageOf(api, '/tr')).toBe(home);
  expect(about).not.toContain('Biz kimiz &amp;');
});

test('pages are compressed and have their headers, as the built ones', async () => {
  const headersOf = async () => {
    const { headers } = await fetch(`${api.url}/tr/about`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    const {
      etag,
      date,
      'last-modified': modified,
      'content-length': length,
      ...rest
    } = Object.fromEntries(headers);
    return { rest, length: Number(length) };
  };
  const before = await headersOf();
  await publish(['tr/about', lead, 'Biz']);
  const after = await headersOf();
  expect(after.rest).toEqual(before.rest);
  expect(Math.abs(after.length - before.length)).toBeLessThan(400);
});

test('kept edits are not public until they are published', async () => {
  await keep(['tr/about', lead, 'Gizli taslak']);
  for (const path of ['/tr/about', '/content/tr/about.json', '/preview', '/sitemap.xml']) {
    expect(await pageOf(api, path)).not.toContain('Gizli taslak');
  }
  const { documents } = await adminCall(calls.readContent);
  expect(documents.find(({ name }) => name === 'tr/about')).toMatchObject({
    changed: 1,
    edited: 1,
  });
  expect(documents.filter(({ changed }) => changed > 0)).toHaveLength(1);
});

test('what was published is live after a restart, and after a kill before its files were in place', async () => {
  const first = await startSite();
  const editor = await editorOf(first);
  await editor.publish(['tr/about', lead, 'Yeniden başlatıldı']);
  await first.stop('SIGKILL');
  const published = join(first.dataDir, 'published');
  const again = first.sameData;
  {
    await using restarted = await startSite(again);
    expect(await pageOf(restarted, '/tr/about')).toContain('Yeniden başlatıldı');
    await restarted.stop();
  }
  // As if the kill had come between the database and the disk.
  const { rm } = await import('node:fs/promises');
  await rm(published, { recursive: true });
  await using restarted = await startSite(again);
  expect(await pageOf(restarted, '/tr/about')).toContain('Yeniden başlatıldı');
  const [build = ''] = await readdir(published);
  expect(existsSync(join(published, build, 'live', 'tr/about.html'))).toBe(true);
  await first[Symbol.asyncDispose]();
});

test('a publication is restored in one step, and edits that were not published stay', async () => {
  const first = await publish(['tr/about', lead, 'Bir']);
  await publish(['tr/about', lead, 'İki']);
  await keep(['tr/home', lead, 'Yayımlanmadı']);
  const restored = await adminCall(calls.restorePublication, { id: first.id });
  expect(restored).toMatchObject({ number: 3, changes: [{ from: 'İki', to: 'Bir' }] });
  expect(await pageOf(api, '/tr/about')).toContain('Bir');
  const about = await adminCall(calls.readDocument, { query: { name: 'tr/about' } });
  expect(about.draft).toMatchObject({ hero: { lead: 'Bir' } });
  const home = await adminCall(calls.readDocument, { query: { name: 'tr/home' } });
  expect(home.draft).toMatchObject({ hero: { lead: 'Yayımlanmadı' } });
  expect(await pageOf(api, '/tr')).not.toContain('Yayımlanmadı');
  const { items } = await adminCall(calls.listPublications);
  expect(items.map(({ number }) => number)).toEqual([3, 2, 1]);
});

test.each([
  ['now', ''],
  ['later', releaseTag],
  ['restored', releaseTag],
] as const)(
  'a publication that is asked for again under its id is made once, also by two at once: %s %s',
  async (...[how]) => {
    const first = await publish(['tr/about', lead, 'Bir']);
    await publish(['tr/about', lead, 'İki']);
    await keep(['tr/home', lead, 'Yanıtı gelmeyen']);
    const countAudited = () => api.database.value<number>('select count(*) from audit');
    const query = { publicationId: crypto.randomUUID() };
    const publishAt = how === 'later' ? new Date(Date.now() + 3_600_000).toISOString() : undefined;
    const make = () =>
      how === 'restored'
        ? adminCall(calls.restorePublication, { id: first.id, query })
        : adminCall(calls.publishContent, { body: { note: '', publishAt }, query });
    const audited = await countAudited();
    const [one, other] = await Promise.all([make(), make()]);
    expect(await countAudited()).toBe((audited ?? 0) + 1);
    await keep(['tr/home', lead, 'Sonra yazılan']);
    expect([one, other, await make()]).toEqual(Array(3).fill(one));
    expect(one).toMatchObject({ id: query.publicationId, number: how === 'later' ? null : 3 });
    expect(await api.database.value('select count(*) from publications')).toBe(3);
  },
);

test('only the chosen documents are published', async () => {
  await keep(['tr/about', lead, 'Seçildi'], ['tr/home', lead, 'Seçilmedi']);
  await adminCall(calls.publishContent, { body: { note: '', documents: ['tr/about'] } });
  expect(await pageOf(api, '/tr/about')).toContain('Seçildi');
  expect(await pageOf(api, '/tr')).not.toContain('Seçilmedi');
});

test('what another user changed after it was reviewed is not published, and the refusal names the user', async () => {
  const deniz = await userOf(api, 'Deniz Yılmaz', 'editor');
  const change = (version: number) => ({
    changes: [{ document: 'tr/about', path: '/hero/lead', value: `Sürüm ${version}`, version }],
  });
  await keep(['tr/home', '/hero/lead', 'Bir başkası']);
  await adminCall(calls.changeContent, { body: change(0) });
  await deniz.adminCall(calls.changeContent, { body: change(1) });
  await keep(['tr/home', '/hero/lead', 'Sonra yazılan']);
  const body = { note: '', documents: ['tr/about', 'tr/home'] };
  const seen = { 'tr/about': 1, 'tr/home': 2 };
  const refusal = async (user: Pick<typeof deniz, 'send'>, seen: object) => {
    const headers = { Accept: 'application/problem+json' };
    const answer = await user.send(calls.publishContent, { body: { ...body, seen }, headers });
    const { detail, lastChange } = (await answer.json()) as ProblemDetails;
    return [answer.status, detail, lastChange?.by];
  };
  expect(await refusal({ send }, seen)).toEqual([
    ...[409, expect.stringMatching(/^Deniz Yılmaz bunu şimdi değiştirdi/), 'Deniz Yılmaz'],
  ]);
  // From another window of one's own, and by the owner without a name.
  const nameless = [409, expect.stringMatching(/^Bu kayıt siz çalışırken/), undefined];
  expect(await refusal(deniz, seen)).toEqual(nameless);
  expect(await refusal(deniz, { 'tr/about': 2, 'tr/home': 1 })).toEqual(nameless);
});

describe('what no page can show', () => {
  test.each([
    ['an empty text', 'tr/about', lead, '   ', 'tr/about/hero/lead'],
    [
      'a title that search results cut',
      'tr/home',
      '/seo/title',
      'a'.repeat(66),
      'tr/home/seo/title',
    ],
    [
      'too few milestones',
      'tr/about',
      '/sections/who-we-are/timeline/milestones',
      [],
      'tr/about/sections/who-we-are/timeline/milestones',
    ],
    [
      'a link to no page',
      'tr/about',
      '/sections/who-we-are/paragraphs',
      ['[x](page:nowhere)'],
      'tr/about/sections/who-we-are/paragraphs/0',
    ],
    ['an unknown fact', 'tr/home', '/hero/lead', '{telefon} arayın', 'tr/home/hero/lead'],
    [
      'an address that no mail can have',
      'identity',
      '/email/info',
      'nobody',
      'identity/email/info',
    ],
    [
      'a text without its placeholder',
      'tr/certificates',
      '/validUntil',
      'Geçerli',
      'tr/certificates/validUntil',
    ],
  ])(
    '%s is kept, refused at publishing, and named',
    async (_what, document, path, value, field) => {
      const { saved } = await keep([document, path, value]);
      expect(saved).toEqual([{ document, path, version: 1 }]);
      const refused = await send(calls.publishContent, {
        body: { note: '' },
        headers: { Accept: 'application/problem+json' },
      });
      expect(refused.status).toBe(400);
      expect(Object.keys((await refused.json()).errors)).toEqual([field]);
      expect((await adminCall(calls.readContent)).published).toBeNull();
    },
  );

  test('is neither kept in another shape, nor where no document has a place for it', async () => {
    const change = async (document: string, path: string, value: unknown) => {
      const body = { changes: [{ document, path, value, version: 0 }] };
      return (await send(calls.changeContent, { body })).status;
    };
    expect(await change('tr/about', lead, 5)).toBe(400);
    expect(await change('tr/about', lead, { a: 1 })).toBe(400);
    expect(await change('tr/about', lead, null)).toBe(400);
    expect(await change('tr/about', lead, 'a'.repeat(10_001))).toBe(400);
    expect(await change('tr/about', '/sections', {})).toBe(404);
    expect(await change('tr/about', '/__proto__/x', 'y')).toBe(404);
    expect(await change('tr/nowhere', lead, 'x')).toBe(404);
    expect(await change('fr/about', lead, 'x')).toBe(404);
    expect(await change('../about', lead, 'x')).toBe(400);
  });
});

test('a text that links to a removed service area is named before anything is published; without the link the area is gone', async () => {
  const { draft } = await adminCall(calls.readDocument, { query: { name: 'identity' } });
  const { serviceAreas } = draft as Identity;
  const left = serviceAreas.filter(({ id }) => id !== 'research-dev');
  const path = '/sections/who-we-are/paragraphs';
  await keep(
    ['identity', '/serviceAreas', left],
    [
      'tr/about',
      path,
      ['Söz.', '[Ar-Ge](page:services#research-dev) ve [ses](page:services#communication-tech)'],
    ],
  );
  const answer = await send(calls.publishContent, {
    body: { note: '' },
    headers: { Accept: 'application/problem+json' },
  });
  expect(answer.status).toBe(400);
  expect(Object.entries((await answer.json()).errors)).toEqual([
    [`tr/about${path}/1`, [expect.stringContaining('kaldırdığınız bir hizmet alanına')]],
  ]);
  await publish(['tr/about', path, ['Söz.', '[ses](page:services#communication-tech)']]);
  const page = await pageOf(api, '/tr/services');
  expect(page).not.toMatch(/research-dev|Araştırma ve geliştirme/);
  expect(page).toContain('communication-tech');
});

test('a scheduled publication goes live at its time, on top of what was published meanwhile', async () => {
  await keep(['tr/about', lead, 'Yarın']);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = await adminCall(calls.publishContent, {
    body: { note: 'Kampanya', publishAt },
  });
  expect(scheduled).toMatchObject({ number: null, note: 'Kampanya', atUtc: publishAt });
  await publish(['tr/about', lead, 'Bugün'], ['tr/about', '/hero/title', 'Bugünün başlığı']);
  expect(await pageOf(api, '/tr/about')).toContain('Bugün');
  await api.database.run('update publications set publish_at = ? where number is null', Date.now());
  await expect.poll(() => pageOf(api, '/tr/about')).toContain('Yarın');
  expect(await pageOf(api, '/tr/about')).toContain('Bugünün başlığı');
  const { published, scheduled: left, documents } = await adminCall(calls.readContent);
  expect(published).toMatchObject({
    ...{ number: 2, note: 'Kampanya' },
    changes: [{ document: 'tr/about', path: lead, from: 'Bugün', to: 'Yarın' }],
  });
  expect(left).toEqual([]);
  // What was live before is no draft, which the next publication would bring back.
  expect(documents.filter(({ changed }) => changed > 0)).toEqual([]);
  const { items } = await adminCall(calls.listAudit, { query: { group: 'content', limit: '1' } });
  expect(items).toMatchObject([
    {
      ...{ action: 'contentPublished', session: null },
      details: { number: 2, documents: 'tr/about' },
    },
  ]);
});

test('a publication’s time that is over, or more than a year ahead, is refused at its field; a clock a minute behind publishes at once', async () => {
  const headers = { Accept: 'application/problem+json', 'Accept-Language': 'en' };
  const publishIn = (ms: number) => {
    const publishAt = new Date(Date.now() + ms).toISOString();
    return send(calls.publishContent, { body: { note: '', publishAt }, headers });
  };
  await keep(['tr/about', lead, 'Şimdi']);
  for (const ms of [-10 * minuteMs, yearMs + minuteMs, 7000 * yearMs]) {
    const refused = await publishIn(ms);
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual({
      publishAt: ['Please choose a date and time in the future, within a year.'],
    });
  }
  expect(await (await publishIn(yearMs - minuteMs)).json()).toMatchObject({ number: null });
  expect(await (await publishIn(-minuteMs)).json()).toMatchObject({ number: 1 });
});

test('a scheduled publication can be cancelled, and its edits stay', async () => {
  await keep(['tr/about', lead, 'Vazgeçildi']);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await adminCall(calls.publishContent, { body: { note: '', publishAt } });
  await adminCall(calls.cancelPublication, { id });
  expect((await send(calls.cancelPublication, { id })).status).toBe(404);
  expect((await adminCall(calls.readContent)).scheduled).toEqual([]);
  const { draft } = await adminCall(calls.readDocument, { query: { name: 'tr/about' } });
  expect(draft).toMatchObject({ hero: { lead: 'Vazgeçildi' } });
});

/** The files of what is live, with their numbers on the disk. */
async function liveFiles() {
  const folder = join(api.dataDir, 'published');
  const [build = ''] = (await readdir(folder)).filter((name) => /^[\da-f]{16}$/.test(name));
  const live = join(folder, build, 'live');
  const paths = (await readdir(live, { recursive: true })).filter((path) => /\.\w+$/.test(path));
  const numbered = paths.map(async (path) => [path, (await stat(join(live, path))).ino] as const);
  return new Map(await Promise.all(numbered));
}

// One test, since a name on every page takes seconds to publish. Last: the next publication would write them again.
test('another company’s name is on every page, in the admin, the map and the manifest, and the old one is nowhere; the publication after it writes only what it changes, and its progress is by page @release', async () => {
  await publish(
    ['identity', '/name', 'Kavşak Bilişim'],
    ['identity', '/shortName', 'Kavşak'],
    ['identity', '/legalName', 'Kavşak Bilişim A.Ş.'],
  );
  for (const path of ['/tr', '/en/legal', '/admin', '/admin/login', '/map', '/site.webmanifest']) {
    const text = await pageOf(api, path);
    expect(text, path).toContain('Kavşak');
    expect(text.replaceAll(/gokhat|plates-\w+/gi, ''), path).not.toContain('Gökhat');
  }
  expect(await pageOf(api, '/sitemap.xml')).toContain(
    `<lastmod>${new Date().toISOString().slice(0, 10)}</lastmod>`,
  );

  const before = await liveFiles();
  expect(before.size).toBeGreaterThan(100);
  const events = await listen(api);
  await publish(['tr/about', '/hero/lead', 'Yalnızca bu.']);
  const after = await liveFiles();
  const written = [...after].filter(([path, number]) => before.get(path) !== number);
  expect(written.map(([path]) => path).sort()).toEqual(
    ['content/tr/about.json', 'tr/about.html'].flatMap((path) => [
      path,
      `${path}.br`,
      `${path}.gz`,
    ]),
  );
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  const pages = 20;
  for (let page = 1; page <= pages; page += 1) {
    expect(await events.next()).toEqual({ about: 'content', progress: { written: page, pages } });
  }
  expect(await events.next()).toEqual({ about: 'content' });
});
