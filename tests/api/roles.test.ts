import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Role, roles } from '#contract/admin/role-names.ts';
import { isFor, ownerId } from '#contract/admin/roles.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { bearer } from '#tests/support/api/api.ts';
import { apply, cvFile } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedMail } from '#tests/support/api/shared-mail.ts';
import { userOf } from '#tests/support/api/user.ts';
import { adminPassword } from '#tests/support/settings.ts';

const { api, adminCall, send } = await sharedMail({ NOTIFY_MESSAGES: '', NOTIFY_APPLICATIONS: '' });
const people = await Promise.all(
  roles.map(async (role) => [role, await userOf(api, `A ${role}`, role)] as const),
);
const userBy = Object.fromEntries(people) as Record<Role, (typeof people)[number][1]>;

const guarded = Object.entries<Call>(calls).filter(([, call]) => call.for !== 'anyone');

async function answerTo(user: Pick<typeof userBy.owner, 'send'>, call: Call, options: object = {}) {
  // A stream would stay open.
  const signal = AbortSignal.timeout(call.response.type === 'text/event-stream' ? 500 : 60_000);
  const headers = { Accept: 'application/problem+json' };
  const answer = await user.send(call, {
    ...{ id: crypto.randomUUID(), headers, signal, ...(call.body && { body: {} }), ...options },
  });
  const isProblem = answer.headers.get('Content-Type')?.includes('problem');
  const body = isProblem ? ((await answer.json()) as { code: string }) : undefined;
  if (!body) await answer.body?.cancel();
  return { status: answer.status, code: body?.code };
}

describe.each(guarded)('%s', (_, call) => {
  test.each(roles)('answers a user who is %s as its audience says', async (role) => {
    const { status, code } = await answerTo(userBy[role], call);
    if (isFor(call.for, role)) expect(code).not.toBe('notYours');
    else expect([status, code]).toEqual([403, 'notYours']);
  });
});

/** The answer to a file. */
async function uploadBy(token: string, call: Call, id: string) {
  const body = new FormData();
  body.append('file', cvFile());
  const headers = { ...bearer(token), Accept: 'application/problem+json' };
  const path = call.path.replace('{id}', id);
  const answer = await fetch(api.url + path, { method: 'POST', headers, body });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
}

const letter = { subject: 'Konu', text: 'Metin', quotes: false, invites: false };
const answerTexts = { subject: 'Konu', text: 'Metin' };
const answer = (purpose: string) => ({
  ...{
    purpose,
    name: crypto.randomUUID(),
    stage: null,
    texts: { tr: answerTexts, en: answerTexts },
  },
});

const message = await sendMessage(api);
const application = await apply(api);
const idOf = { message: message.id, application: application.id } as const;
type Kind = keyof typeof idOf;

/** Makes what a call of one record needs, as the owner, and gives its id and body. */
const prepared: Record<string, (kind: Kind) => Promise<{ id?: string; body?: unknown }>> = {
  readReplies: async (kind) => ({ id: idOf[kind] }),
  saveDraft: async (kind) => ({ id: idOf[kind], body: { ...letter, version: Date.now() } }),
  sendReply: async (kind) => ({
    ...{ id: idOf[kind], body: { ...letter, mailId: crypto.randomUUID() } },
  }),
  undoReply: async (kind) => {
    const body = { ...letter, mailId: crypto.randomUUID(), undoMs: 60_000 };
    await adminCall(calls.sendReply, { id: idOf[kind], body });
    return { id: body.mailId };
  },
  retryReply: async (kind) => {
    const body = { ...letter, mailId: crypto.randomUUID(), undoMs: 60_000 };
    await adminCall(calls.sendReply, { id: idOf[kind], body });
    await api.database.run("update mails set state = 'refused' where id = ?", body.mailId);
    return { id: body.mailId };
  },
  createAnswer: async (kind) => ({ body: answer(kind) }),
  changeAnswer: async (kind) => {
    const { id, version } = await adminCall(calls.createAnswer, { body: answer(kind) });
    return { id, body: { ...answer(kind), version } };
  },
  eraseAnswer: async (kind) => {
    const { id } = await adminCall(calls.createAnswer, { body: answer(kind) });
    return { id };
  },
  attachFile: async (kind) => ({ id: idOf[kind] }),
  removeFile: (kind) => withFile(kind),
  readFile: (kind) => withFile(kind),
};

/** A file of a draft. */
async function withFile(kind: Kind) {
  const id = crypto.randomUUID();
  const record_id = idOf[kind];
  await api.database.run('delete from drafts where record_id = ?', record_id);
  await api.database.insert('drafts', [
    { record_id, version: 1, subject: '', text: '', quotes: 0, invites: 0 },
  ]);
  const file = { name: 'a.pdf', type: 'pdf', size: 1, bytes: Buffer.from('x') };
  await api.database.insert('letter_files', [{ id, draft_id: record_id, mail_id: null, ...file }]);
  return { id };
}

const workers = { message: ['owner', 'office'], application: ['owner', 'hiring'] } as const;
const ofBothKinds = guarded.filter(
  ([, call]) =>
    Array.isArray(call.for) && call.for.includes('office') && call.for.includes('hiring'),
);

test('each call that two kinds of roles may make is tried with the records of each, or is of no record', () => {
  // Tags and signatures are shared, a list of answers and statistics have only the own kind (below).
  const ofNoRecord = ['createTag', 'changeTag', 'eraseTag', 'readSignatures', 'changeSignatures'];
  const narrowed = ['listAnswers', 'readStats'];
  expect(ofBothKinds.map(([name]) => name).toSorted()).toEqual(
    [...Object.keys(prepared), ...ofNoRecord, ...narrowed].toSorted(),
  );
});

