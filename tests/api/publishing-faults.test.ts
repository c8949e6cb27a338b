import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import {
  companyDay,
  editorOf,
  pageOf,
  resetContent,
  startSite,
} from '#tests/support/api/content.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';
import type { Value } from '#tests/support/database/test-database.ts';

/** In the sharing picture too, which is drawn each time. */
const title = '/hero/title';
const lead = '/hero/lead';

const { api, adminCall, keep, publish } = await sharedEditor();
beforeEach(() => resetContent(api));

test('two publications at once: both are live, whatever the order', async () => {
  await keep(['tr/about', lead, 'Birinci'], ['tr/home', lead, 'İkinci']);
  const publishOne = (document: string) =>
    adminCall(calls.publishContent, { body: { note: '', documents: [document] } });
  const published = await Promise.all([publishOne('tr/about'), publishOne('tr/home')]);
  expect(published.map(({ number }) => number).sort()).toEqual([1, 2]);
  expect(await pageOf(api, '/tr/about')).toContain('Birinci');
  expect(await pageOf(api, '/tr')).toContain('İkinci');
});

test('a scheduled publication that cannot go live is not tried again at each check, and holds no other up', async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const due = () =>
    api.database.run('update publications set publish_at = ? where number is null', Date.now());
  await keep(['tr/about', title, 'Olmayacak']);
  await adminCall(calls.publishContent, { body: { note: '', publishAt } });
  // As after an update, to a release that finds it too long.
  const tooLong = 'a'.repeat(5000);
  await api.database.run(
    'update publications set changes = replace(changes, ?, ?)',
    'Olmayacak',
    tooLong,
  );
  await due();
  const refused = 'a scheduled publication could not go live';
  await api.logged(refused);
  await keep(['en/about', lead, 'Beside it']);
  await adminCall(calls.publishContent, {
    body: { note: '', publishAt, documents: ['en/about'] },
  });
  await due();
  await expect.poll(() => pageOf(api, '/en/about')).toContain('Beside it');
  // Several checks later.
  await sleep(500);
  expect(api.logLines().filter(({ msg }) => msg === refused)).toHaveLength(1);
  const query = { action: 'contentFailed' };
  const { items } = await adminCall(calls.listAudit, { query });
  expect(items).toMatchObject([{ session: null, details: { documents: 'tr/about' } }]);
});

test('a legal page keeps the date of its change when another page is published', async () => {
  await publish(['tr/privacy', '/heroTitle', 'Gizliliğiniz']);
  await publish(['tr/about', lead, 'Biz']);
  const { live } = await adminCall(calls.readDocument, { query: { name: 'tr/privacy' } });
  expect(live).toMatchObject({ updated: companyDay() });
  const { documents } = await adminCall(calls.readContent);
  expect(documents.filter(({ changed }) => changed > 0)).toEqual([]);
});

test('after a restore the site shows what that database has published: nothing, or another publication of the same number @release', async () => {
  await using api = await startSite();
  const { publish } = await editorOf(api);
  const built = await pageOf(api, '/tr/about');
  const { database } = api;
  const publicationsOf = () => database.all<Record<string, Value>>('select * from publications');
  const forget = () => database.run('delete from publications');
  await publish(['tr/about', title, 'İlk tarih']);
  await api.stop();
  const first = await publicationsOf();
  await forget();
  {
    await using restored = await startSite(api.sameData);
    expect(await pageOf(restored, '/tr/about')).toBe(built);
    const editor = await editorOf(restored);
    await editor.publish(['tr/about', title, 'İkinci tarih']);
    expect(await pageOf(restored, '/tr/about')).toContain('İkinci tarih');
    await restored.stop();
  }
  await forget();
  await database.insert('publications', first);
  await using again = await startSite(api.sameData);
  expect(await pageOf(again, '/tr/about')).toContain('İlk tarih');
});

test('a publication is live, and says so, although what it replaces cannot be removed @release', async () => {
  await using api = await startSite();
  const { keep, send } = await editorOf(api);
  // As if the release before this one had removed its files at the same moment.
  const published = join(api.dataDir, 'published');
  await mkdir(published, { recursive: true });
  for (const build of ['1', '2', '3']) {
    await symlink(join(published, 'gone'), join(published, build.repeat(16)));
  }
  await keep(['tr/about', title, 'Yayında']);
  const answer = await send(calls.publishContent, { body: { note: '' } });
  expect(answer.status).toBe(201);
  expect(await pageOf(api, '/tr/about')).toContain('Yayında');
});

