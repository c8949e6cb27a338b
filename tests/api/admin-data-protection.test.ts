import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { openContext } from '#api/open-context.ts';
import { readSettings } from '#api/process/settings.ts';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { login, post, startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { namesLeft, restartedWhen } from '#tests/support/api/retention.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const dayMs = 86_400_000;

const { api, adminCall, send } = await sharedAdmin();

describe('the data of one person', () => {
  test('is found by e-mail address in any letter case, without the data of others', async () => {
    const message = await sendMessage(api, { email: 'Elif@gokhat.example' });
    const application = await apply(api, { email: 'elif@gokhat.example' });
    const flagged = await apply(api, {
      email: 'elif@gokhat.example',
      website: 'x',
      filledInMs: '9',
    });
    await sendMessage(api, { email: 'elif@gokhat.example.evil' });
    const person = await adminCall(calls.findPerson, { body: { email: ' ELIF@gokhat.example ' } });
    expect(person.messages.map(({ id }) => id)).toEqual([message.id]);
    expect(person.applications.map(({ id }) => id)).toEqual([flagged.id, application.id]);
    expect(person.applications[0]?.history).toHaveLength(1);
    expect((await send(calls.findPerson, { body: { email: 'elif' } })).status).toBe(400);
    expect((await send(calls.findPerson, { body: {} })).status).toBe(400);
  });

  test('is erased on request, files and search index included; one audit entry without it stays', async () => {
    await using api = await startApi();
    const { adminCall } = await adminOf(api);
    const email = 'hudai@silinecek.example';
    await sendMessage(api, { email, message: 'kehribar' });
    await apply(api, { email, aboutYourself: 'sedef', nameSurname: 'Hüdai Önge' });
    const other = await sendMessage(api);
    await adminCall(calls.listMessages, { query: { q: 'kehribar' } });
    expect(await adminCall(calls.erasePerson, { body: { email: email.toUpperCase() } })).toEqual({
      ...{ messages: 1, applications: 1 },
    });
    expect((await adminCall(calls.listMessages, { query: { q: 'kehribar' } })).total).toBe(0);
    expect((await adminCall(calls.listApplications, { query: { q: 'sedef' } })).total).toBe(0);
    expect(await api.database.value('select count(*) from cvs')).toBe(0);
    expect((await adminCall(calls.listMessages)).items.map(({ id }) => id)).toEqual([other.id]);
    const { items } = await adminCall(calls.listAudit, { query: { action: 'personErased' } });
    expect(items).toHaveLength(1);
    expect(items[0]?.details).toEqual({ messages: 1, applications: 1 });
    expect(await adminCall(calls.erasePerson, { body: { email } })).toEqual({
      ...{ messages: 0, applications: 0 },
    });
  });
});

test('what was decided on a person leaves the audit trail with their records; that it was done stays', async () => {
  const email = 'hudai@silinecek.example';
  const [mine, message, other] = [
    (await apply(api, { email })).id,
    (await sendMessage(api, { email })).id,
    (await apply(api)).id,
  ];
  for (const id of [mine, other]) {
    const body = { rating: 2, stage: 'rejected', followUp: '2026-12-24' };
    await adminCall(calls.changeApplication, { id, body });
  }
  await adminCall(calls.changeMessage, { id: message, body: { answered: 'phone' } });
  await adminCall(calls.erasePerson, { body: { email } });
  const { items } = await adminCall(calls.listAudit);
  const changes = items.filter(({ action }) => /Changed$/.test(action));
  expect(changes.map(({ action, subjectId, details }) => ({ action, subjectId, details }))).toEqual(
    [
      { action: 'messageChanged', subjectId: message, details: { answered: 'phone' } },
      {
        ...{ action: 'applicationChanged', subjectId: other },
        details: expect.objectContaining({ rating: '2', stage: 'new → rejected' }),
      },
      { action: 'applicationChanged', subjectId: mine, details: {} },
    ],
  );
});

test('so does the only decision of an action on several, of which the others were as asked already', async () => {
  const email = 'hudai@silinecek.example';
  const [mine, other] = [(await apply(api, { email })).id, (await apply(api)).id];
  await adminCall(calls.changeApplication, { id: other, body: { stage: 'rejected' } });
  const body = { ids: [mine, other], action: 'stage', stage: 'rejected' };
  expect(await adminCall(calls.changeApplications, { body })).toMatchObject({ changed: 1 });
  const inTrail = async () => {
    const { items } = await adminCall(calls.listAudit, { query: { record: mine } });
    return JSON.stringify(items.map(({ details }) => details));
  };
  expect(await inTrail()).toContain('new → rejected');
  await adminCall(calls.erasePerson, { body: { email } });
  expect(await inTrail()).not.toContain('rejected');
});

test('so does what an action on several decided, with the last of them', async () => {
  const email = 'hudai@silinecek.example';
  const [first, second, third] = [
    (await apply(api, { email })).id,
    (await apply(api, { email, aboutYourself: 'İkinci başvurum.' })).id,
    (await apply(api)).id,
  ];
  const ids = [first, second, third];
  await adminCall(calls.changeApplications, { body: { ids, action: 'stage', stage: 'rejected' } });
  const inTrail = async () => {
    const { items } = await adminCall(calls.listAudit, { query: { record: first } });
    return items.filter(({ action }) => action === 'applicationsChanged');
  };
  await adminCall(calls.erasePerson, { body: { email } });
  expect(await inTrail()).toMatchObject([{ details: { stage: 'new → rejected', count: 3 } }]);
  await adminCall(calls.eraseApplication, { id: third });
  expect((await inTrail()).map(({ details }) => details)).toEqual([{ count: 3 }]);
});

test('a person’s address is not accepted in a URL, which logs and histories keep', async () => {
  const query = { email: 'eda@gokhat.example' };
  await sendMessage(api, query);
  const search = `?${new URLSearchParams(query)}`;
  expect((await fetch(`${api.url}/api/Admin/People${search}`)).status).toBe(405);
  expect((await send(calls.erasePerson, { query })).status).toBe(400);
  expect((await adminCall(calls.findPerson, { body: query })).messages).toHaveLength(1);
});

// The first retention run comes 10 s after a start.
describe.concurrent('expired data', () => {
  test('is erased automatically after a start, files included; newer data stays', async () => {
    await using first = await startApi();
    const admin = await adminOf(first);
    const names = ['old', 'young', 'old spam', 'young spam', 'old, marked now'];
    for (const fullName of names) await sendMessage(first, { fullName });
    const applicants = ['old rejected', 'young rejected', 'old, still open', 'old spam'];
    for (const nameSurname of [...applicants, 'never decided', 'hired long ago']) {
      const honeypot = nameSurname === 'old spam' && { website: 'x', filledInMs: '9' };
      await apply(first, { nameSurname, talentPool: 'false', ...honeypot });
    }
    const { items } = await admin.adminCall(calls.listApplications);
    for (const { id, fullName } of items.filter((one) => one.fullName.endsWith('rejected'))) {
      await admin.adminCall(calls.changeApplication, { id, body: { stage: 'rejected' } });
      expect(fullName).toContain('rejected');
    }
    const hired = items.find(({ fullName }) => fullName === 'hired long ago');
    await admin.adminCall(calls.changeApplication, {
      id: hired?.id ?? '',
      body: { stage: 'hired' },
    });
    const now = Date.now();
    await using second = await restartedWhen(first, async ({ run }) => {
      const message = (...values: (string | number | null)[]) =>
        run(
          'update messages set created_at = ?, status = ?, seen_at = ? where full_name = ?',
          ...values,
        );
      await message(now - 800 * dayMs, 'archived', null, 'old');
      await message(now - 700 * dayMs, 'archived', null, 'young');
      await message(now - 40 * dayMs, 'spam', now - 31 * dayMs, 'old spam');
      await message(now - 40 * dayMs, 'spam', now - 29 * dayMs, 'young spam');
      await message(now - 400 * dayMs, 'spam', now, 'old, marked now');
      const application = (...values: (string | number | null)[]) =>
        run(
          'update applications set created_at = ?, stage_since = ?, seen_at = ? where full_name = ?',
          ...values,
        );
      await application(now - 900 * dayMs, now - 370 * dayMs, null, 'old rejected');
      await application(now - 900 * dayMs, now - 360 * dayMs, null, 'young rejected');
      // Due after 24 months, erased after 25.
      await application(now - 745 * dayMs, now - 745 * dayMs, null, 'old, still open');
      await application(now - 770 * dayMs, now, null, 'never decided');
      await application(now - 900 * dayMs, now - 900 * dayMs, null, 'hired long ago');
      await application(now - 40 * dayMs, now - 40 * dayMs, now - 31 * dayMs, 'old spam');
      await run(
        "insert into audit (id, at, action, details) values ('an old line', ?, 'messagesChanged', '{}')",
        now - 800 * dayMs,
      );
      await run(
        `insert into audit_subjects (audit_id, subject_id)
         values ('an old line', 'one'), ('an old line', 'other')`,
      );
    });
    await second.logged('expired');
    const after = await adminOf(second);
    expect(await namesLeft(second)).toEqual({
      messages: ['young', 'young spam', 'old, marked now'],
      applications: ['young rejected', 'old, still open', 'hired long ago'],
    });
    const { value } = second.database;
    expect(await value('select count(*) from cvs')).toBe(3);
    expect(await value("select count(*) from audit where id = 'an old line'")).toBe(0);
    const subjects = "select count(*) from audit_subjects where audit_id = 'an old line'";
    expect(await value(subjects)).toBe(0);
    const { rules } = await after.adminCall(calls.readRetention);
    expect(rules.find(({ rule }) => rule === 'undecided')).toMatchObject({ soon: 1 });
    const { items: lines } = await after.adminCall(calls.listAudit, {
      query: { action: 'expired' },
    });
    expect(lines.map(({ details }) => details)).toEqual([
      { rule: 'audit', count: 1 },
      { rule: 'undecided', count: 1 },
      { rule: 'rejected', count: 1 },
      { rule: 'spam', count: 2 },
      { rule: 'messages', count: 1 },
    ]);
    // Erased records are named too, but not the entries of the trail itself.
    expect(lines.map(({ subjectCount }) => subjectCount)).toEqual([0, 1, 1, 2, 1]);
  });

  test('includes ended sessions, with the address and the browser of each, if nobody logs in again', async () => {
    await using first = await startApi();
    await adminOf(first);
    await adminOf(first);
    await first.stop();
    const { run, value } = first.database;
    const one = (await value<string>('select min(id_hash) from open_sessions')) ?? '';
    await run('update open_sessions set expires_at = ? where id_hash = ?', Date.now() - 1000, one);
    // Without a service, as a login there would remove it.
    const settings = readSettings(first.sameData);
    const context = await openContext(settings, pino({ level: 'silent' }), '/nowhere');
    await context.retention.run();
    await context.close();
    expect(await value('select count(*) from open_sessions')).toBe(1);
  });

  test('is listed in advance: storage periods, counts due within thirty days and the next date', async () => {
    await using api = await startApi({ RETENTION_MESSAGES_MONTHS: '6' });
    const { adminCall } = await adminOf(api);
    await sendMessage(api);
    await sendMessage(api);
    const soon = Date.now() - 170 * dayMs;
    await api.database.run('update messages set created_at = ? where seq = 1', soon);
    const { rules } = await adminCall(calls.readRetention);
    expect(rules.map(({ rule, keptFor }) => [rule, keptFor.count, keptFor.unit])).toEqual([
      ['messages', 6, 'months'],
      ['spam', 30, 'days'],
      ['rejected', 12, 'months'],
      ['undecided', 25, 'months'],
      ['pool', 24, 'months'],
      ['trash', 7, 'days'],
      ['audit', 24, 'months'],
    ]);
    const [messages, spam] = rules;
    expect(messages?.soon).toBe(1);
    const expected = new Date(soon);
    expected.setUTCMonth(expected.getUTCMonth() + 6);
    const off = Math.abs(Date.parse(messages?.nextAtUtc ?? '') - expected.getTime());
    // The last days of a long month map to the last day of a short one.
    expect(off).toBeLessThanOrEqual(3 * dayMs);
    expect(spam).toMatchObject({ soon: 0, nextAtUtc: null });
  });
});

describe('the audit trail', () => {
  test('records logins, refused logins, exports, changes and erasures, newest first', async () => {
    await using api = await startApi();
    const { adminCall, send } = await adminOf(api);
    expect((await post(`${api.url}/api/Admin/login`, { password: 'not it' })).status).toBe(401);
    const { id } = await sendMessage(api);
    await adminCall(calls.changeMessage, { id, body: { status: 'read', note: 'a secret note' } });
    await (await send(calls.exportMessages)).text();
    await adminCall(calls.eraseMessage, { id });
    await adminCall(calls.findPerson, { body: { email: 'a@gokhat.example' } });
    const other = await login(api);
    await fetch(`${api.url}/api/Admin/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${other.token}` },
    });
    const { items, total } = await adminCall(calls.listAudit);
    expect(items.map(({ action }) => action)).toEqual([
      ...['loggedOut', 'loggedIn', 'personRead', 'messageErased', 'messagesExported'],
      ...['messageChanged', 'loginRefused', 'loggedIn'],
    ]);
    expect(total).toBe(8);
    const [out, second, , , , changed, refused, first] = items;
    expect(changed).toMatchObject({
      subjectId: id,
      details: { status: 'new → read', note: 'written' },
    });
    expect(refused).toMatchObject({ session: null, address: expect.stringContaining('127.0.0.1') });
    expect(out?.session).toBe(second?.session);
    expect(changed?.session).toBe(first?.session);
    expect(JSON.stringify(items)).not.toContain('secret');
    expect(JSON.stringify(items)).not.toContain('@');
    const errorResponses = await adminCall(calls.listAudit, { query: { action: 'loginRefused' } });
    expect(errorResponses.total).toBe(1);
    const page = await adminCall(calls.listAudit, { query: { limit: '3' } });
    const next = await adminCall(calls.listAudit, { query: { cursor: page.nextCursor ?? '' } });
    expect([...page.items, ...next.items]).toEqual((await adminCall(calls.listAudit)).items);
  });

  test('is written together with the change, or neither is', async () => {
    const { id } = await sendMessage(api);
    await api.database.refuse('insert', 'audit');
    expect((await send(calls.eraseMessage, { id })).status).toBe(500);
    const change = await send(calls.changeMessage, { id, body: { starred: true } });
    expect(change.status).toBe(500);
    expect(await adminCall(calls.readMessage, { id })).toMatchObject({
      starred: false,
      version: 1,
    });
  });
});
