import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { everyItem } from '#tests/support/api/admin.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall, send } = await sharedAdmin();

const read = (id: string) => adminCall(calls.readApplication, { id });
const change = (id: string, body: unknown) => adminCall(calls.changeApplication, { id, body });
const refused = async (id: string, body: unknown) =>
  (await send(calls.changeApplication, { id, body })).status;
const list = (query: Record<string, string>) => adminCall(calls.listApplications, { query });
const readHiring = () => adminCall(calls.readHiring);
/** Makes these the criteria, and returns their ids. */
async function setCriteria(...criteria: readonly { id?: string; name: string }[]) {
  const { version, ...before } = await readHiring();
  const scoresErased = before.criteria
    .filter(({ id }) => !criteria.some((one) => one.id === id))
    .reduce((sum, { scored }) => sum + scored, 0);
  const body = { criteria, version, scoresErased };
  const after = await adminCall(calls.changeHiring, { body });
  return after.criteria.map(({ id }) => id);
}
const details = async (action: string) =>
  (await adminCall(calls.listAudit, { query: { action } })).items[0]?.details;

beforeEach(async () => {
  const { items } = await adminCall(calls.listApplications);
  for (const { id } of items) await adminCall(calls.eraseApplication, { id });
  await setCriteria();
});

describe('the criteria of the scorecard', () => {
  test('are named, renamed and ordered; each keeps its scores under its id', async () => {
    const [first = '', second = ''] = await setCriteria(
      { name: '  Teknik   bilgi ' },
      { name: 'İletişim' },
    );
    const { id } = await apply(api);
    await change(id, { scores: [{ id: first, score: 4 }] });
    await setCriteria({ id: second, name: 'İletişim' }, { id: first, name: 'Ağ bilgisi' });
    expect((await readHiring()).criteria).toEqual([
      { id: second, name: 'İletişim', scored: 0 },
      { id: first, name: 'Ağ bilgisi', scored: 1 },
    ]);
    expect((await read(id)).scores).toEqual([
      { id: second, name: 'İletişim', score: null },
      { id: first, name: 'Ağ bilgisi', score: 4 },
    ]);
    expect(await details('criteriaChanged')).toEqual({ criteria: 'İletişim, Ağ bilgisi' });
  });

  test('that is removed takes its scores with it, and the trail says how many', async () => {
    const [first = '', second = ''] = await setCriteria({ name: 'Kalan' }, { name: 'Giden' });
    const { id } = await apply(api);
    await change(id, {
      scores: [
        { id: first, score: 3 },
        { id: second, score: 5 },
      ],
    });
    await setCriteria({ id: first, name: 'Kalan' });
    expect((await read(id)).scores).toEqual([{ id: first, name: 'Kalan', score: 3 }]);
    expect(await details('criteriaChanged')).toEqual({ criteria: 'Kalan', scoresErased: 1 });
    const { items } = await adminCall(calls.listAudit, { query: { action: 'criteriaChanged' } });
    expect(items[0]?.subjectId).toBe(id);
    expect(await refused(id, { scores: [{ id: second, score: 1 }] })).toBe(409);
    const left = await api.database.value('select count(*) from scores');
    expect(left).toBe(1);
  });

  test.each([
    ['six', ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name }))],
    ['a repeated name', [{ name: 'İLETİŞİM' }, { name: 'iletişim' }]],
    ['a blank name', [{ name: ' \u200b ' }]],
    ['a name of 41 characters', [{ name: 'ş'.repeat(41) }]],
    ['a name that is no text', [{ name: 5 }]],
  ])('of %s are refused', async (_what, criteria) => {
    const { version } = await readHiring();
    const answer = await send(calls.changeHiring, { body: { criteria, version } });
    expect(answer.status).toBe(400);
    expect((await readHiring()).criteria).toEqual([]);
  });

  test('that another tab has changed meanwhile are not overwritten', async () => {
    const { version } = await readHiring();
    await setCriteria({ name: 'Önce' });
    const body = { criteria: [{ name: 'Sonra' }], version };
    expect((await send(calls.changeHiring, { body })).status).toBe(409);
    expect((await readHiring()).criteria.map(({ name }) => name)).toEqual(['Önce']);
  });
});