/** Makes the last step of each publication fail, as a full disk can, until it is called again. */
async function blockLink(published: string) {
  const [build = ''] = (await readdir(published)).filter((name) => /^[\da-f]{16}$/.test(name));
  const link = join(published, build, 'link');
  await mkdir(link);
  return () => rm(link, { recursive: true });
}

test('a stored publication whose pages could not be made live is shown once they can, now and after a restart', async () => {
  await using api = await startSite();
  const { keep, publish, send } = await editorOf(api);
  await publish(['tr/about', lead, 'Birinci']);
  const published = join(api.dataDir, 'published');
  const unblock = await blockLink(published);
  await keep(['tr/about', lead, 'İkinci']);
  expect((await send(calls.publishContent, { body: { note: '' } })).status).toBe(500);
  expect(await api.database.column('select number from publications')).toEqual([1, 2]);
  expect(await pageOf(api, '/tr/about')).toContain('Birinci');
  await unblock();
  await expect.poll(() => pageOf(api, '/tr/about')).toContain('İkinci');
  await api.stop();
  // As after a start on a disk that was full: its pages are written again.
  const builds = (await readdir(published)).filter((name) => /^[\da-f]{16}$/.test(name));
  for (const build of builds) await rm(join(published, build, 'live'));
  const unblockAgain = await blockLink(published);
  await using restarted = await startSite(api.sameData);
  expect(await pageOf(restarted, '/tr/about')).not.toContain('İkinci');
  await unblockAgain();
  await expect.poll(() => pageOf(restarted, '/tr/about')).toContain('İkinci');
});

test('an office and its texts, which only together are valid, are live after a restart @release', async () => {
  await using api = await startSite();
  const { publish, adminCall } = await editorOf(api);
  const path = '/sections/office-locations/offices';
  const read = async (name: string) =>
    (await adminCall(calls.readDocument, { query: { name } })).build as never as Content;
  const [identity, ...texts] = await Promise.all(
    ['identity', 'tr/contact', 'en/contact'].map(read),
  );
  const { offices = [] } = identity ?? {};
  const [office] = offices;
  const withOffice = texts.map((text, index) => {
    const known = text.sections?.['office-locations'].offices ?? {};
    const [first] = Object.values(known);
    const language = index === 0 ? 'tr' : 'en';
    return [`${language}/contact`, path, { ...known, second: first }] as const;
  });
  await publish(
    ['identity', '/offices', [...offices, { ...office, id: 'second', street: 'İkinci Sokak 2' }]],
    ...withOffice,
  );
  expect(await pageOf(api, '/tr/contact')).toContain('İkinci Sokak 2');
  await api.stop('SIGKILL');
  // As after an update: the pages are written again.
  await rm(join(api.dataDir, 'published'), { recursive: true });
  await using restarted = await startSite(api.sameData);
  expect(await pageOf(restarted, '/tr/contact')).toContain('İkinci Sokak 2');
});

type Content = {
  readonly offices?: readonly { readonly id: string }[];
  readonly sections?: {
    readonly 'office-locations': { readonly offices: Record<string, unknown> };
  };
};

