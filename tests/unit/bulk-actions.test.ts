import { beforeEach, expect, test, vi } from 'vitest';
import { changeMessages } from '#contract/admin/messages.ts';
import type { Outcome } from '#web/api-client/call-api.ts';

type Item = {
  readonly id: string;
  readonly version: number;
  readonly isArchived: boolean;
  readonly note: string;
  readonly followUp: null;
  readonly assignedTo: null;
  readonly tags: readonly [];
  readonly trashedAtUtc: null;
};
type Mark = { readonly action: 'archive'; readonly isArchived: boolean };

const unmarked = { followUp: null, assignedTo: null, tags: [], trashedAtUtc: null } as const;

const noResponse: Outcome<never> = { ok: false, status: undefined, text: '', fields: {} };
const gone: Outcome<never> = { ok: false, status: 404, text: 'gone', fields: {} };
const done = { ok: true, data: { changed: 1, missing: 0 } } as const;

const { send, notify } = vi.hoisted(() => ({ send: vi.fn(), notify: vi.fn() }));
vi.mock('#web/admin/api-client/call.ts', () => ({
  authenticatedCall: (_get: unknown, _set: unknown, call: unknown, options: unknown) =>
    call === changeMessages ? send(options) : Promise.resolve(noResponse),
}));
vi.mock('#web/features/toasts/notify.ts', () => ({
  notify,
  dismissToast: () => undefined,
  removeToasts: () => undefined,
}));
vi.mock('#web/admin/language.ts', async () => {
  const { atom } = await import('jotai');
  const texts = {
    retry: 'retry',
    actionFailed: 'failed',
    undo: 'undo',
    undone: 'undone: {what}',
    changedSince: '{count} changed since.',
  };
  const languageAtom = atom('en');
  return { textsAtom: atom(texts), languageAtom, readerAtom: atom({ texts, language: 'en' }) };
});

const { createAdminStore } = await import('#tests/support/admin-store.ts');
const { createList } = await import('#web/admin/list/list-state.ts');
const { createBulkActions } = await import('#web/admin/record/bulk-actions.ts');
const { createRecordState } = await import('#web/admin/record/record-state.ts');
const { createSelection } = await import('#web/admin/list/selection.ts');
const { failedActionsAtom, repeatFailedAtom } = await import('#web/admin/ui/failed-actions.ts');
const { undoLastAtom } = await import('#web/admin/ui/undo.ts');

let stored: Item[];
let isApiLost = false;

/** A list of what is not archived, whose records the API has in `stored`. */
async function start(known: readonly string[] = ['a', 'b', 'c']) {
  stored = known.map((id) => ({
    ...unmarked,
    id,
    version: 1,
    isArchived: false,
    note: '',
  }));
  const list = createList<'inbox', Item>({
    initial: 'inbox',
    fetchPage: async () => {
      if (isApiLost) return noResponse;
      const items = stored.filter(({ isArchived }) => !isArchived);
      return { ok: true, data: { items, nextCursor: null, total: items.length } };
    },
    belongs: (_query, { isArchived }) => !isArchived,
  });
  const selection = createSelection(list);
  const open = createRecordState<Item, object>({
    read: async (_get, _set, id) => {
      if (isApiLost) return noResponse;
      const data = stored.find((item) => item.id === id);
      return data ? { ok: true, data } : gone;
    },
    send: async () => gone,
    put: (set, item) => set(list.putAtom, [item]),
  });
  const { markAtom } = createBulkActions<Item, Mark>({
    call: changeMessages,
    after: (_item, { isArchived }) => ({ isArchived }),
    inverse: ({ isArchived }) => ({ action: 'archive', isArchived }),
    words: ({ isArchived }, count) => `${count} ${isArchived ? 'archived' : 'restored'}`,
    trashWords: () => ({ trash: '', restore: '' }),
    open,
    ...list,
    ...selection,
  });
  const store = createAdminStore();
  store.sub(list.listAtom, () => undefined);
  await store.set(list.showAtom, 'inbox');
  const items = () => store.get(list.listAtom).items;
  return {
    ...{ store, items, selection, open },
    ids: () => items().map(({ id }) => id),
    archive: (...ids: string[]) =>
      store.set(
        markAtom,
        items().filter(({ id }) => ids.includes(id)),
        { action: 'archive', isArchived: true },
      ),
    trash: (id: string) =>
      store.set(
        markAtom,
        items().filter((item) => item.id === id),
        { action: 'trash' },
      ),
    undo: () => store.set(undoLastAtom),
    loseApi(isLost: boolean) {
      isApiLost = isLost;
    },
  };
}

