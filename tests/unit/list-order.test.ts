import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { pageSize } from '#contract/field-limits.ts';
import { changesAtom } from '#web/admin/api-client/connection.ts';
import { createList, noteArrival } from '#web/admin/list/list-state.ts';

type Row = { readonly id: string; readonly hasLeft?: boolean };

const all = Array.from({ length: pageSize.max + 100 }, (_, index) => ({ id: `row ${index}` }));

/** A list that is loaded to its end, by default a long one. */
async function start(stored: readonly Row[] = all) {
  const list = createList<'all', Row>({
    initial: 'all',
    fetchPage: async (_get, _set, _query, { cursor = '0', limit = '50' }) => {
      const end = Number(cursor) + Number(limit);
      const items = stored.slice(Number(cursor), end);
      const nextCursor = end < stored.length ? String(end) : null;
      return { ok: true, data: { items, nextCursor, total: stored.length } };
    },
    belongs: (_query, { hasLeft = false }) => !hasLeft,
  });
  const store = createStore();
  store.sub(list.listAtom, () => undefined);
  await store.set(list.showAtom, 'all');
  await store.set(list.fetchAllAtom);
  return {
    ...{ store, list },
    items: () => store.get(list.listAtom).items,
    shown() {
      const { items, total, heldBack, arrived } = store.get(list.listAtom);
      return { rows: items.length, total, heldBack, arrived };
    },
    keep(rows: readonly Row[]) {
      stored = rows;
    },
  };
}

test('a row that another admin moves to the front of a long list takes none of the others away', async () => {
  const { store, list, items, keep } = await start();
  const [moved] = all.slice(-10);
  if (!moved) throw new Error('no row');
  const after = [moved, ...all.filter((one) => one !== moved)];
  keep(after);
  await store.set(list.refreshAtom);
  expect(items()).toEqual(after);
});

test('older rows that refill a list under the pointer are no new ones, and come at once; only what arrived counts as new, not what comes back', async () => {
  const { store, list, items, shown, keep } = await start(all.slice(0, 40));
  store.set(list.holdAtom, true);
  keep(all.slice(20, 80));
  store.set(
    list.dropAtom,
    all.slice(0, 20).map(({ id }) => id),
  );
  await store.set(list.refreshAtom);
  expect(items()).toEqual(all.slice(20, 45));
  expect(shown()).toEqual({ rows: 25, total: 60, heldBack: 0, arrived: 0 });
  noteArrival('new');
  keep([{ id: 'new' }, ...all.slice(10, 80)]);
  await store.set(list.refreshAtom);
  // Those that wait are in no total: "select all" could not select them.
  expect(shown()).toEqual({ rows: 25, total: 60, heldBack: 11, arrived: 1 });
  await store.set(list.refreshAtom, true);
  expect(shown()).toEqual({ rows: 36, total: 71, heldBack: 0, arrived: 0 });
  expect(items().slice(1)).toEqual(all.slice(10, 45));
  // Shown once, it is not new when it comes back.
  store.set(list.dropAtom, ['new']);
  await store.set(list.refreshAtom);
  expect(shown()).toMatchObject({ heldBack: 1, arrived: 0 });
});

test('a row that left comes back at its place without the API', async () => {
  const { store, list, items, shown } = await start(all.slice(0, 9));
  const some = all.slice(3, 6);
  store.set(
    list.putAtom,
    some.map((row) => ({ ...row, hasLeft: true })),
  );
  expect(shown()).toMatchObject({ rows: 6, total: 6 });
  store.set(list.putAtom, [{ id: 'row 8', hasLeft: true }]);
  store.set(
    list.putAtom,
    some.map((row) => ({ ...row, hasLeft: false })),
  );
  expect(items().map(({ id }) => id)).toEqual(all.slice(0, 8).map(({ id }) => id));
  expect(shown()).toMatchObject({ rows: 8, total: 8 });
});

test('a row whose change is under way does not come back with the answer to another one', async () => {
  const { store, list, items, keep } = await start(all.slice(0, 9));
  store.set(changesAtom, 1);
  store.set(list.putAtom, [{ id: 'row 0', hasLeft: true }]);
  await store.set(list.refreshAtom);
  expect(items()).toHaveLength(8);
  keep(all.slice(1, 9));
  store.set(changesAtom, 0);
  await store.set(list.refreshAtom);
  expect(items()).toEqual(all.slice(1, 9));
});
