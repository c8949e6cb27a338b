import { describe, expect, test } from 'vitest';
import { ownerId } from '#contract/admin/roles.ts';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';
import { userOf } from '#tests/support/api/user.ts';
import { adminPassword } from '#tests/support/settings.ts';

const { api, adminCall, send } = await sharedAdmin();
const office = await userOf(api, 'Deniz', 'office');
const hiring = await userOf(api, 'Ege', 'hiring');
const reader = await userOf(api, 'Su', 'reader');
const gone = await userOf(api, 'Ada', 'owner');
await adminCall(calls.removeUser, { id: gone.id });

const kinds = {
  messages: {
    ...{ list: calls.listMessages, read: calls.readMessage, exportAll: calls.exportMessages },
    ...{ change: calls.changeMessage, bulk: calls.changeMessages, audited: 'messageChanged' },
    ...{ worker: office, other: hiring },
    add: async (name: string) => (await sendMessage(api, { fullName: name })).id,
  },
  applications: {
    list: calls.listApplications,
    ...{ read: calls.readApplication, exportAll: calls.exportApplications },
    ...{ change: calls.changeApplication, bulk: calls.changeApplications },
    ...{ audited: 'applicationChanged', worker: hiring, other: office },
    add: async (name: string) => (await apply(api, { nameSurname: name })).id,
  },
} as const;

