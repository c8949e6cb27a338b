import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { pageSize } from '#contract/field-limits.ts';
import { createList } from '#web/admin/list/list-state.ts';

test('a row that another admin moves to the front of a long list takes none of the others away', async () => {
  const all = Array.from({ length: pageSize.max + 100 }, (_, index) => ({ id: `row ${index}` }));
  let stored = all;
  const list = createList<'all', { readonly id: string }>({
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
  const [moved] = all.slice(-10);
  if (!moved) throw new Error('no row');
  stored = [moved, ...all.filter((one) => one !== moved)];
  await store.set(list.refreshAtom);
  expect(store.get(list.listAtom).items).toEqual(stored);
});