test('edits that a new release has no place for are listed, and the others are live @release', async () => {
  const api = await startSite();
  const { publish, keep } = await editorOf(api);
  await publish(['tr/about', title, 'Kalır']);
  await keep(['tr/about', lead, 'Taslak kalır']);
  await api.stop();
  const unknown = [
    ['tr/about', '/hero/gone', '"Eski başlık"'],
    ['tr/about', '/sections/who-we-are/title', '{"a":1}'],
    ['tr/careers', title, '"Eski sayfa"'],
  ] as const;
  // As an earlier release would have left them.
  await api.database.insert(
    'content_edits',
    unknown.map(([document, path, value]) => {
      return { document, path, value, base: null, version: 1, changed_at: 1 };
    }),
  );
  const edits = JSON.parse(
    (await api.database.value<string>('select edits from publications')) ?? '',
  );
  const published = { document: 'en/about', path: '/hero/older', value: 'Older', base: null };
  // A title that the schema of this release finds too long.
  const tooLong = { document: 'en/home', path: '/seo/title', value: 'a'.repeat(90), base: null };
  // A sender name as short as earlier releases allowed.
  const tooShort = { document: 'identity', path: '/api/sender', value: 'GO', base: null };
  const more = JSON.stringify([...edits, published, tooLong, tooShort]);
  await api.database.run('update publications set edits = ?', more);
  await rm(join(api.dataDir, 'published'), { recursive: true });
  await using restarted = await startSite(api.sameData);
  await using _ = api;
  expect(await pageOf(restarted, '/tr/about')).toContain('Kalır');
  const { adminCall, publish: publishAgain } = await editorOf(restarted);
  const state = await adminCall(calls.readContent);
  const unplaced = Object.fromEntries(
    state.documents.filter((one) => one.unplaced.length > 0).map((one) => [one.name, one.unplaced]),
  );
  expect(unplaced).toEqual({
    'tr/about': [
      { path: '/hero/gone', value: 'Eski başlık' },
      { path: '/sections/who-we-are/title', value: { a: 1 } },
    ],
    'en/about': [{ path: '/hero/older', value: 'Older' }],
    'en/home': [{ path: '/seo/title', value: 'a'.repeat(90) }],
    identity: [{ path: '/api/sender', value: 'GO' }],
    'tr/careers': [{ path: title, value: 'Eski sayfa' }],
  });
  const about = await adminCall(calls.readDocument, { query: { name: 'tr/about' } });
  expect(about.unplaced).toHaveLength(2);
  expect(about.draft).toMatchObject({ hero: { title: 'Kalır', lead: 'Taslak kalır' } });
  expect(JSON.stringify(about.draft)).not.toContain('Eski başlık');
  // Corrected by the owner, everything can be published, and nothing of it is lost.
  await publishAgain(['en/home', '/seo/title', 'Short enough'], ['identity', '/api/sender', 'GOK']);
  expect(await pageOf(restarted, '/tr/about')).toContain('Taslak kalır');
  const rows = await restarted.database.column('select path from content_edits');
  expect(rows).toEqual(expect.arrayContaining(unknown.map(([, path]) => path)));
  const { documents } = await adminCall(calls.readContent);
  expect(documents.find(({ name }) => name === 'en/about')?.unplaced).toHaveLength(1);
  expect(documents.filter(({ changed }) => changed > 0)).toEqual([]);
});

test('a country that a new release no longer has is left out of the table and listed; the other rows are live @release', async () => {
  const api = await startSite();
  const { publish } = await editorOf(api);
  const remark = (words: string) => ({ tr: words, en: words });
  const rows = [
    { country: 'DE', services: ['sms'], remark: remark('Kalan satır') },
    { country: 'FR', services: ['sms', 'voice'], remark: remark('Düşen satır') },
    { country: 'NL', services: ['voice'], remark: remark('Son satır') },
  ];
  await publish(['identity', '/coverage', rows], ['tr/about', title, 'Kalır']);
  await api.stop();
  // As if the release before this one had known the code of the Netherlands Antilles.
  await api.database.run(`update publications set edits = replace(edits, '"FR"', '"AN"')`);
  await api.database.run(`update content_edits set value = replace(value, '"FR"', '"AN"')`);
  await rm(join(api.dataDir, 'published'), { recursive: true });
  await using restarted = await startSite(api.sameData);
  await using _ = api;
  const page = await pageOf(restarted, '/tr/services');
  expect(page).toContain('Kalan satır');
  expect(page).toContain('Son satır');
  expect(page).not.toContain('Düşen satır');
  expect(await pageOf(restarted, '/tr/about')).toContain('Kalır');
  const { adminCall, publish: publishAgain } = await editorOf(restarted);
  const { documents } = await adminCall(calls.readContent);
  expect(documents.filter(({ unplaced }) => unplaced.length > 0)).toMatchObject([
    { name: 'identity', unplaced: [{ path: '/coverage/1', value: { ...rows[1], country: 'AN' } }] },
  ]);
  // The editor still has the row, and says what is wrong with it.
  const { draft, problems } = await adminCall(calls.readDocument, { query: { name: 'identity' } });
  expect(draft).toMatchObject({ coverage: [rows[0], { country: 'AN' }, rows[2]] });
  expect(problems).toEqual({ 'identity/coverage/1/country': { key: 'country' } });
  await publishAgain(['identity', '/coverage', rows]);
  expect(await pageOf(restarted, '/tr/services')).toContain('Düşen satır');
  const mended = await adminCall(calls.readContent);
  expect(mended.documents.filter(({ unplaced }) => unplaced.length > 0)).toEqual([]);
});
