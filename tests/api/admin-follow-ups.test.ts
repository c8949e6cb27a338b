import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall, send } = await sharedAdmin();

const dayMs = 86_400_000;
/** A day of the company's calendar, counted from today. */
const day = (after: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(Date.now() + after * dayMs);
const farAway = `${new Date().getUTCFullYear() + 11}-01-01`;

type Item = { readonly id: string; readonly fullName: string; readonly followUp: string | null };

const kinds = {
  messages: {
    list: calls.listMessages,
    change: calls.changeMessage,
    bulk: calls.changeMessages,
    add: async (name: string) => (await sendMessage(api, { fullName: name })).id,
    viewed: async () => (await adminCall(calls.readCounts)).views.followUp,
    audited: 'messageChanged',
  },
  applications: {
    list: calls.listApplications,
    change: calls.changeApplication,
    bulk: calls.changeApplications,
    add: async (name: string) => (await apply(api, { nameSurname: name })).id,
    viewed: async () => (await adminCall(calls.readCounts)).applicationViews.followUp,
    audited: 'applicationChanged',
  },
} as const;

describe.each(['messages', 'applications'] as const)('a follow-up of %s', (kind) => {
  const { list, change, bulk, add, viewed, audited } = kinds[kind];
  const namesIn = async (query: Record<string, string>) =>
    (await adminCall(list, { query: { view: 'followUp', ...query } })).items.map(
      ({ fullName }) => fullName,
    );
  const lastDetails = async (action: string) =>
    (await adminCall(calls.listAudit, { query: { action, limit: '1' } })).items[0]?.details;

  test('is set to a day and removed, one or many, and written down; its list begins with what is due', async () => {
    const [one, two, three] = [await add('one'), await add('two'), await add('üç')];
    const changed = await adminCall(change, { id: one, body: { followUp: day(3) } });
    expect(changed).toMatchObject({ followUp: day(3), version: 2 });
    expect(await lastDetails(audited)).toEqual({ followUp: day(3) });
    expect((await adminCall(change, { id: one, body: { followUp: day(3) } })).version).toBe(2);
    const body = { ids: [two, three], action: 'followUp' };
    expect(await adminCall(bulk, { body: { ...body, followUp: day(0) } })).toEqual({
      ...{ changed: 2, missing: 0 },
    });
    expect(await lastDetails(`${kind}Changed`)).toEqual({ followUp: day(0), count: 2 });
    await adminCall(change, { id: two, body: { followUp: day(-1) } });
    expect(await namesIn({})).toEqual(['two', 'üç', 'one']);
    expect(await namesIn({ sort: 'newest' })).toEqual(['one', 'üç', 'two']);
    expect(await namesIn({ q: 'UC' })).toEqual(['üç']);
    // Of today and before.
    expect(await viewed()).toBe(2);
    await adminCall(bulk, { body: { ...body, followUp: null } });
    expect(await lastDetails(`${kind}Changed`)).toEqual({ followUp: 'off', count: 2 });
    expect(await namesIn({})).toEqual(['one']);
    await adminCall(change, { id: one, body: { followUp: null } });
    expect(await lastDetails(audited)).toEqual({ followUp: 'off' });
    expect(await namesIn({})).toEqual([]);
  });

  test('of the same days are paged in either order, also when searched and when the last one seen is changed', async () => {
    const expected: string[] = [];
    for (const after of [5, 1, 3]) {
      const ids: string[] = [];
      for (const name of ['a', 'b', 'c']) ids.push(await add(`paged ${after} ${name}`));
      await adminCall(bulk, { body: { ids, action: 'followUp', followUp: day(after) } });
    }
    for (const after of [1, 3, 5]) {
      for (const name of ['a', 'b', 'c']) expected.push(`paged ${after} ${name}`);
    }
    for (const sort of ['oldest', 'newest']) {
      for (const q of ['', 'paged']) {
        const seen: string[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const query = { view: 'followUp', sort, limit: '2', ...(q && { q }) };
          const page: {
            readonly items: readonly Item[];
            readonly nextCursor: string | null;
            readonly total: number;
          } = await adminCall(list, { query: { ...query, ...(cursor && { cursor }) } });
          expect(page.total).toBe(9);
          for (const { id, fullName, followUp } of page.items) {
            seen.push(fullName);
            // Meanwhile the last one gets another day, and its own again.
            await adminCall(change, { id, body: { followUp: day(9) } });
            await adminCall(change, { id, body: { followUp } });
          }
          cursor = page.nextCursor;
        }
        expect(seen).toEqual(sort === 'oldest' ? expected : expected.toReversed());
      }
    }
  });

  test.each([
    ['an impossible day', '2026-02-30'],
    ['no day', 'tomorrow'],
    ['a point in time', '2026-11-21T10:00:00.000Z'],
    ['a day far away', farAway],
    ['a day long ago', '1999-12-31'],
    ['a number', 20261121],
    ['nothing', ''],
  ])('on %s is refused with words for its field', async (_what, followUp) => {
    const id = await add('x');
    for (const [call, options] of [
      [change, { id, body: { followUp } }],
      [bulk, { body: { ids: [id], action: 'followUp', followUp } }],
    ] as const) {
      const headers = { Accept: 'application/problem+json', 'Accept-Language': 'en' };
      const refused = await send(call, { ...options, headers });
      expect(refused.status).toBe(400);
      const { errors } = await refused.json();
      expect(Object.keys(errors)).toEqual(['followUp']);
      if (typeof followUp === 'string') {
        expect(errors.followUp).toEqual(['Please enter a day at most 10 years from now.']);
      }
    }
  });

  test('without its day, or with a cursor that is none, is refused', async () => {
    const ids = [await add('x')];
    expect((await send(bulk, { body: { ids, action: 'followUp' } })).status).toBe(400);
    expect((await send(bulk, { body: { ids, action: 'delete', followUp: null } })).status).toBe(
      400,
    );
    for (const cursor of ['x', '2026-11-21', `2026-11-21_x`, `20261121_${ids[0]}`]) {
      const query = { view: 'followUp', cursor };
      expect((await send(list, { query })).status).toBe(400);
    }
  });

  test('a cursor of another view is refused', async () => {
    const id = crypto.randomUUID();
    const [day, time] = [`2026-11-21_${id}`, `1795254000000_${id}`];
    const views = [
      { view: 'followUp', fits: day },
      { view: 'interview', fits: time },
      { view: 'noted', fits: id },
      { fits: id },
    ].filter(({ view }) => view !== 'interview' || list === calls.listApplications);
    for (const { fits, ...view } of views) {
      for (const cursor of [day, time, id]) {
        const { status } = await send(list, { query: { ...view, cursor } });
        expect([view, cursor, status]).toEqual([view, cursor, cursor === fits ? 200 : 400]);
      }
    }
  });
});
