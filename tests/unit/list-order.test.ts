import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { pageSize } from '#contract/field-limits.ts';
import { createList } from '#web/admin/list/list-state.ts';

type Row = { readonly id: string };

const all = Array.from({ length: pageSize.max + 100 }, (_, index) => ({ id: `row ${index}` }));

/** A long list that is loaded to its end. */
async function start() {
  let stored: readonly Row[] = all;
  const list = createList<'all', Row>({
    initial: 'all',
    fetchPage: async (_get, _set, _query, { cursor = '0', limit = '50' }) => {
      const end = Number(cursor) + Number(limit);
      const items = stored.slice(Number(cursor), end);
      const nextCursor = end < stored.length ? String(end) : null;
      return { ok: true, data: { items, nextCursor, total: stored.length } };
    },
    belongs: () => true,
  });
  const store = createStore();
  store.sub(list.listAtom, () => undefined);
  await store.set(list.showAtom, 'all');
  await store.set(list.fetchAllAtom);
  return {
    ...{ store, list },
    items: () => store.get(list.listAtom).items,
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

test.each([
  ['far down', all.slice(-10, -9)],
  ['the most', all.slice(0, -50)],
])('rows of a long list that are restored come back where they were: %s', async (_, left) => {
  const { store, list, items, keep } = await start();
  store.set(
    list.dropAtom,
    left.map(({ id }) => id),
  );
  keep(all.filter((one) => !left.includes(one)));
  await store.set(list.refreshAtom);
  expect(items()).toHaveLength(all.length - left.length);
  keep(all);
  await store.set(list.refreshAtom, { added: left.length });
  expect(items()).toEqual(all);
});
