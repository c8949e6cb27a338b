import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';
import { editorOf, pageOf, startSite } from '#tests/support/api/content.ts';

const siteUrl = 'http://www.ornek.example';
const changed = {
  SITE_URL: siteUrl,
  RETENTION_MESSAGES_MONTHS: '31',
  BACKUP_TO_KEEP_MONTHS: '3',
};
const addressed = ['/tr', '/en/about', '/sitemap.xml', '/robots.txt'];

test('pages state the address and the storage periods of the settings, and the default ones when those are taken back @release', async () => {
  await using api = await startSite();
  const pages = ['/tr/privacy', ...addressed];
  const readAll = (of: typeof api) => Promise.all(pages.map((path) => pageOf(of, path)));
  const built = await readAll(api);
  expect(built[0]).toMatch(/\b24 ay\b/);
  for (const text of built) expect(text).toContain('http://localhost:8080');
  await api.stop();
  {
    await using other = await startSite({ ...api.sameData, ...changed });
    const [privacy = '', ...texts] = await readAll(other);
    expect(privacy).toMatch(/\b31 ay\b/);
    expect(privacy).toMatch(/\b93 gün\b/);
    for (const text of [privacy, ...texts]) {
      expect(text).toContain(siteUrl);
      expect(text).not.toContain('localhost');
    }
    const { adminCall, send } = await editorOf(other);
    const preview = await send(calls.previewPage, { body: { page: '/tr/privacy', changes: [] } });
    const previewed = await preview.text();
    expect(previewed).toMatch(/\b31 ay\b/);
    expect(previewed).toContain(`<link rel="canonical" href="${siteUrl}/tr/privacy"`);
    expect((await adminCall(calls.readSystem)).concerns).not.toContain('pagesOutdated');
    await other.stop();
  }
  await using again = await startSite(api.sameData);
  expect(await readAll(again)).toEqual(built);
});

test('what was published stays on the pages when a setting that they state changes @release', async () => {
  await using api = await startSite();
  const title = 'Biz kimiz';
  const { publish } = await editorOf(api);
  await publish(['tr/about', '/hero/title', title]);
  await api.stop();
  {
    await using other = await startSite({ ...api.sameData, ...changed });
    const about = await pageOf(other, '/tr/about');
    expect(about).toContain(title);
    expect(about).toContain(`<link rel="canonical" href="${siteUrl}/tr/about"`);
    expect(await pageOf(other, '/tr/privacy')).toMatch(/\b31 ay\b/);
    await other.stop();
  }
  await using again = await startSite(api.sameData);
  const about = await pageOf(again, '/tr/about');
  expect(about).toContain(title);
  expect(about).not.toContain(siteUrl);
  expect(await pageOf(again, '/tr/privacy')).toMatch(/\b24 ay\b/);
});

test('a service that cannot write its pages serves those that there are, and the log and the admin say that they state other settings', async () => {
  await using directory = await temporaryDirectory();
  const PUBLISHED_DIR = join(directory.path, 'a-file');
  writeFileSync(PUBLISHED_DIR, '');
  await using api = await startSite({ ...changed, PUBLISHED_DIR });
  expect(await pageOf(api, '/tr/privacy')).toMatch(/\b24 ay\b/);
  await api.logged(
    'the pages cannot be written: they show other texts or settings than those in force',
  );
  const { adminCall } = await editorOf(api);
  expect((await adminCall(calls.readSystem)).concerns).toContain('pagesOutdated');
});
