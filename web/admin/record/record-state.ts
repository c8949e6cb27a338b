import { atom, type Getter, type Setter } from 'jotai';
import { type Outcome, tooManyText } from '../../api-client/call-api.ts';
import { refreshCountsAtom } from '../api-client/counts.ts';
import { isBusy, keyedQueue } from '../api-client/keyed-queue.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';

type Item = { readonly id: string; readonly version: number };

/** The open record, or why it is not shown. */
export type Open<One extends Item> = {
  readonly id: string;
  readonly item: One | 'loading' | 'gone' | 'failed';
  /** Why it failed, in the API's words; empty if these do not help. */
  readonly failure?: string;
};

type OpenOptions<One extends Item, Change> = {
  /** The record as already known, for example from a list. */
  known?(get: Getter, id: string): One | undefined;
  read(get: Getter, set: Setter, id: string): Promise<Outcome<One>>;
  /** Sends a change that was made to a version of the record. */
  send(
    get: Getter,
    set: Setter,
    id: string,
    change: Change & { readonly version: number },
  ): Promise<Outcome<One>>;
  /** The part of a record, or of the change itself, that a change affects; by default the fields of its names. */
  partOf?(one: object, change: Change): unknown;
  /** Updates the lists with the changed record. */
  put(set: Setter, one: One): void;
};

/** The open message or application: fetched, kept up to date, and changed one change at a time. */
export function createRecordState<One extends Item, Change extends object>(
  options: OpenOptions<One, Change>,
) {
  const { known, read, send, partOf = fieldsOf, put } = options;
  const isSame = (one: object, other: object, change: Change) =>
    JSON.stringify(partOf(one, change)) === JSON.stringify(partOf(other, change));

  const openAtom = clearedOnLock<Open<One> | null>(null);

  /**
   * For each record the range of versions with only changes made here: it may be closed when the next one is sent. A
   * decision on an earlier version may not include another admin's change.
   */
  const ownVersions = new Map<string, { readonly from: number; readonly to: number }>();

  /** Opens a record, at once if it is known; undefined closes it. */
  const showAtom = atom(null, async (get, set, id: string | undefined) => {
    set(openAtom, id === undefined ? null : { id, item: known?.(get, id) ?? 'loading' });
    if (id !== undefined) await set(fetchAtom);
  });

  /** Fetches it again; with an id only if it is that record. On failure the shown record stays. */
  const fetchAtom = atom(null, async (get, set, ofId?: string) => {
    const open = get(openAtom);
    if (!open || (ofId !== undefined && ofId !== open.id)) return;
    const { id } = open;
    const outcome = await read(get, set, id);
    const now = get(openAtom);
    if (now?.id !== id) return;
    if (outcome.ok) {
      if (typeof now.item === 'object') {
        // Requested before a change that has a response already: its old version would make the next change a conflict.
        if (now.item.version > outcome.data.version) return;
        // A change that is shown already and still under way.
        const isChanging = now.item !== open.item || isBusy(id);
        if (isChanging && now.item.version === outcome.data.version) return;
      }
      set(openAtom, { id, item: outcome.data });
      put(set, outcome.data);
    } else if (outcome.status === 404) set(openAtom, { id, item: 'gone' });
    else if (typeof open.item === 'string') {
      set(openAtom, { id, item: 'failed', failure: tooManyText(outcome) });
    }
  });

  /**
   * Changes a record in its state at the user's decision: a later change of another field is no conflict, a later
   * change of the same field is reported as one.
   */
  const changeAtom = atom(null, async (get, set, one: Item & Partial<One>, change: Change) => {
    const { id } = one;
    const outcome = await keyedQueue(id, async (): Promise<Outcome<One>> => {
      const open = get(shownAtom);
      const shown = open?.id === id ? open : undefined;
      // The shown record may have been changed elsewhere after the decision.
      const same = shown && isSame(one, shown, change) ? shown.version : 0;
      const own = ownVersions.get(id);
      const known = own && one.version >= own.from ? own.to : 0;
      let version = Math.max(same, one.version, known);
      for (;;) {
        const answer = await send(get, set, id, { ...change, version });
        const isLate = !answer.ok && (answer.status === 409 || answer.status === 404);
        if (answer.ok) {
          const from = own?.to === version ? own.from : version;
          ownVersions.set(id, { from, to: answer.data.version });
        }
        if (!isLate) return answer;
        const now = await readAgain(get, set, id);
        // Without a response a conflict is unknown: the user may retry.
        if (!now.ok) return now;
        const fresh = now.data;
        if (fresh.version === version) return answer;
        // The response to an earlier attempt was lost: the change is already made.
        if (isSame(change, fresh, change)) return { ok: true, data: fresh };
        if (!isSame(one, fresh, change)) {
          put(set, fresh);
          return answer;
        }
        version = fresh.version;
      }
    });
    if (outcome.ok) {
      // What was decided meanwhile is shown already: an archived message must not come back for a moment.
      if (!isBusy(id)) {
        put(set, outcome.data);
        if (get(openAtom)?.id === id) set(openAtom, { id, item: outcome.data });
      }
      set(refreshCountsAtom);
    }
    return outcome;
  });

  const shownAtom = atom((get) => {
    const item = get(openAtom)?.item;
    return typeof item === 'object' ? item : undefined;
  });

  /** Fetches a record that was changed elsewhere, and shows it if it is open. */
  async function readAgain(get: Getter, set: Setter, id: string): Promise<Outcome<One>> {
    const outcome = await read(get, set, id);
    if (get(openAtom)?.id !== id) return outcome;
    if (outcome.ok) set(openAtom, { id, item: outcome.data });
    else if (outcome.status === 404) set(openAtom, { id, item: 'gone' });
    return outcome;
  }

  return { openAtom, shownAtom, showAtom, fetchAtom, changeAtom };
}

function fieldsOf(one: object, change: object): unknown {
  return Object.keys(change).map((field) => Reflect.get(one, field));
}
