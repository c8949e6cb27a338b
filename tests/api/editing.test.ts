import { getCountries } from 'libphonenumber-js/min';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { valueAt } from '#contract/content/edits.ts';
import { resetContent } from '#tests/support/api/content.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';
import { userOf } from '#tests/support/api/user.ts';

const title = '/hero/title';

const { api, adminCall, send, keep } = await sharedEditor();
beforeEach(() => resetContent(api));

test('a value that cannot be published says so when it is saved, with what is expected, and after a reload', async () => {
  const lead = '/hero/lead';
  const { problems } = await keep(
    ['identity', '/phone/e164', '0532 111'],
    ['identity', '/copyrightFrom', 3000],
    ['tr/about', lead, '{görüşme} {shortName}'],
    // Told by the form itself.
    ['tr/about', title, ''],
  );
  const misnamed = { key: 'unknownPlaceholder', names: '{görüşme}' };
  const ofCompany = {
    'identity/phone/e164': { key: 'internationalPhone' },
    'identity/copyrightFrom': { key: 'tooHigh', max: 2100 },
  };
  expect(problems).toEqual({ ...ofCompany, [`tr/about${lead}`]: misnamed });
  const kept = await adminCall(calls.readDocument, { query: { name: 'identity' } });
  expect(kept.problems).toEqual(ofCompany);
  expect((await keep(['tr/about', lead, '{shortName}'])).problems).toEqual({});
});

test.each(['+90 532 111 22 33', '0532 111 22 33', '0090 (532) 111-22-33'])(
  'a telephone number is stored in one form: %s',
  async (typed) => {
    const { saved, problems } = await keep(['identity', '/whatsapp', typed]);
    expect([saved[0]?.value, problems]).toEqual(['+905321112233', {}]);
    const { draft } = await adminCall(calls.readDocument, { query: { name: 'identity' } });
    expect(draft).toMatchObject({ whatsapp: '+905321112233' });
  },
);

test('two editors: each value is kept as the first wrote it, and the other learns of it', async () => {
  const change = (path: string, value: unknown, version: number) =>
    adminCall(calls.changeContent, {
      body: { changes: [{ document: 'tr/about', path, value, version }] },
    });
  await change(title, 'Ada', 0);
  expect(await change(title, 'Grace', 0)).toMatchObject({
    saved: [],
    conflicts: [{ document: 'tr/about', path: title, version: 1, value: 'Ada' }],
  });
  // A retry: the response to the first attempt was lost.
  expect((await change(title, 'Ada', 0)).saved).toEqual([
    { document: 'tr/about', path: title, version: 1 },
  ]);
  expect((await change('/hero/lead', 'Grace', 0)).conflicts).toEqual([]);
  expect((await change(title, 'Grace', 1)).saved).toHaveLength(1);
});

test('an editor whose database was restored to before its edits learns what the text is now', async () => {
  const { draft } = await adminCall(calls.readDocument, { query: { name: 'tr/about' } });
  const value = valueAt(draft, title);
  expect(value).toBeTruthy();
  const changes = [{ document: 'tr/about', path: title, value: 'Ada', version: 1 }];
  expect(await adminCall(calls.changeContent, { body: { changes } })).toMatchObject({
    saved: [],
    conflicts: [{ document: 'tr/about', path: title, version: 0, value }],
  });
});

test('two editors at once, many times: one of them learns of the other, and no word is lost', async () => {
  const write = (value: string, version: number) => {
    const changes = [{ document: 'tr/about', path: title, value, version }];
    return adminCall(calls.changeContent, { body: { changes } });
  };
  for (let race = 0; race < 50; race += 1) {
    const sent = [`Ada ${race}`, `Grace ${race}`];
    const outcomes = await Promise.all(sent.map((value) => write(value, race)));
    const winner = outcomes.findIndex(({ saved }) => saved.length === 1);
    expect(outcomes[winner]?.conflicts).toEqual([]);
    expect(outcomes[1 - winner]).toMatchObject({
      saved: [],
      conflicts: [{ document: 'tr/about', path: title, version: race + 1, value: sent[winner] }],
    });
  }
});

test('a page is previewed with what is typed, and nothing of it is kept', async () => {
  await keep(['tr/about', '/hero/lead', 'Kaydedilmiş']);
  const preview = (page: string, changes: object[]) =>
    send(calls.previewPage, { body: { page, changes } });
  const answer = await preview('/tr/about', [
    { document: 'tr/about', path: title, value: 'Yazılıyor' },
  ]);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('Yazılıyor');
  expect(html).toContain('Kaydedilmiş');
  expect((await preview('/tr/yok', [])).status).toBe(404);
  expect((await preview('/admin', [])).status).toBe(404);
  const { draft } = await adminCall(calls.readDocument, { query: { name: 'tr/about' } });
  expect(draft).not.toMatchObject({ hero: { title: 'Yazılıyor' } });
});

test('a table of every country, each with a long remark, is kept and fits; a country that is none or twice in it is reported beside its field', async () => {
  const remark = { tr: 'ş'.repeat(200), en: 'x'.repeat(200) };
  const rows = getCountries().map((country) => ({ country, services: ['sms'], remark }));
  const { saved, problems } = await keep(['identity', '/coverage', rows]);
  expect([saved.length, problems]).toEqual([1, {}]);
  const [first] = rows;
  const wrong = [first, { ...first, country: 'AN' }, first];
  expect((await keep(['identity', '/coverage', wrong])).problems).toEqual({
    'identity/coverage/1/country': { key: 'country' },
    'identity/coverage/2/country': { key: 'countryTwice' },
  });
});

test('a conflict says who was faster, and a publication who made it, also one that was scheduled', async () => {
  const deniz = await userOf(api, 'Deniz Yılmaz', 'editor');
  const change = { document: 'tr/about', path: title, value: 'Ada', version: 0 };
  await deniz.adminCall(calls.changeContent, { body: { changes: [change] } });
  const late = { body: { changes: [{ ...change, value: 'Grace' }] } };
  const { conflicts } = await adminCall(calls.changeContent, late);
  expect(conflicts).toMatchObject([{ lastChange: { by: 'Deniz Yılmaz' } }]);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const later = { note: '', publishAt };
  const scheduled = await deniz.adminCall(calls.publishContent, { body: later });
  expect(scheduled.by).toBe('Deniz Yılmaz');
  const published = await adminCall(calls.publishContent, { body: { note: '' } });
  expect(published.by).toBeNull();
  const state = await adminCall(calls.readContent);
  expect([state.published?.by, state.scheduled[0]?.by]).toEqual([null, 'Deniz Yılmaz']);
  const { items } = await adminCall(calls.listPublications);
  expect(items.map(({ by }) => by)).toEqual([null]);
});
