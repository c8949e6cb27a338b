import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { companyDay, resetContent } from '#tests/support/api/content.ts';
import { opening } from '#tests/support/api/openings.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';

const { api, adminCall, send, keep, publish } = await sharedEditor();
beforeEach(() => resetContent(api));

const read = async (id: string) => {
  const { live, draft } = await adminCall(calls.readDocument, {
    query: { name: `openings/${id}` },
  });
  return { live: Object(live), draft: Object(draft) };
};
/** The errors of a refused publication. */
const refused = async () => {
  const headers = { Accept: 'application/problem+json' };
  const answer = await send(calls.publishContent, { body: { note: '' }, headers });
  expect(answer.status).toBe(400);
  return Object.keys((await answer.json()).errors).sort();
};

describe('the address of a position', () => {
  test('is made of its title with Turkish letters folded, and stays when the title changes', async () => {
    await publish(...opening('ag'));
    const slug = { tr: 'kidemli-ag-muhendisi', en: 'senior-network-engineer' };
    expect(await read('ag')).toMatchObject({ live: { slug }, draft: { slug } });
    await publish(['openings/ag', '/title/tr', 'Ağ Uzmanı']);
    expect((await read('ag')).live).toMatchObject({ slug, title: { tr: 'Ağ Uzmanı' } });
  });

  test('differs from that of another with the same title, and from a section of the page', async () => {
    await publish(...opening('bir'), ...opening('iki'));
    const join = { '/title/tr': 'Join team', '/title/en': '工程师' };
    await publish(...opening('uc', join));
    const slugs = await Promise.all(
      ['bir', 'iki', 'uc'].map(async (id) => (await read(id)).live.slug),
    );
    expect(slugs.map(({ tr }) => tr)).toEqual([
      'kidemli-ag-muhendisi',
      'kidemli-ag-muhendisi-2',
      'join-team-2',
    ]);
    expect(slugs[2].en).toBe('opening');
  });

  test('is not that of one which is scheduled', async () => {
    const publishAt = new Date(Date.now() + 60 * 60_000).toISOString();
    await keep(...opening('bir'));
    await adminCall(calls.publishContent, {
      body: { note: '', publishAt, documents: ['openings/bir'] },
    });
    await keep(...opening('iki'));
    await adminCall(calls.publishContent, { body: { note: '', documents: ['openings/iki'] } });
    expect((await read('iki')).live.slug.tr).toBe('kidemli-ag-muhendisi-2');
  });
});

test('a position is never published with a text missing in a language, unless the owner says that it has one', async () => {
  await keep(...opening('ag', { '/title/en': null, '/offers/en': null, '/closes': null }));
  expect(await refused()).toEqual(
    ['closes', 'offers/en', 'title/en'].map((path) => `openings/ag/${path}`),
  );
  await publish(['openings/ag', '/closes', '2030-01-01'], ['openings/ag', '/only', 'tr']);
  expect((await read('ag')).live.slug).toEqual({ tr: 'kidemli-ag-muhendisi' });
});

test('a draft may lack everything, and is no obstacle to other texts', async () => {
  await publish(['openings/ag', '/state', 'draft'], ['tr/about', '/hero/title', 'Biz']);
  expect((await read('ag')).live).toEqual({ state: 'draft' });
});

test('pay that ends below its beginning, and a text of 20,000 characters, are refused beside their fields', async () => {
  await keep(...opening('ag', { '/payFrom': 90_000, '/payTo': 60_000 }));
  expect(await refused()).toEqual(['openings/ag/payTo']);
  await expect(keep(['openings/ag', '/lead/tr', 'a'.repeat(20_000)])).rejects.toThrow();
  await keep(['openings/ag', '/payTo', null], ['openings/ag', '/lead/tr', 'a'.repeat(301)]);
  expect(await refused()).toEqual(['openings/ag/lead/tr']);
});

test('a position has the day of its first publication, and the time at which the owner closed it', async () => {
  await publish(...opening('ag'));
  const posted = companyDay();
  expect((await read('ag')).live).toMatchObject({ posted });
  await publish(['openings/ag', '/state', 'closed']);
  const { live } = await read('ag');
  expect(live).toMatchObject({ posted, closedAt: expect.stringMatching(/Z$/) });
  await publish(['openings/ag', '/state', 'open']);
  expect((await read('ag')).live).not.toHaveProperty('closedAt');
});

test('its languages are behind each other as those of a page are', async () => {
  await publish(...opening('ag'));
  await keep(['openings/ag', '/lead/tr', 'Ekibimize katılın.']);
  const { documents } = await adminCall(calls.readContent);
  expect(documents.find(({ name }) => name === 'openings/ag')).toMatchObject({
    changed: 1,
    behind: ['/lead/en'],
  });
});

test('a draft without an address is previewed by its id, with what is typed', async () => {
  await keep(...opening('ag', { '/state': 'draft', '/title/tr': 'Ağ Uzmanı' }));
  const change = { document: 'openings/ag', path: '/lead/tr', value: 'Şimdi yazılan cümle.' };
  const previewOf = (page: string) =>
    send(calls.previewPage, { body: { page, changes: [change] } });
  const html = await (await previewOf('/tr/life/ag')).text();
  expect(html).toContain('Ağ Uzmanı');
  expect(html).toContain('Şimdi yazılan cümle.');
  expect((await previewOf('/tr/life/yok')).status).toBe(400);
});
