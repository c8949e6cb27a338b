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

const title = '/hero/title';
const minuteMs = 60_000;

const { api, adminCall, publish } = await sharedEditor();
beforeEach(() => resetContent(api));

test('the sitemap has today for a page whose text becomes the built one again, or that of an earlier publication @release', async () => {
  const dayOf = async (page: string) => {
    const entries = (await pageOf(api, '/sitemap.xml')).split('<url>');
    const own = entries.find((entry) => entry.includes(`/tr${page}</loc>`));
    return /<lastmod>(.*)<\/lastmod>/.exec(own ?? '')?.[1];
  };
  const { build } = await adminCall(calls.readDocument, { query: { name: 'tr/about' } });
  const builtTitle = (build as { hero: { title: string } }).hero.title;
  const { id } = await publish(['tr/about', title, 'Biz']);
  await publish(['tr/services', title, 'Hizmet']);
  await api.database.run('update publications set publish_at = ?', Date.parse('2026-01-02T12:00Z'));
  await publish(['tr/contact', title, 'Yazın']);
  const today = new Date().toISOString().slice(0, 10);
  expect([await dayOf('/about'), await dayOf('/services')]).toEqual(['2026-01-02', '2026-01-02']);
  await adminCall(calls.restorePublication, { id });
  expect([await dayOf('/about'), await dayOf('/services')]).toEqual(['2026-01-02', today]);
  await publish(['tr/about', title, builtTitle]);
  expect(await dayOf('/about')).toBe(today);
});

test('the date of a legal page follows its change, unless the owner set it', async () => {
  await publish(['tr/privacy', '/heroTitle', 'Gizliliğiniz']);
  const read = (name: string) => adminCall(calls.readDocument, { query: { name } });
  expect((await read('tr/privacy')).live).toMatchObject({ updated: companyDay() });
  await publish(
    ['en/privacy', '/heroTitle', 'Your privacy'],
    ['en/privacy', '/updated', '2026-01-02'],
  );
  expect((await read('en/privacy')).live).toMatchObject({ updated: '2026-01-02' });
});

test('a legal page has the day of its publication in the company’s time zone, at once or scheduled, and so has its preview', async () => {
  // Fourteen hours ahead of UTC or eleven behind: where it is another day now.
  const zone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  await using api = await startSite({ TIME_ZONE: zone });
  const { keep, send, adminCall } = await editorOf(api);
  const changes = [{ document: 'tr/privacy', path: '/heroTitle', value: 'Gizliliğiniz' }];
  const preview = await send(calls.previewPage, { body: { page: '/tr/privacy', changes } });
  expect(await preview.text()).toContain(`dateTime="${companyDay(Date.now(), zone)}"`);
  await keep(['tr/privacy', '/heroTitle', 'Gizliliğiniz']);
  const at = Date.now() + 3 * 24 * 60 * minuteMs;
  const { id, changes: scheduled } = await adminCall(calls.publishContent, {
    body: { note: '', publishAt: new Date(at).toISOString() },
  });
  expect(scheduled).toContainEqual(
    expect.objectContaining({ path: '/updated', to: companyDay(at, zone) }),
  );
  await adminCall(calls.cancelPublication, { id });
  const { changes: published } = await adminCall(calls.publishContent, { body: { note: '' } });
  expect(published).toContainEqual(
    expect.objectContaining({ path: '/updated', to: companyDay(Date.now(), zone) }),
  );
});
