import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall, send } = await sharedAdmin();

const gone = '01890000-0000-7000-8000-000000000000';
const day = (date: string) => `${new Date().getUTCFullYear() + 1}-${date}`;
const tag = await adminCall(calls.createTag, { body: { name: 'Acil', colour: 'red' } });

const kinds = {
  messages: {
    ...{ bulk: calls.changeMessages, read: calls.readMessage },
    add: async () => (await sendMessage(api)).id,
  },
  applications: {
    ...{ bulk: calls.changeApplications, read: calls.readApplication },
    add: async () => (await apply(api)).id,
  },
} as const;

type Step = Readonly<Record<string, string | null>> & { readonly action: string };
type Case = {
  readonly kind: keyof typeof kinds;
  /** What the first admin did and undoes, and what another one did to the same record since. */
  readonly done: Step;
  readonly undo: Step;
  readonly since: Step;
};

const followUps = {
  done: { action: 'followUp', followUp: day('03-01') },
  undo: { action: 'followUp', followUp: null },
  since: { action: 'followUp', followUp: day('04-01') },
};
const cases: readonly Case[] = [
  {
    ...{ kind: 'applications', done: { action: 'stage', stage: 'rejected' } },
    ...{ undo: { action: 'stage', stage: 'new' }, since: { action: 'stage', stage: 'interview' } },
  },
  {
    ...{ kind: 'messages', done: { action: 'archive' } },
    ...{ undo: { action: 'unread' }, since: { action: 'spam' } },
  },
  {
    ...{ kind: 'messages', done: { action: 'answered', answered: 'phone' } },
    undo: { action: 'answered', answered: null },
    since: { action: 'answered', answered: 'inPerson' },
  },
  { kind: 'messages', ...followUps },
  { kind: 'applications', ...followUps },
];

describe.each(cases)('an undo of $done among $kind', ({ kind, done, undo, since }) => {
  const { bulk, read, add } = kinds[kind];
  const change = (ids: readonly string[], step: object) =>
    adminCall(bulk, { body: { ids, ...step } });

  test('restores what is as it was left, and leaves what was changed since, which it counts', async () => {
    const [mine, theirs] = [await add(), await add()];
    await change([mine, theirs], done);
    await change([theirs], since);
    const before = await adminCall(read, { id: theirs });
    const body = { ...undo, undoes: done };
    expect(await change([mine, theirs, gone], body)).toEqual({
      ...{ changed: 1, missing: 1, differing: 1 },
    });
    expect(await adminCall(read, { id: theirs })).toEqual(before);
    // Sent again, what it has restored is no change of another admin.
    expect(await change([mine, theirs], body)).toEqual({ changed: 0, missing: 0, differing: 1 });
    // Without that field it is a change like any other.
    expect(await change([mine, theirs], undo)).toEqual({ changed: 1, missing: 0 });
  });
});

const yesOrNo = [
  { done: { action: 'tag', tag: tag.id }, undo: { action: 'untag', tag: tag.id } },
  { done: { action: 'trash' }, undo: { action: 'restore' } },
  { done: { action: 'star' }, undo: { action: 'unstar' }, kinds: ['messages'] },
];
for (const { done, undo, kinds: few } of yesOrNo) {
  for (const kind of ['messages', 'applications'] as const) {
    if (few && !few.includes(kind)) continue;
    test(`${done.action} among ${kind} is undone, and by another admin’s undo as well`, async () => {
      const { bulk, add } = kinds[kind];
      const [mine, theirs] = [await add(), await add()];
      const change = (ids: readonly string[], step: object) =>
        adminCall(bulk, { body: { ids, ...step } });
      await change([mine, theirs], done);
      await change([theirs], undo);
      expect(await change([mine, theirs], { ...undo, undoes: done })).toEqual({
        ...{ changed: 1, missing: 0, differing: 0 },
      });
      // The other way round.
      expect(await change([mine], { ...done, undoes: undo })).toMatchObject({ changed: 1 });
    });
  }
}

test('an erasure undoes nothing, and neither does an action without its field', async () => {
  const id = await kinds.messages.add();
  for (const body of [
    { action: 'delete', undoes: { action: 'trash' } },
    { action: 'unread', undoes: { action: 'delete' } },
    { action: 'untag', tag: tag.id, undoes: { action: 'tag' } },
    { action: 'unread', undoes: { action: 'archive', other: 1 } },
  ]) {
    const answer = await send(calls.changeMessages, { body: { ids: [id], ...body } });
    expect(answer.status, JSON.stringify(body)).toBe(400);
  }
  expect(await adminCall(calls.readMessage, { id })).toMatchObject({ version: 1 });
});