test('a criterion is not removed with more scores than were seen; its undo erases none unseen', async () => {
  const [criterion = ''] = await setCriteria({ name: 'Teknik bilgi' });
  const { version } = await readHiring();
  const { id } = await apply(api);
  await change(id, { scores: [{ id: criterion, score: 4 }] });
  const body = { criteria: [], version };
  expect((await send(calls.changeHiring, { body })).status).toBe(409);
  const negative = { ...body, scoresErased: -1 };
  expect((await send(calls.changeHiring, { body: negative })).status).toBe(400);
  expect((await read(id)).scores).toMatchObject([{ id: criterion, score: 4 }]);
  // Other edits do not conflict with a score.
  const renamed = { criteria: [{ id: criterion, name: 'Teknik' }], version };
  const after = await adminCall(calls.changeHiring, { body: renamed });
  expect(after.criteria).toEqual([{ id: criterion, name: 'Teknik', scored: 1 }]);
  const seen = { criteria: [], version: after.version, scoresErased: 1 };
  expect((await adminCall(calls.changeHiring, { body: seen })).criteria).toEqual([]);
});

test('the same criterion twice is refused', async () => {
  const [id] = await setCriteria({ name: 'Teknik bilgi' });
  const { version } = await readHiring();
  const criteria = [
    { id, name: 'Bir' },
    { id, name: 'İki' },
  ];
  const answer = await send(calls.changeHiring, { body: { criteria, version } });
  expect(answer.status).toBe(400);
  expect((await readHiring()).criteria.map(({ name }) => name)).toEqual(['Teknik bilgi']);
});

describe('a score', () => {
  test('makes a version, is in the trail, and removing it leaves none', async () => {
    const [criterion = ''] = await setCriteria({ name: 'Teknik bilgi' });
    const { id } = await apply(api);
    const scored = await change(id, { scores: [{ id: criterion, score: 4 }], version: 1 });
    expect(scored).toMatchObject({ version: 2, scores: [{ score: 4 }] });
    expect(await details('applicationChanged')).toEqual({ scores: 'Teknik bilgi: 4' });
    expect((await change(id, { scores: [{ id: criterion, score: 4 }] })).version).toBe(2);
    expect(await refused(id, { scores: [{ id: criterion, score: 5 }], version: 1 })).toBe(409);
    const removed = await change(id, { scores: [{ id: criterion, score: null }], version: 2 });
    expect(removed).toMatchObject({ version: 3, scores: [{ score: null }] });
    expect(await details('applicationChanged')).toEqual({ scores: 'Teknik bilgi: –' });
    for (const score of [0, 6, 2.5, '3']) {
      expect(await refused(id, { scores: [{ id: criterion, score }] })).toBe(400);
    }
  });

  test('is in the CSV by criterion with the mean, and in the person’s data under its name', async () => {
    const ids = await setCriteria({ name: '=Teknik' }, { name: 'İletişim' }, { name: 'Boş' });
    const { id } = await apply(api);
    await change(id, { scores: [5, 4].map((score, index) => ({ id: ids[index], score })) });
    const answer = await send(calls.exportApplications, { headers: { 'Accept-Language': 'tr' } });
    const [titles = '', row = ''] = (await answer.text()).split('\r\n');
    const cells = (line: string) => line.split(';').map((cell) => cell.slice(1, -1));
    const at = cells(titles).indexOf("'=Teknik");
    expect(cells(titles).slice(at, at + 4)).toEqual([
      ...["'=Teknik", 'İletişim', 'Boş', 'Ölçüt ortalaması'],
    ]);
    expect(cells(row).slice(at, at + 4)).toEqual(['5', '4', '', '4,50']);
    const { applications } = await adminCall(calls.findPerson, {
      body: { email: 'ada@gokhat.example' },
    });
    expect(applications[0]?.scores).toContainEqual({ id: ids[1], name: 'İletişim', score: 4 });
  });

  test('goes with its application', async () => {
    const [criterion = ''] = await setCriteria({ name: 'Teknik bilgi' });
    const { id } = await apply(api);
    await change(id, { scores: [{ id: criterion, score: 1 }] });
    await adminCall(calls.eraseApplication, { id });
    expect((await readHiring()).criteria).toEqual([
      { id: criterion, name: 'Teknik bilgi', scored: 0 },
    ]);
  });
});