/** Lets the API make the changes. */
const make = async ({ body }: { body: Mark & { readonly ids: readonly string[] } }) => {
  stored = stored.map((item) =>
    body.ids.includes(item.id)
      ? { ...item, version: item.version + 1, isArchived: body.isArchived }
      : item,
  );
  return done;
};

beforeEach(() => {
  isApiLost = false;
  send.mockReset();
  notify.mockReset();
});

test('a row whose change has no response is back at once, without the API, and the change is offered again until it or another one is made', async () => {
  const { store, open, ids, archive, loseApi } = await start();
  await store.set(open.showAtom, 'b');
  send.mockImplementation(async () => {
    expect(ids()).toEqual(['a', 'c']);
    loseApi(true);
    return noResponse;
  });
  await archive('b');
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(store.get(open.shownAtom)?.isArchived).toBe(false);
  expect(notify).not.toHaveBeenCalled();
  const offered = () => store.get(failedActionsAtom).length;
  send.mockResolvedValue(noResponse);
  await store.set(repeatFailedAtom);
  expect(offered()).toBe(1);
  await archive('c');
  expect(offered()).toBe(2);
  loseApi(false);
  send.mockImplementation(make);
  await archive('c');
  expect(offered()).toBe(1);
  await store.set(repeatFailedAtom);
  expect(ids()).toEqual(['a']);
  expect(offered()).toBe(0);
});

test('two changes of one row without a response are both offered, each once, and made in their order', async () => {
  const { store, archive, trash } = await start();
  send.mockResolvedValue(noResponse);
  await archive('b');
  await trash('b');
  await trash('b');
  expect(store.get(failedActionsAtom)).toHaveLength(2);
  const made: string[] = [];
  send.mockImplementation(async ({ body }) => {
    made.push(body.action);
    return done;
  });
  await store.set(repeatFailedAtom);
  expect(made).toEqual(['archive', 'trash']);
  expect(store.get(failedActionsAtom)).toEqual([]);
});

test('a failed change leaves what became newer meanwhile', async () => {
  const { store, open, archive } = await start();
  await store.set(open.showAtom, 'b');
  send.mockImplementation(async () => {
    const newer = {
      ...unmarked,
      id: 'b',
      version: 2,
      isArchived: false,
      note: 'written elsewhere',
    };
    stored = stored.map((item) => (item.id === 'b' ? newer : item));
    await store.set(open.fetchAtom);
    // The record cannot be fetched any more.
    stored = [];
    return noResponse;
  });
  const shown: unknown[] = [];
  store.sub(open.shownAtom, () => shown.push(store.get(open.shownAtom)));
  await archive('b');
  expect(shown).toContainEqual({
    ...{ ...unmarked, id: 'b', version: 2, isArchived: false, note: 'written elsewhere' },
  });
  expect(shown.at(-1)).toBeUndefined();
});

test('an undo without an answer is offered again and keeps its place', async () => {
  const { ids, archive, undo } = await start();
  send.mockImplementation(make);
  await archive('a');
  await archive('b');
  notify.mockReset();
  send.mockResolvedValueOnce(noResponse);
  await undo();
  expect(ids()).toEqual(['c']);
  expect(notify).toHaveBeenLastCalledWith('success', '1 archived', expect.anything());
  await archive('c');
  await undo();
  await undo();
  await undo();
  expect(ids()).toEqual(['a', 'b', 'c']);
});

test('an undo that can never be made is dropped, and the one before it can be undone', async () => {
  const { ids, archive, undo } = await start();
  send.mockImplementation(make);
  await archive('a');
  await archive('b');
  send.mockResolvedValueOnce(gone);
  await undo();
  expect(ids()).toEqual(['c']);
  await undo();
  expect(ids()).toEqual(['a', 'c']);
});

