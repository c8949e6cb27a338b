import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { applicationForm, apply, postApplication } from '#tests/support/api/applications.ts';
import { companyDay, resetContent } from '#tests/support/api/content.ts';
import { dayIn, opening, openingValues } from '#tests/support/api/openings.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';

const { api, adminCall, send, publish } = await sharedEditor();
beforeEach(async () => {
  await resetContent(api);
  await api.database.run('delete from applications');
});

const problem = { Accept: 'application/problem+json' };
const refusalOf = async (id: string) => {
  const answer = await postApplication(api, applicationForm({ opening: id }), problem);
  return { status: answer.status, errors: (await answer.json()).errors };
};
const closed = { status: 400, errors: { opening: [expect.stringContaining('kapandı')] } };

describe('an application for a position', () => {
  test('carries its title in the language of the applicant, is found by it, and is in the export', async () => {
    await publish(...opening('ag'));
    const { id } = await apply(api, { opening: 'ag' }, undefined, { 'Accept-Language': 'en' });
    await apply(api, { email: 'genel@gokhat.example' });
    const position = openingValues['/title/en'];
    expect(await adminCall(calls.readApplication, { id })).toMatchObject({
      opening: 'ag',
      position,
    });
    const found = await adminCall(calls.listApplications, { query: { q: 'Network Engineer' } });
    expect(found.items.map((one) => one.id)).toEqual([id]);
    const csv = await (await send(calls.exportApplications)).text();
    expect(csv).toContain(position);
    const person = await adminCall(calls.findPerson, { body: { email: 'ada@gokhat.example' } });
    expect(person.applications.map((one) => one.position)).toEqual([position]);
  });

  test('for a position that is not published, or only a draft, is refused with a clear word', async () => {
    await publish(...opening('taslak', { '/state': 'draft' }));
    expect(await refusalOf('yok')).toEqual(closed);
    expect(await refusalOf('taslak')).toEqual(closed);
    expect((await refusalOf('constructor')).status).toBe(400);
  });

  test('is taken for a day after the position closed, which the answer says, and not later', async () => {
    await publish(...opening('ag'));
    expect(await apply(api, { opening: 'ag' })).not.toHaveProperty('openingClosed');
    await publish(['openings/ag', '/state', 'closed']);
    expect(await apply(api, { opening: 'ag', email: 'iki@gokhat.example' })).toMatchObject({
      openingClosed: true,
    });
    await publish(...opening('eski', { '/closes': dayIn(-3) }));
    expect(await refusalOf('eski')).toEqual(closed);
  });
});

test('applications are counted by position and stage, narrowed by it, and moved to another or to none', async () => {
  await publish(...opening('ag'), ...opening('satis', { '/title/tr': 'Satış Uzmanı' }));
  const { id } = await apply(api, { opening: 'ag' });
  const general = await apply(api, { email: 'genel@gokhat.example' });
  const idsOf = async (of: string) =>
    (await adminCall(calls.listApplications, { query: { opening: of } })).items.map(
      (one) => one.id,
    );
  expect(await Promise.all(['ag', 'satis', 'general'].map(idsOf))).toEqual([
    [id],
    [],
    [general.id],
  ]);
  const moved = await adminCall(calls.changeApplication, { id, body: { opening: 'satis' } });
  expect(moved).toMatchObject({ opening: 'satis', position: 'Satış Uzmanı' });
  await adminCall(calls.changeApplication, { id: general.id, body: { stage: 'rejected' } });
  const { items, general: counts } = await adminCall(calls.listOpenings);
  expect(items.find((one) => one.id === 'satis')?.counts).toMatchObject({ new: 1, rejected: 0 });
  expect(counts).toMatchObject({ new: 0, rejected: 1 });
  const none = await adminCall(calls.changeApplication, { id, body: { opening: null } });
  expect(none).toMatchObject({ opening: null, position: null });
  const unknown = { id, body: { opening: 'yok' } };
  expect((await send(calls.changeApplication, unknown)).status).toBe(400);
  const { items: trail } = await adminCall(calls.listAudit, { query: { limit: '3' } });
  expect(trail.map(({ details }) => details?.opening).filter(Boolean)).toEqual([
    'general',
    'Satış Uzmanı',
  ]);
});

test('a position that is withdrawn or no longer known is listed while somebody has applied for it, by the title that they read', async () => {
  await publish(...opening('ag'), ...opening('satis', { '/title/tr': 'Satış Uzmanı' }));
  await apply(api, { opening: 'ag' });
  await apply(api, { opening: 'satis', email: 'satis@gokhat.example' });
  await publish(['openings/ag', '/state', 'draft'], ['openings/satis', '/state', 'draft']);
  await api.database.run("update applications set opening = 'yok' where opening = 'satis'");
  const { items } = await adminCall(calls.listOpenings);
  const shown = items.map(({ id, state, title, counts }) => [id, state, title.tr, counts.new]);
  expect(shown.toSorted()).toEqual([
    ['ag', 'draft', openingValues['/title/tr'], 1],
    ['yok', 'draft', 'Satış Uzmanı', 1],
  ]);
});

test('other sites read the open positions in a language, without those that are closed or lack it', async () => {
  await publish(
    ...opening('ag', { '/payFrom': 60_000, '/payTo': 90_000 }),
    ...opening('kapali', { '/state': 'closed' }),
    ...opening('turkce', { '/only': 'tr', '/title/en': null, '/workplace': 'remote' }),
  );
  const read = async (language: string) => {
    const answer = await fetch(`${api.url}${calls.readOpenings.path}?language=${language}`);
    const { items } = await answer.json();
    return items;
  };
  const [english, ...others] = await read('en');
  expect(others).toEqual([]);
  expect(english).toMatchObject({
    id: 'ag',
    url: expect.stringMatching(/\/en\/life\/senior-network-engineer$/),
    city: 'Istanbul',
    pay: { from: 60_000, to: 90_000, currency: 'TRY' },
    posted: companyDay(),
  });
  expect((await read('tr')).map(({ id }: { id: string }) => id).sort()).toEqual(['ag', 'turkce']);
  expect((await fetch(`${api.url}${calls.readOpenings.path}?language=de`)).status).toBe(400);
});
