import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf, eraseMessages, everyItem } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { namesLeft, restartedWhen } from '#tests/support/api/retention.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const dayMs = 86_400_000;
const daysAgo = (days: number) => Date.now() - days * dayMs;
/** In how many days something is erased. */
const daysLeft = (time?: string | null) =>
  Math.round((Date.parse(time ?? '') - Date.now()) / dayMs);

const { api, adminCall, send } = await sharedAdmin();
const bulk = (action: string, ...ids: string[]) =>
  adminCall(calls.changeMessages, { body: { ids, action } });
const bulkOfApplications = (action: string, ...ids: string[]) =>
  adminCall(calls.changeApplications, { body: { ids, action } });
const list = (query: Record<string, string> = {}) => adminCall(calls.listMessages, { query });
const listed = (query: Record<string, string> = {}) => adminCall(calls.listApplications, { query });

/** Everything that the admin counts and lists of messages outside the trash. */
async function figures() {
  const { folders, views, unread } = await adminCall(calls.readCounts);
  const { trash, ...others } = folders;
  const { messages, spam, replies, unanswered, days } = await adminCall(calls.readStats);
  const lists = await Promise.all([
    list(),
    list({ status: 'read', starred: 'true' }),
    ...['inbox', 'starred', 'archived', 'spam'].map((folder) => list({ folder })),
    ...['waiting', 'followUp', 'noted', 'toCheck', 'due'].map((view) => list({ view })),
    list({ q: 'zümrüt' }),
  ]);
  const csv = await (await send(calls.exportMessages)).text();
  return {
    ...{ others, views, unread, messages, spam, replies, unanswered },
    today: days.at(-1)?.messages,
    totals: lists.map(({ total, items }) => [total, items.length]),
    lines: csv.trim().split('\r\n').length,
  };
}

describe('the trash of messages', () => {
  beforeEach(async () => {
    await eraseMessages({ adminCall });
    const { items } = await list({ folder: 'trash' });
    if (items.length > 0) await bulk('delete', ...items.map(({ id }) => id));
  });

  test('holds what no other list, view, search, count, figure or export does, and restores it to where it was', async () => {
    const before = await figures();
    const worked = await sendMessage(api, { fullName: 'Ada', message: 'zümrüt yüzük' });
    const work = { status: 'read', starred: true, note: 'Aranacak', followUp: '2026-11-25' };
    await adminCall(calls.changeMessage, { id: worked.id, body: { ...work, answered: 'phone' } });
    const archived = await sendMessage(api, { fullName: 'Can', message: 'zümrüt' });
    await bulk('archive', archived.id);
    const fresh = await sendMessage(api, { fullName: 'Ece', message: 'zümrüt küpe' });
    const spam = await sendMessage(api, {
      fullName: 'Spam',
      message: 'We sell backlinks for $20 zümrüt',
    });
    const ids = [worked.id, archived.id, fresh.id, spam.id];
    const filled = await figures();
    const rows = (await list()).items;
    expect(filled).not.toEqual(before);

    expect(await bulk('trash', ...ids)).toEqual({ changed: 4, missing: 0 });
    expect(await figures()).toEqual(before);
    const trash = await list({ folder: 'trash' });
    expect(trash.items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(trash.items.map(({ status }) => status)).toEqual(['spam', 'new', 'archived', 'read']);
    expect(trash.items.map(({ keptUntilUtc }) => daysLeft(keptUntilUtc))).toEqual([7, 7, 7, 7]);
    expect((await adminCall(calls.readCounts)).folders.trash).toBe(4);
    expect((await list({ folder: 'trash', q: 'zümrüt', kind: 'simple' })).total).toBe(4);
    expect((await list({ folder: 'trash', status: 'archived' })).total).toBe(1);
    const csv = await send(calls.exportMessages, { query: { folder: 'trash' } });
    expect((await csv.text()).trim().split('\r\n')).toHaveLength(5);
    const one = await adminCall(calls.readMessage, { id: worked.id });
    expect(daysLeft(one.keptUntilUtc)).toBe(7);

    expect(await bulk('restore', ...ids)).toEqual({ changed: 4, missing: 0 });
    expect(await figures()).toEqual(filled);
    const restored = (await list()).items.map(({ version, ...row }) => row);
    expect(restored).toEqual(rows.map(({ version, ...row }) => row));
    const back = await adminCall(calls.readMessage, { id: worked.id });
    expect(daysLeft(back.keptUntilUtc)).toBeGreaterThan(7);
  });

  test('is paged, each message once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id } = await sendMessage(api, { fullName: String(count) });
      if (count % 2) await bulk('archive', id);
      ids.push(id);
    }
    await bulk('trash', ...ids);
    const seen = (await everyItem(list, { folder: 'trash', limit: '2' }, 5)).map(({ id }) => id);
    expect(seen).toEqual(ids.toReversed());
  });

  test('counts from the first deletion, names its records in the audit trail, and erases them at once on request', async () => {
    const [one, two] = [await sendMessage(api), await sendMessage(api, { fullName: 'Can' })];
    await bulk('trash', one.id);
    const { trashedAtUtc } = await adminCall(calls.readMessage, { id: one.id });
    await bulk('trash', one.id, two.id);
    expect((await adminCall(calls.readMessage, { id: one.id })).trashedAtUtc).toBe(trashedAtUtc);
    await bulk('restore', two.id);
    await adminCall(calls.eraseMessage, { id: one.id });
    expect(await bulk('restore', one.id, two.id)).toEqual({ changed: 0, missing: 1 });
    const { items } = await adminCall(calls.listAudit, { query: { record: one.id } });
    expect(items.map(({ action, details }) => [action, details])).toEqual([
      ['messageErased', {}],
      ['messageChanged', { to: 'trash' }],
    ]);
    const ofTwo = await adminCall(calls.listAudit, { query: { record: two.id } });
    expect(ofTwo.items[1]).toMatchObject({ details: { to: 'trash', count: 1 } });
    expect(ofTwo.items[0]).toMatchObject({ details: { to: 'restore' }, subjectId: two.id });
  });

  test('gives a message back to the inbox, unread, when it is sent again; spam stays', async () => {
    const wanted = { fullName: 'Ada', message: 'Tekrar yazıyorum.' };
    const unwanted = { fullName: 'Spam', message: 'We sell backlinks for $20' };
    const one = await sendMessage(api, wanted);
    const spam = await sendMessage(api, unwanted);
    await bulk('archive', one.id);
    await bulk('trash', one.id, spam.id);
    expect((await sendMessage(api, wanted)).id).toBe(one.id);
    expect((await sendMessage(api, unwanted)).id).toBe(spam.id);
    expect((await list({ folder: 'inbox' })).items).toMatchObject([
      { id: one.id, status: 'new', timesSent: 2, trashedAtUtc: null },
    ]);
    expect((await list({ folder: 'trash' })).items).toMatchObject([{ id: spam.id, timesSent: 2 }]);
  });
});