test('an undo leaves what was changed again since, and says of how many', async () => {
  const { store, open, ids, archive, undo } = await start();
  send.mockImplementation(make);
  await store.set(open.showAtom, 'b');
  await archive('a', 'b');
  send.mockImplementation(async ({ body }) => {
    expect(body).toEqual({
      ...{ action: 'archive', isArchived: false, ids: ['a', 'b'] },
      undoes: { action: 'archive', isArchived: true },
    });
    await make({ body: { ...body, ids: ['a'] } });
    return { ok: true, data: { changed: 1, missing: 0, differing: 1 } };
  });
  await undo();
  expect(ids()).toEqual(['a', 'c']);
  expect(store.get(open.shownAtom)?.isArchived).toBe(true);
  expect(notify).toHaveBeenLastCalledWith('info', '1 changed since. undone: 1 archived');
});

test('an undo that finds everything changed since says only that', async () => {
  const { ids, archive, undo } = await start();
  send.mockImplementation(make);
  await archive('a');
  send.mockResolvedValueOnce({ ok: true, data: { changed: 0, missing: 0, differing: 1 } });
  await undo();
  expect(ids()).toEqual(['b', 'c']);
  expect(notify).toHaveBeenLastCalledWith('info', '1 changed since.');
});

test('a failed undo leaves the open record as the API has it', async () => {
  const { store, open, archive, undo } = await start();
  send.mockImplementation(make);
  await store.set(open.showAtom, 'b');
  await archive('b');
  send.mockResolvedValueOnce(noResponse);
  await undo();
  expect(store.get(open.shownAtom)?.isArchived).toBe(true);
});

test('records that were erased meanwhile do not count as changed', async () => {
  const { archive } = await start();
  send.mockImplementation(async (options) => {
    await make(options);
    return { ok: true, data: { changed: 1, missing: 1 } };
  });
  await archive('a', 'b');
  expect(notify).toHaveBeenCalledExactlyOnceWith('success', '1 archived', expect.anything());
});

test('where all were erased meanwhile nothing is said to be done, nor offered to be undone', async () => {
  const { ids, archive } = await start();
  send.mockImplementation(async () => {
    stored = stored.filter(({ id }) => id === 'c');
    return { ok: true, data: { changed: 0, missing: 2 } };
  });
  await archive('a', 'b');
  expect(notify).toHaveBeenCalledExactlyOnceWith('error', 'failed');
  expect(ids()).toEqual(['c']);
});

test('where only the first of many were changed, those are said to be and can be undone', async () => {
  const known = Array.from({ length: 250 }, (_, index) => `${index}`);
  const { ids, archive, undo } = await start(known);
  send.mockImplementationOnce(make).mockResolvedValueOnce(noResponse);
  await archive(...known);
  expect(ids()).toEqual(known.slice(200));
  expect(notify).toHaveBeenCalledExactlyOnceWith('success', '200 archived', expect.anything());
  send.mockReset();
  send.mockImplementation(make);
  await undo();
  expect(send).toHaveBeenCalledOnce();
  expect(ids()).toEqual(known);
});

test.each([
  [1, '1 changed since. undone: 1 archived'],
  [0, 'undone: 2 archived'],
])(
  'an undo counts no records that were erased meanwhile; changed since: %i',
  async (differing, said) => {
    const { archive, undo } = await start();
    send.mockImplementation(make);
    await archive('a', 'b', 'c');
    send.mockResolvedValueOnce({ ok: true, data: { changed: 1, missing: 1, differing } });
    await undo();
    expect(notify).toHaveBeenLastCalledWith('info', said);
  },
);

test('an undo of what was erased meanwhile says that it failed', async () => {
  const { ids, archive, undo } = await start();
  send.mockImplementation(make);
  await archive('a', 'b');
  send.mockImplementation(async () => {
    stored = stored.filter(({ id }) => id === 'c');
    return { ok: true, data: { changed: 0, missing: 2, differing: 0 } };
  });
  await undo();
  expect(notify).toHaveBeenLastCalledWith('error', 'failed');
  expect(ids()).toEqual(['c']);
});

test('an action on one row leaves the others ticked', async () => {
  const { store, selection, archive } = await start();
  send.mockImplementation(make);
  store.set(selection.toggleAtom, 'a', false);
  store.set(selection.toggleAtom, 'b', false);
  await archive('c');
  expect(store.get(selection.selectedAtom).map(({ id }) => id)).toEqual(['a', 'b']);
  await archive('a', 'b');
  expect(store.get(selection.selectedAtom)).toEqual([]);
});