describe('an interview', () => {
  const ahead = `${new Date().getUTCFullYear() + 1}-01-15`;
  const event = async (id: string, language = 'tr') => {
    const answer = await send(calls.readInterview, {
      id,
      headers: { 'Accept-Language': language },
    });
    const text = await answer.text();
    const value = (name: string) =>
      new RegExp(`^${name}:(.*)\\r$`, 'm').exec(text.replaceAll('\r\n ', ''))?.[1];
    return { answer, text, value };
  };

  test('is set in the company’s time zone for 45 minutes, with its stage in the same change', async () => {
    const { id } = await apply(api);
    const interview = { at: `${ahead}T14:00`, place: ' Ataşehir ofisi ' };
    const after = await change(id, { interview, stage: 'interview', version: 1 });
    expect(after).toMatchObject({ version: 2, stage: 'interview' });
    expect(after.interview).toEqual({
      ...{ at: `${ahead}T14:00:00+03:00`, minutes: 45, place: 'Ataşehir ofisi' },
      isCancelled: false,
    });
    expect(await details('applicationChanged')).toEqual({
      ...{ stage: 'new → interview', interview: `${ahead}T14:00:00+03:00` },
    });
    // As it was read, it changes nothing.
    expect((await change(id, { interview: after.interview })).version).toBe(2);
    const { items } = await adminCall(calls.listApplications, { query: { q: 'Ada' } });
    expect(items[0]?.interview).toEqual(after.interview);
    const csv = await (await send(calls.exportApplications)).text();
    expect(csv).toContain('Ataşehir ofisi');
  });

  test('stands among the others of its day, by time; not one that is cancelled, in the trash or of another day', async () => {
    const day = `${new Date().getUTCFullYear() + 2}-02-03`;
    const planned = async (name: string, interview: object) => {
      const { id } = await apply(api, { nameSurname: name });
      await change(id, { interview });
      return id;
    };
    await planned('Late', { at: `${day}T23:50`, minutes: 30 });
    await planned('Early', { at: `${day}T00:00` });
    await planned('Night before', { at: `${day.replace('03', '02')}T23:30`, minutes: 60 });
    await planned('Day before', { at: `${day.replace('03', '02')}T23:15` });
    await planned('Cancelled', { at: `${day}T10:00`, isCancelled: true });
    const trashed = await planned('Trashed', { at: `${day}T11:00` });
    await adminCall(calls.changeApplications, { body: { ids: [trashed], action: 'trash' } });
    const asked = await adminCall(calls.readInterviewDay, { query: { at: `${day}T14:00` } });
    expect(asked).toMatchObject({ at: `${day}T14:00:00+03:00`, clock: 'once' });
    const names = asked.interviews.map(({ fullName }) => fullName);
    expect(names).toEqual(['Night before', 'Early', 'Late']);
    for (const at of [`${day}T25:00`, `${day}T14:00Z`, '2999-01-01T10:00', day]) {
      expect((await send(calls.readInterviewDay, { query: { at } })).status).toBe(400);
    }
  });

  test('is an event that a move updates, a cancellation cancels, and nothing else changes', async () => {
    const { id } = await apply(api, {
      nameSurname: 'Işıl Ğ.',
      currentPosition: 'Mühendis, kıdemli',
    });
    expect((await event(id)).answer.status).toBe(404);
    await change(id, { interview: { at: `${ahead}T14:00`, place: 'B; giriş' } });
    const first = await event(id);
    expect(first.answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(first.answer.headers.get('Content-Disposition')).toContain(`gorusme-${ahead}.ics`);
    expect(first.value('SUMMARY')).toBe('Görüşme: Işıl Ğ.\\, Mühendis\\, kıdemli');
    expect(first.value('LOCATION')).toBe('B\\; giriş');
    expect(first.value('DTSTART')).toBe(`${ahead.replaceAll('-', '')}T110000Z`);
    expect(first.value('DTEND')).toBe(`${ahead.replaceAll('-', '')}T114500Z`);
    // Nothing else about the person.
    expect(first.text).not.toMatch(/ada@|\+90|Örnek Üniversitesi|ada\.pdf/);
    await change(id, { rating: 3 });
    expect((await event(id)).text).toBe(first.text);

    await change(id, { interview: { at: `${ahead}T15:30`, minutes: 60, place: 'B; giriş' } });
    const moved = await event(id);
    expect(moved.value('UID')).toBe(first.value('UID'));
    expect(Number(moved.value('SEQUENCE'))).toBe(Number(first.value('SEQUENCE')) + 1);
    expect(moved.value('DTEND')).toBe(`${ahead.replaceAll('-', '')}T133000Z`);

    const cancelled = { at: `${ahead}T15:30`, minutes: 60, place: 'B; giriş', isCancelled: true };
    await change(id, { interview: cancelled });
    const gone = await event(id, 'en');
    expect([gone.value('METHOD'), gone.value('STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
    expect(gone.value('UID')).toBe(first.value('UID'));
    expect(await details('applicationChanged')).toEqual({ interview: 'cancelled' });

    expect((await change(id, { interview: null })).interview).toBeNull();
    expect((await event(id)).answer.status).toBe(404);
    await change(id, { interview: { at: `${ahead}T09:00` } });
    const again = await event(id);
    expect(again.value('UID')).toBe(first.value('UID'));
    expect(Number(again.value('SEQUENCE'))).toBe(Number(gone.value('SEQUENCE')) + 2);
  });

  test('after one that is over is another event', async () => {
    const { id } = await apply(api);
    const year = new Date().getUTCFullYear() - 1;
    await change(id, { interview: { at: `${year}-05-05T10:00` } });
    const first = await event(id);
    await change(id, { interview: { at: `${ahead}T10:00` } });
    expect((await event(id)).value('UID')).not.toBe(first.value('UID'));
  });

  test('after one that is over and was removed is another event too', async () => {
    const { id } = await apply(api);
    const year = new Date().getUTCFullYear() - 1;
    await change(id, { interview: { at: `${year}-05-05T10:00` } });
    const first = await event(id);
    await change(id, { interview: null });
    expect(await details('applicationChanged')).toEqual({ interview: 'removed' });
    await change(id, { interview: { at: `${ahead}T10:00` } });
    const next = await event(id);
    expect(next.value('UID')).not.toBe(first.value('UID'));
    expect(next.value('SEQUENCE')).toBe('0');
  });

  test.each([
    { at: 'tomorrow' },
    { at: `${ahead}T25:00` },
    { at: `${ahead}T10:00+99:99` },
    { at: `${ahead}T10:00-24:00` },
    { at: `${ahead}T10:00+03:60` },
    { at: '2026-02-30T10:00' },
    { at: '2300-01-01T10:00' },
    { at: `${ahead}T10:00`, minutes: 4 },
    { at: `${ahead}T10:00`, minutes: 481 },
    { at: `${ahead}T10:00`, place: 'x'.repeat(201) },
    { at: `${ahead}T10:00`, isCancelled: 'no' },
    { minutes: 30 },
  ])('as %j is refused', async (interview) => {
    const { id } = await apply(api);
    expect(await refused(id, { interview })).toBe(400);
  });

  test('that is ahead is in a view, the next one first, and counted; in pages none is left out', async () => {
    const ids: string[] = [];
    for (const hour of ['12', '10', '11', '10', '09']) {
      const { id } = await apply(api);
      await change(id, { interview: { at: `${ahead}T${hour}:00` } });
      ids.push(id);
    }
    const year = new Date().getUTCFullYear() - 1;
    await change((await apply(api)).id, { interview: { at: `${year}-05-05T10:00` } });
    const cancelled = { at: `${ahead}T08:00`, isCancelled: true };
    await change((await apply(api)).id, { interview: cancelled });
    await apply(api);
    const order = [ids[4], ids[1], ids[3], ids[2], ids[0]];
    const seen = (await everyItem(list, { view: 'interview', limit: '2' }, 5)).map(({ id }) => id);
    expect(seen).toEqual(order);
    expect((await adminCall(calls.readCounts)).applicationViews.interview).toBe(5);
  });
});