describe.each(['messages', 'applications'] as const)('an assignment of %s', (kind) => {
  const { list, read, exportAll, change, bulk, audited, worker, other, add } = kinds[kind];
  const workerName = kind === 'messages' ? 'Deniz' : 'Ege';
  const lastDetails = async (action: string) =>
    (await adminCall(calls.listAudit, { query: { action, limit: '1' } })).items[0]?.details;

  test('is made and ended, one or many, listed as mine and as nobody’s, and written down', async () => {
    const [one, two, three] = [await add('one'), await add('two'), await add('three')];
    expect(await adminCall(read, { id: one })).toMatchObject({ assignedTo: null });
    const own = { id: one, body: { assignedTo: worker.id } };
    expect(await worker.adminCall(change, own)).toMatchObject({
      assignedTo: worker.id,
      version: 2,
    });
    expect(await lastDetails(audited)).toEqual({ assignedTo: workerName });
    expect(await worker.adminCall(change, own)).toMatchObject({ version: 2 });
    const body = { ids: [two, three], action: 'assign', assignedTo: ownerId };
    expect(await worker.adminCall(bulk, { body })).toEqual({ changed: 2, missing: 0 });
    expect(await lastDetails(`${kind}Changed`)).toEqual({ assignedTo: '', count: 2 });

    const namesOf = async (user: { readonly adminCall: typeof adminCall }, query: object) => {
      const { items, total } = await user.adminCall(list, { query: { sort: 'oldest', ...query } });
      expect(items).toHaveLength(total);
      return items.map(({ fullName }) => fullName);
    };
    const admin = { adminCall };
    expect(await namesOf(worker, { assignedTo: 'me' })).toEqual(['one']);
    expect(await namesOf(admin, { assignedTo: 'me' })).toEqual(['two', 'three']);
    expect(await namesOf(admin, { assignedTo: 'me', q: 'thr' })).toEqual(['three']);
    expect(await namesOf(admin, { assignedTo: worker.id })).toEqual(['one']);
    expect(await namesOf(worker, { assignedTo: 'nobody' })).toEqual([]);
    const csv = await (await worker.send(exportAll, { query: { assignedTo: 'me' } })).text();
    expect([csv.includes('one'), csv.includes('two')]).toEqual([true, false]);
    const [title, line] = csv.split('\r\n');
    expect(title).toMatch(/;"?Kime verildi"?$/);
    expect(line).toMatch(new RegExp(`;"?${workerName}"?$`));
    const ofOwner = await (await send(exportAll, { query: { assignedTo: 'me' } })).text();
    expect(ofOwner.split('\r\n')[1]).toMatch(/;"?Yönetici"?$/);

    await adminCall(change, { id: one, body: { assignedTo: null } });
    expect(await lastDetails(audited)).toEqual({ assignedTo: 'nobody' });
    expect(await namesOf(worker, { assignedTo: 'nobody' })).toEqual(['one']);
  });

  test('counts as the task of its user while it is open, and not in the trash', async () => {
    const mine = async (user: Pick<typeof worker, 'adminCall'>) =>
      (await user.adminCall(calls.readCounts)).mine?.[kind];
    const before = (await mine(worker)) ?? Number.NaN;
    const ofOwner = await mine({ adminCall });
    const [open, done, trashed] = [await add('o'), await add('d'), await add('t')];
    const body = { ids: [open, done, trashed], action: 'assign', assignedTo: worker.id };
    await adminCall(bulk, { body });
    expect(await mine(worker)).toBe(before + 3);
    const closed =
      kind === 'messages' ? { action: 'archive' } : { action: 'stage', stage: 'offer' };
    await adminCall(bulk, { body: { ids: [done], ...closed } });
    await adminCall(bulk, { body: { ids: [trashed], action: 'trash' } });
    expect(await mine(worker)).toBe(before + 1);
    expect(await mine({ adminCall })).toBe(ofOwner);
  });

  test('of many is undone, except where another one was made since', async () => {
    const [first, second] = [await add('x'), await add('y')];
    const ids = [first, second];
    const assign = (assignedTo: string | null) => ({ action: 'assign', assignedTo });
    await adminCall(bulk, { body: { ids, ...assign(worker.id) } });
    await adminCall(change, { id: first, body: { assignedTo: ownerId } });
    const undo = { ids, ...assign(null), undoes: assign(worker.id) };
    expect(await adminCall(bulk, { body: undo })).toEqual({
      ...{ changed: 1, missing: 0, differing: 1 },
    });
    expect(await adminCall(read, { id: first })).toMatchObject({ assignedTo: ownerId });
    expect(await adminCall(read, { id: second })).toMatchObject({ assignedTo: null });
  });

  test.each([
    ['an unknown user', crypto.randomUUID()],
    ['a removed user', gone.id],
    ['a user who works on the other kind', other.id],
    ['a user who only reads', reader.id],
    ['no id', 'me'],
  ])('to %s is refused with words for its field', async (_whom, assignedTo) => {
    const id = await add('x');
    for (const [call, options] of [
      [change, { id, body: { assignedTo } }],
      [bulk, { body: { ids: [id], action: 'assign', assignedTo } }],
    ] as const) {
      const refused = await send(call, {
        ...options,
        headers: { Accept: 'application/problem+json' },
      });
      expect(refused.status).toBe(400);
      expect(Object.keys((await refused.json()).errors)).toEqual(['assignedTo']);
    }
    expect(await adminCall(read, { id })).toMatchObject({ assignedTo: null, version: 1 });
  });

  test('ends when its user gets a role that does not work on that kind, and only then', async () => {
    const moved = await userOf(api, 'Can', 'owner');
    const id = await add('x');
    const to = (role: string) =>
      adminCall(calls.changeUser, { id: moved.id, body: { role, password: adminPassword } });
    await adminCall(change, { id, body: { assignedTo: moved.id } });
    await to(kind === 'messages' ? 'office' : 'hiring');
    expect(await adminCall(read, { id })).toMatchObject({ assignedTo: moved.id });
    await to('reader');
    expect(await adminCall(read, { id })).toMatchObject({ assignedTo: null });
  });

  test('needs its user, and ends when that user is removed', async () => {
    const leaving = await userOf(api, 'Nil', 'owner');
    const id = await add('x');
    expect((await send(bulk, { body: { ids: [id], action: 'assign' } })).status).toBe(400);
    await adminCall(change, { id, body: { assignedTo: leaving.id } });
    await adminCall(calls.removeUser, { id: leaving.id });
    expect(await adminCall(read, { id })).toMatchObject({ assignedTo: null });
  });
});

test('tasks are neither counted nor exported while there are no other users', async () => {
  await using alone = await startApi();
  const owner = await adminOf(alone);
  expect(await owner.adminCall(calls.readCounts)).not.toHaveProperty('mine');
  for (const exported of [calls.exportMessages, calls.exportApplications]) {
    expect(await (await owner.send(exported)).text()).not.toContain('Kime verildi');
  }
});
