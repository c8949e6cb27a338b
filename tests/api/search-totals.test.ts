import { expect, test } from 'vitest';
import { messageStatuses } from '#contract/admin/message.ts';
import { folders } from '#contract/admin/messages.ts';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { sendMessage } from '#tests/support/api/messages.ts';

test('a search counts what its folder and status have, however messages were moved before and after they were indexed', async () => {
  await using api = await startApi();
  const { adminCall } = await adminOf(api);
  const ids: string[] = [];
  const send = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      ids.push((await sendMessage(api, { message: `turna ${ids.length}` })).id);
    }
  };
  const total = async (query: Record<string, string>) =>
    (await adminCall(calls.listMessages, { query })).total;
  const places = [undefined, ...folders].flatMap((folder) =>
    [undefined, ...messageStatuses].map((status) => ({
      ...(folder && { folder }),
      ...(status && { status }),
    })),
  );
  const compare = async () => {
    for (const place of places) {
      expect({ ...place, total: await total({ ...place, q: 'turna' }) }).toEqual({
        ...place,
        total: await total(place),
      });
    }
  };
  const many = (action: string, ...of: number[]) =>
    adminCall(calls.changeMessages, { body: { action, ids: of.map((place) => ids[place] ?? '') } });
  const one = (place: number, body: object) =>
    adminCall(calls.changeMessage, { id: ids[place] ?? '', body });

  await send(6);
  await many('archive', 0, 1);
  await many('spam', 2);
  await many('trash', 1, 3);
  await compare();

  await many('restore', 1);
  await one(0, { status: 'read' });
  await one(4, { status: 'spam', starred: true });
  await compare();

  await one(5, { note: 'turna göçü' });
  await many('archive', 5);
  await many('trash', 2, 5);
  await compare();

  await send(2);
  await many('notSpam', 4);
  await many('delete', 2);
  await many('restore', 5, 3);
  await compare();
  expect(await total({ q: 'turna' })).toBe(7);
});