test('the trash of applications is a list of its own, and restores stage, marks and consent', async () => {
  const email = 'aday@gokhat.example';
  const { id } = await apply(api, { email, nameSurname: 'Zümrüt Aday', talentPool: 'true' });
  const change = { stage: 'interview', rating: 4, note: 'İyi', followUp: '2026-11-25' };
  await adminCall(calls.changeApplication, { id, body: change });
  await apply(api, { email, talentPool: 'false' });
  const spam = await apply(api, { website: 'x', filledInMs: '9', talentPool: 'false' });
  const before = await adminCall(calls.readApplication, { id });
  const counted = async () => {
    const { stages, spamApplications, applicationViews } = await adminCall(calls.readCounts);
    const { applications, spam: inSpam, days } = await adminCall(calls.readStats);
    const lists = await Promise.all([
      ...[listed(), listed({ spam: 'true' }), listed({ stage: 'interview' })],
      ...['followUp', 'noted', 'toCheck'].map((view) => listed({ view })),
      ...[listed({ q: 'zümrüt' }), listed({ poolConsent: 'given' })],
    ]);
    const totals = lists.map(({ total }) => total);
    const today = days.at(-1)?.applications;
    return { stages, spamApplications, applicationViews, applications, inSpam, totals, today };
  };
  const filled = await counted();

  await bulkOfApplications('trash', id, spam.id);
  expect((await counted()).totals).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  expect(await counted()).toMatchObject({ spamApplications: 0, stages: { interview: 0 } });
  expect(await counted()).toMatchObject({ applications: { total: 1 }, today: 1 });
  const trash = await listed({ trash: 'true' });
  expect(trash.items.map((one) => one.id)).toEqual([spam.id, id]);
  expect(trash.items.map(({ keptUntilUtc }) => daysLeft(keptUntilUtc))).toEqual([7, 7]);
  expect((await listed({ trash: 'true', q: 'zümrüt' })).total).toBe(1);
  expect((await adminCall(calls.readCounts)).trashedApplications).toBe(2);
  const inTrash = await adminCall(calls.readApplication, { id });
  expect([inTrash.stage, inTrash.poolConsentAtUtc]).toEqual(['interview', before.poolConsentAtUtc]);
  expect(daysLeft(inTrash.keptUntilUtc)).toBe(7);

  await bulkOfApplications('restore', id, spam.id);
  expect(await counted()).toEqual(filled);
  const { version, ...after } = await adminCall(calls.readApplication, { id });
  expect(after).toEqual({ ...before, version: undefined });
  const { items } = await adminCall(calls.listAudit, { query: { record: id } });
  expect(items.slice(0, 2).map(({ action, details }) => [action, details])).toEqual([
    ['applicationsChanged', { to: 'restore', count: 2 }],
    ['applicationsChanged', { to: 'trash', count: 2 }],
  ]);
});