describe.each(Object.entries(prepared))('%s', (name, prepare) => {
  const call = calls[name as keyof typeof calls] as Call;
  const cases = (['message', 'application'] as const).flatMap((kind) =>
    roles.map((role) => [kind, role] as const),
  );
  test.each(cases)(
    'of a record of the kind %s is refused or not for a user who is %s',
    async (kind, role) => {
      const readers = name === 'readReplies' ? ['reader'] : [];
      const may = [...workers[kind], ...readers].includes(role);
      const options = await prepare(kind);
      const { status, code } = call.upload
        ? await uploadBy(userBy[role].token, call, options.id ?? '')
        : await answerTo(userBy[role], call, options);
      if (!may) expect([status, code]).toEqual([403, 'notYours']);
      else expect(code).not.toBe('notYours');
    },
  );
});

test('a record’s related ones, counts, statistics and canned answers are those of the role’s kind', async () => {
  const sender = { email: 'iki@gokhat.example', phone: '+90 532 111 22 33' };
  const one = await sendMessage(api, { email: sender.email });
  const other = await apply(api, sender);
  const related = async (role: Role, call: Call, id: string) => {
    const response = await userBy[role].send(call, { id });
    const { items, total } = (await response.json()) as { items: { id: string }[]; total: number };
    return [items.map((item) => item.id), total];
  };
  expect(await related('office', calls.readRelatedToMessage, one.id)).toEqual([[], 0]);
  expect(await related('hiring', calls.readRelatedToApplication, other.id)).toEqual([[], 0]);
  expect(await related('owner', calls.readRelatedToMessage, one.id)).toEqual([[other.id], 1]);
  expect(await related('reader', calls.readRelatedToApplication, other.id)).toEqual([[one.id], 1]);

  const countsOf = async (role: Role) => {
    const counts = await userBy[role].adminCall(calls.readCounts);
    return [counts.folders.inbox > 0, counts.stages.new > 0];
  };
  expect(await Promise.all(roles.map(countsOf))).toEqual([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
    [true, true],
  ]);
  const statsOf = async (role: Role) => {
    const { messages, applications } = await userBy[role].adminCall(calls.readStats);
    return [messages.total > 0, applications.total > 0];
  };
  expect(await statsOf('office')).toEqual([true, false]);
  expect(await statsOf('hiring')).toEqual([false, true]);
  for (const [role, wanted] of [
    ['office', ['message', 'quote']],
    ['hiring', ['application']],
  ] as const) {
    const { answers } = await userBy[role].adminCall(calls.listAnswers);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.map(({ purpose }) => purpose)).toEqual(
      answers.map(() => expect.toSatisfy((one) => wanted.some((each) => each === one))),
    );
  }
});

test('spam that only a reader has opened counts as seen by nobody', async () => {
  const { id } = await sendMessage(api);
  const other = await apply(api);
  await api.database.run("update messages set status = 'spam' where id = ?", id);
  await api.database.run("update applications set spam_reason = 'links' where id = ?", other.id);
  const { adminCall: asReader } = userBy.reader;
  expect(await asReader(calls.readMessage, { id })).toMatchObject({ seenAtUtc: null });
  const read = await asReader(calls.readApplication, { id: other.id });
  expect(read).toMatchObject({ seenAtUtc: null });
  expect((await adminCall(calls.readMessage, { id })).seenAtUtc).not.toBeNull();
});

/** The data of a user's event stream until it ends or is left. */
async function eventsOf(
  role: Role,
  signal: AbortSignal,
): Promise<{ text: string; ended: boolean }> {
  const response = await userBy[role].send(calls.watchEvents, { signal });
  let text = '';
  try {
    for await (const piece of response.body ?? []) text += Buffer.from(piece).toString();
    return { text, ended: true };
  } catch {
    return { text, ended: false };
  }
}

test('events tell a role only of its own kind', async () => {
  const leaving = new AbortController();
  const streams = roles.map((role) => eventsOf(role, leaving.signal));
  await sleep(300);
  await sendMessage(api);
  await apply(api);
  await sleep(500);
  leaving.abort();
  const texts = (await Promise.all(streams)).map(({ text }) => text);
  expect(texts.map((text) => [/"message"/.test(text), /"application"/.test(text)])).toEqual([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
    [true, true],
  ]);
});

test('another role ends the open event stream, and counts at the next call', async () => {
  const user = await userOf(api, 'Can', 'office');
  const response = await user.send(calls.watchEvents);
  const ended = response.text();
  const body = { role: 'editor', password: adminPassword };
  await adminCall(calls.changeUser, { id: user.id, body });
  await ended;
  expect((await user.send(calls.listMessages)).status).toBe(403);
  expect((await user.send(calls.readContent)).status).not.toBe(403);
});

test('the session says who one is as soon as there are users, and nothing before', async () => {
  const { user } = await userBy.hiring.adminCall(calls.verify);
  expect(user).toEqual({ id: userBy.hiring.id, name: 'A hiring', role: 'hiring' });
  expect((await adminCall(calls.me)).user).toEqual({ id: ownerId, name: '', role: 'owner' });
  await api.database.run('update users set removed_at = 1 where id <> ?', ownerId);
  expect(Object.keys(await adminCall(calls.verify))).toEqual(['expiresAtUtc', 'idleSeconds']);
  expect((await send(calls.listMessages)).status).toBe(200);
});
