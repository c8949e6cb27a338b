import { atom, type Getter, type Setter } from 'jotai';
import type { Outcome } from '../api-client/call-api.ts';
import { clearedOnLock } from './cleared-on-lock.ts';
import { refreshCountsAtom } from './counts.ts';
import { keyedQueue } from './keyed-queue.ts';

type Item = { readonly id: string; readonly version: number };

/** What is open, or why it is not here. */
export type Open<One extends Item> = {
  readonly id: string;
  readonly item: One | 'loading' | 'gone' | 'failed';
};

type OpenOptions<One extends Item, Change> = {
  /** What is known of it already, as from a list. */
  known?(get: Getter, id: string): One | undefined;
  read(get: Getter, set: Setter, id: string): Promise<Outcome<One>>;
  /** Sends a change made to a version. */
  send(
    get: Getter,
    set: Setter,
    id: string,
    change: Change & { readonly version: number },
  ): Promise<Outcome<One>>;
  /** Keeps the lists up with it. */
  put(set: Setter, one: One): void;
};

/** The one message or application that is open: fetched, kept fresh, and changed in turn. */
export function createOpen<One extends Item, Change extends object>({
  known,
  read,
  send,
  put,
}: OpenOptions<One, Change>) {
  const openAtom = clearedOnLock<Open<One> | null>(null);

  /** Opens one, at once where it is known; nothing for undefined. */
  const showAtom = atom(null, async (get, set, id: string | undefined) => {
    set(openAtom, id === undefined ? null : { id, item: known?.(get, id) ?? 'loading' });
    if (id !== undefined) await set(fetchAtom);
  });

  /** Fetches it anew. Where that fails, what is shown of it stays. */
  const fetchAtom = atom(null, async (get, set) => {
    const open = get(openAtom);
    if (!open) return;
    const { id } = open;
    const outcome = await read(get, set, id);
    const now = get(openAtom);
    if (now?.id !== id) return;
    if (outcome.ok) {
      // Asked before a change whose answer is here already: it would have the next change refused as late.
      if (typeof now.item === 'object' && now.item.version > outcome.data.version) return;
      set(openAtom, { id, item: outcome.data });
      put(set, outcome.data);
    } else if (outcome.status === 404) set(openAtom, { id, item: 'gone' });
    else if (typeof open.item === 'string') set(openAtom, { id, item: 'failed' });
  });

  /**
   * Changes one, as it was when that was decided on: what another changed beside it since then is no conflict,
   * and who was later than another with the same is told so.
   */
  const changeAtom = atom(
    null,
    async (get, set, one: Item & Partial<One>, change: Change): Promise<Outcome<One>> => {
      const { id } = one;
      const outcome = await keyedQueue(id, async () => {
        let version = shownOf(get, id)?.version ?? one.version;
        for (;;) {
          const answer = await send(get, set, id, { ...change, version });
          const isLate = !answer.ok && (answer.status === 409 || answer.status === 404);
          if (!isLate || get(openAtom)?.id !== id) return answer;
          await set(fetchAtom);
          const fresh = shownOf(get, id);
          if (!fresh || fresh.version === version) return answer;
          if (!isSame(one, fresh, Object.keys(change))) return answer;
          version = fresh.version;
        }
      });
      if (outcome.ok) {
        put(set, outcome.data);
        if (get(openAtom)?.id === id) set(openAtom, { id, item: outcome.data });
        set(refreshCountsAtom);
      }
      return outcome;
    },
  );

  /** The open one where it is here. */
  const shownAtom = atom((get) => {
    const item = get(openAtom)?.item;
    return typeof item === 'object' ? item : undefined;
  });

  function shownOf(get: Getter, id: string): One | undefined {
    const shown = get(shownAtom);
    return shown?.id === id ? shown : undefined;
  }

  return { openAtom, shownAtom, showAtom, fetchAtom, changeAtom };
}

function isSame(one: object, other: object, fields: readonly string[]): boolean {
  return fields.every((field) => Reflect.get(one, field) === Reflect.get(other, field));
}
