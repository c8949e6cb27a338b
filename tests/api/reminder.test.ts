import { expect, test } from 'vitest';
import type { Role } from '#contract/admin/role-names.ts';
import { calls } from '#contract/calls.ts';
import { referenceOf } from '#contract/reference.ts';
import { startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { announcing, settingsFor } from '#tests/support/api/mail-notices.ts';
import { startMailServer } from '#tests/support/api/mail-server.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';
import { userOf } from '#tests/support/api/user.ts';
import { afternoonZone } from '#tests/support/time-zone.ts';

const { api, mails, adminCall } = await sharedMail({ TIME_ZONE: afternoonZone() });
const run = (text: string, ...values: unknown[]) => api.database.run(text, ...(values as never[]));

let users = 0;
/** Adds a user with an address whose reminder is on. */
async function reminded(role: Role) {
  users += 1;
  const user = await userOf(api, `Deniz ${users}`, role);
  const email = `deniz${users}@gokhat.example`;
  await run('update users set email = ? where id = ?', email, user.id);
  await user.adminCall(calls.changeReminder, { body: { isOn: true } });
  return { ...user, email };
}

const assign = (kind: 'messages' | 'applications', id: string, to: { readonly id: string }) =>
  run(`update ${kind} set assigned_to = ? where id = ?`, to.id, id);
/** As if the reminders of today had not been due yet. */
const nextMorning = ({ id }: { readonly id: string }) =>
  run("update users set reminded_on = '' where id = ?", id);
const queued = ({ email }: { readonly email: string }) =>
  api.database.value<number>(
    "select count(*) from mails where kind = 'reminder' and recipient = ?",
    email,
  );
const to = ({ email }: { readonly email: string }) => mails.filter((mail) => mail.to[0] === email);

/** Resolves once the sender has looked twice for what is due: what it announces comes before the second test mail. */
async function looks() {
  const tests = () => mails.filter(({ header }) => header.subject === 'Deneme e-postası').length;
  for (let look = 0; look < 2; look += 1) {
    // One to each address that is notified.
    const all = tests() + 2;
    await adminCall(calls.sendTestMail);
    await expect.poll(tests).toBe(all);
  }
}

test('once a day a user gets the counts and references of what is open and assigned to them, without names and words of visitors', async () => {
  const user = await reminded('owner');
  const [one, archived, spam, trashed] = (await Promise.all(
    [1, 2, 3, 4].map(async (count) => {
      const message = `Gizli söz ${count}`;
      return (await sendMessage(api, { fullName: 'Gizli Kişi', message })).id;
    }),
  )) as [string, string, string, string];
  const applications = [
    (await apply(api, { nameSurname: 'Gizli Aday' })).id,
    (await apply(api)).id,
  ];
  const rejected = (await apply(api)).id;
  const offered = (await apply(api)).id;
  for (const id of [one, archived, spam, trashed]) await assign('messages', id, user);
  for (const id of [...applications, rejected, offered]) await assign('applications', id, user);
  await run("update messages set status = 'archived' where id = ?", archived);
  await run("update messages set status = 'spam' where id = ?", spam);
  await run('update messages set trashed_at = 1 where id = ?', trashed);
  await run("update applications set stage = 'rejected' where id = ?", rejected);
  // A decision, as on the board.
  await run("update applications set stage = 'offer' where id = ?", offered);
  const others = (await sendMessage(api)).id;
  await nextMorning(user);
  await expect.poll(() => to(user)).toHaveLength(1);
  const [mail] = to(user);
  expect(mail?.header).toMatchObject({
    subject: 'Bugün sizi bekleyen kayıt: 3',
    'auto-submitted': 'auto-generated',
  });
  for (const part of [mail?.plain, mail?.html]) {
    expect(part).toContain('açık mesaj: 1.');
    expect(part).toContain('başvuru: 2.');
    for (const id of [one, ...applications]) expect(part).toContain(referenceOf(id));
    for (const id of [archived, spam, trashed, rejected, offered, others])
      expect(part).not.toContain(referenceOf(id));
    expect(part).not.toMatch(/Gizli|Deniz/);
  }
  await looks();
  expect(to(user)).toHaveLength(1);
});

test('one with nothing open gets none, and what is assigned later that day waits for the next', async () => {
  const user = await reminded('owner');
  await nextMorning(user);
  const last = 'select reminded_on from users where id = ?';
  await expect.poll(() => api.database.value(last, user.id)).not.toBe('');
  await looks();
  expect(await queued(user)).toBe(0);
  await assign('messages', (await sendMessage(api)).id, user);
  await looks();
  expect(to(user)).toEqual([]);
  await nextMorning(user);
  await expect.poll(() => to(user)).toHaveLength(1);
});

test('it tells a role only of its own kind', async () => {
  const people = [await reminded('office'), await reminded('hiring')] as const;
  const message = (await sendMessage(api)).id;
  for (const [kind, id] of [
    ['messages', message],
    ['applications', (await apply(api)).id],
  ] as const) {
    for (const user of people) {
      await assign(kind, id, user);
      await nextMorning(user);
    }
  }
  // Both kinds were assigned to hiring last.
  await assign('messages', message, people[0]);
  for (const user of people) await nextMorning(user);
  await expect.poll(() => to(people[0]).at(-1)?.plain).toMatch(/açık mesaj: 1\./);
  await expect.poll(() => to(people[1]).at(-1)?.plain).toMatch(/başvuru: 1\./);
  expect(
    to(people[0])
      .map(({ plain }) => plain)
      .join(),
  ).not.toContain('başvuru');
  expect(
    to(people[1])
      .map(({ plain }) => plain)
      .join(),
  ).not.toContain('mesaj');
});

test.each([
  ['was suspended', 'update users set suspended_at = 1 where id = ?'],
  ['was removed', 'update users set removed_at = 1, email = null where id = ?'],
  ['has turned it off', 'update users set daily_mail = 0 where id = ?'],
  ['must accept an invitation again', 'update users set invited_until = 1 where id = ?'],
  ['may no longer see it', "update users set role = 'editor' where id = ?"],
])('a user who %s gets none, also if it was waiting', async (_who, end) => {
  const user = await reminded('owner');
  await assign('messages', (await sendMessage(api)).id, user);
  const waiting = { attempts: 0, next_at: 0, changed_at: 0, answer: null, state: 'waiting' };
  await run(end, user.id);
  await api.database.insert('mails', [
    {
      id: crypto.randomUUID(),
      created_at: 0,
      kind: 'reminder',
      recipient: user.email,
      count: 0,
      ...waiting,
    } as never,
  ]);
  await nextMorning(user);
  await looks();
  expect(to(user)).toEqual([]);
  expect(await queued(user)).toBe(0);
});

test('while the mail server is down only the newest reminder waits', async () => {
  const user = await reminded('owner');
  await assign('messages', (await sendMessage(api)).id, user);
  const later = Date.now() + 3_600_000;
  for (let day = 0; day < 2; day += 1) {
    await nextMorning(user);
    await expect.poll(() => to(user)).toHaveLength(day + 1);
    await run(
      "update mails set state = 'waiting', next_at = ? where recipient = ?",
      later,
      user.email,
    );
  }
  expect(await queued(user)).toBe(1);
});

test('one turns it on and off, alone for oneself; after eight o’clock it begins the next day', async () => {
  const user = await reminded('office');
  const other = await userOf(api, 'Ege', 'office');
  await assign('messages', (await sendMessage(api)).id, user);
  const read = (one: Pick<typeof user, 'adminCall'>) => one.adminCall(calls.readReminder);
  expect(await read(user)).toEqual({ isOn: true, canBe: true });
  await looks();
  expect(to(user)).toEqual([]);
  const off = { body: { isOn: false } };
  expect(await user.adminCall(calls.changeReminder, off)).toEqual({ isOn: false });
  expect(await read(user)).toEqual({ isOn: false, canBe: true });
  expect(await read(other)).toEqual({ isOn: false, canBe: false });
});

test('it is offered to users with an address, a role to which records are assigned, and a mail server', async () => {
  const silent = await sharedApi();
  const offered = async (site: typeof api, role: Role, email: string | null) => {
    const { id, adminCall: call } = await userOf(site, 'Ege', role);
    await site.database.run('update users set email = ? where id = ?', email, id);
    return (await call(calls.readReminder)).canBe;
  };
  expect(await offered(api, 'owner', 'a@ekip.example')).toBe(true);
  expect(await offered(api, 'hiring', 'b@ekip.example')).toBe(true);
  expect(await offered(api, 'hiring', null)).toBe(false);
  expect(await offered(api, 'editor', 'c@ekip.example')).toBe(false);
  expect(await offered(api, 'reader', 'd@ekip.example')).toBe(false);
  expect(await offered(silent, 'owner', 'a@ekip.example')).toBe(false);
  expect((await adminCall(calls.readReminder)).canBe).toBe(false);
});

test('reminders and invitations leave the outbox 30 days after they were sent', async () => {
  await using server = await startMailServer();
  const settings = settingsFor(server);
  await using site = await announcing(settings);
  const daysAgo = (days: number) => Date.now() - days * 86_400_000;
  const mail = { recipient: 'a@ekip.example', count: 0, state: 'sent', attempts: 1, next_at: 0 };
  const rows = ['reminder', 'invitation'].flatMap((kind) =>
    [29, 31].map((days) => ({
      ...{ ...mail, kind, id: crypto.randomUUID(), created_at: 0, changed_at: daysAgo(days) },
      answer: String(days),
    })),
  );
  await site.database.insert('mails', rows);
  await site.stop();
  await using again = await startApi({ ...settings, ...site.sameData });
  const left = () => again.database.column('select answer from mails');
  await expect.poll(left).toEqual(['29', '29']);
});