test('the data of a person include what is in the trash, with its end, and their erasure takes it', async () => {
  const email = 'kisi@gokhat.example';
  const [kept, trashed] = [
    await sendMessage(api, { email }),
    await sendMessage(api, { email, message: 'x' }),
  ];
  const application = await apply(api, { email, talentPool: 'true' });
  await bulk('trash', trashed.id);
  await bulkOfApplications('trash', application.id);
  const person = await adminCall(calls.findPerson, { body: { email } });
  expect(person.messages.map(({ id, trashedAtUtc }) => [id, trashedAtUtc !== null])).toEqual([
    [trashed.id, true],
    [kept.id, false],
  ]);
  expect(daysLeft(person.messages[0]?.keptUntilUtc)).toBe(7);
  expect(daysLeft(person.applications[0]?.keptUntilUtc)).toBe(7);
  const erased = await adminCall(calls.erasePerson, { body: { email } });
  expect(erased).toEqual({ messages: 2, applications: 1 });
});

// Each waits 10 s for the first retention run of its service.
describe.concurrent('the retention of the trash', () => {
  test('erases what was there for seven days, and earlier what its own period ends; its preview counts it', async () => {
    await using first = await startApi();
    const admin = await adminOf(first);
    const names = ['8 days', '6 days', 'ends before', 'kept, 8 days old'];
    for (const name of names) {
      const message = await sendMessage(first, { fullName: name });
      const application = await apply(first, { nameSurname: name, talentPool: 'true' });
      if (name.startsWith('kept')) continue;
      const [ids, others] = [[message.id], [application.id]];
      await admin.adminCall(calls.changeMessages, { body: { ids, action: 'trash' } });
      await admin.adminCall(calls.changeApplications, { body: { ids: others, action: 'trash' } });
    }
    await using second = await restartedWhen(first, async ({ run }) => {
      for (const table of ['messages', 'applications']) {
        const set = (created: number, trashed: number | null, name: string) =>
          run(
            `update ${table} set created_at = ?, trashed_at = ? where full_name = ?`,
            ...[created, trashed, name],
          );
        await set(daysAgo(30), daysAgo(8), '8 days');
        await set(daysAgo(715), daysAgo(6), '6 days');
        await set(daysAgo(790), daysAgo(1), 'ends before');
        await set(daysAgo(8), null, 'kept, 8 days old');
      }
      const consent = "update applications set pool_consent_at = ? where full_name = 'ends before'";
      await run(consent, daysAgo(790));
    });
    const left = ['6 days', 'kept, 8 days old'];
    expect(await namesLeft(second)).toEqual({ messages: left, applications: left });
    const { adminCall: call } = await adminOf(second);
    const { rules } = await call(calls.readRetention);
    const soon = Object.fromEntries(rules.map(({ rule, soon }) => [rule, soon]));
    // The message of 715 days counts in the trash alone.
    expect(soon).toMatchObject({ trash: 2, messages: 0, undecided: 0, pool: 0 });
    expect(rules.find(({ rule }) => rule === 'trash')).toMatchObject({
      keptFor: { count: 7, unit: 'days' },
    });
    expect(daysLeft(rules.find(({ rule }) => rule === 'trash')?.nextAtUtc)).toBe(1);
    expect((await call(calls.readCounts)).views.due).toBe(0);
    const { items } = await call(calls.listAudit, { query: { action: 'expired' } });
    expect(items.map(({ details, subjectCount }) => [details, subjectCount])).toEqual([
      [{ rule: 'trash', count: 4 }, 4],
    ]);
  });

  test('follows the setting', async () => {
    await using other = await startApi({ RETENTION_TRASH_DAYS: '3' });
    const { adminCall: call } = await adminOf(other);
    const { id } = await sendMessage(other);
    await call(calls.changeMessages, { body: { ids: [id], action: 'trash' } });
    expect(daysLeft((await call(calls.readMessage, { id })).keptUntilUtc)).toBe(3);
  });
});
