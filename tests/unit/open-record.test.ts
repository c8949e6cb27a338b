import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('#web/admin/api-client/counts.ts', async () => {
  const { atom } = await import('jotai');
  return { refreshCountsAtom: atom(null, () => undefined) };
});
vi.mock('#web/features/toasts/notify.ts', () => ({ removeToasts: vi.fn() }));

const { createRecordState } = await import('#web/admin/record/record-state.ts');

type Row = {
  readonly id: string;
  readonly version: number;
  readonly a: number;
  readonly b: number;
};
type Change = Partial<Pick<Row, 'a' | 'b'>>;

/** The API's record. */
let stored: Row;
const put = vi.fn();
const sent: number[] = [];
/** What an answer waits for before it reaches the page. */
let held: Promise<void> | undefined;

const store = createStore();
const open = createRecordState<Row, Change>({
  read: async (_get, _set, id) => {
    const data = { ...stored, id };
    await held;
    return { ok: true, data };
  },
  send: async (_get, _set, _id, { version, ...change }) => {
    sent.push(version);
    await held;
    if (version !== stored.version)
      return { ok: false, status: 409, text: '', problem: undefined } as never;
    stored = { ...stored, ...change, version: version + 1 };
    return { ok: true, data: stored };
  },
  put: (_set, row) => put(row),
});

beforeEach(async () => {
  stored = { id: crypto.randomUUID(), version: 1, a: 0, b: 0 };
  held = undefined;
  sent.length = 0;
  await store.set(open.showAtom, stored.id);
  put.mockReset();
});

test('two changes in a row are no conflict, also when another record is opened before the second is sent', async () => {
  const seen = stored;
  const changes = [{ a: 1 }, { b: 1 }].map((change) => store.set(open.changeAtom, seen, change));
  store.set(open.openAtom, null);
  const outcomes = await Promise.all(changes);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  expect(sent).toEqual([1, 2]);
  expect(stored).toMatchObject({ a: 1, b: 1 });
});

test.each(['not seen', 'seen'])(
  'a change that was made before another tab’s was %s does not overwrite that, also after one of another field',
  async (when) => {
    const seen = stored;
    const elsewhere = { ...stored, a: 5, version: 2 };
    if (when === 'not seen') stored = elsewhere;
    const changes = [{ b: 1 }, { a: 1 }].map((change) => store.set(open.changeAtom, seen, change));
    if (when === 'seen') {
      stored = elsewhere;
      store.set(open.openAtom, { id: stored.id, item: stored });
    }
    const outcomes = await Promise.all(changes);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false]);
    expect(stored).toMatchObject({ a: 5, b: 1 });
  },
);

test('after a conflict on a record that is not open, the lists show what the API has', async () => {
  const seen = stored;
  store.set(open.openAtom, null);
  stored = { ...stored, a: 5, version: 2 };
  const outcome = await store.set(open.changeAtom, seen, { a: 1 });
  expect(outcome.ok).toBe(false);
  expect(put).toHaveBeenLastCalledWith(stored);
});

test('a message that is archived while it is being marked as read does not come back for a moment', async () => {
  const { keyedQueue } = await import('#web/admin/api-client/keyed-queue.ts');
  const read = store.set(open.changeAtom, stored, { a: 1 });
  const archived = keyedQueue(stored.id, async () => undefined);
  await read;
  expect(put).not.toHaveBeenCalled();
  await archived;
  await store.set(open.changeAtom, stored, { b: 1 });
  expect(put).toHaveBeenLastCalledWith(stored);
});

test('a read that is answered while a change is under way does not undo what is shown', async () => {
  const { id } = stored;
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const shown = { ...stored, a: 1 };
  store.set(open.openAtom, { id, item: shown });
  const changed = store.set(open.changeAtom, stored, { a: 1 });
  const read = store.set(open.fetchAtom);
  resolve();
  await read;
  expect(store.get(open.shownAtom)?.a).toBe(1);
  await changed;
  expect(store.get(open.shownAtom)).toEqual(stored);
});
