import { atom, type Getter, type Setter } from 'jotai';
import { isSame } from '#contract/content/edits.ts';
import { isSent, type SaveState, type Unsaved, type UnsavedState } from './unsaved.ts';

/** Pause after the last key before an edit is saved, in ms. */
const pauseMs = 800;
/** Pause before a failed save is repeated, in ms: doubled each time, up to the longest. */
const firstRetryMs = 4000;
const longestRetryMs = 60_000;

/** The result of sending a value. */
export type SaveResult<Item> =
  /** Unsaved input is rebased on the saved value. */
  | { readonly state: 'saved'; readonly rebased: Partial<Item> }
  /** Another window was faster. */
  | { readonly state: 'merged'; merge(now: Item): Item }
  | { readonly state: 'failed' | 'gone' | 'conflict' }
  /** @param refusal the API's message; empty without one */
  | { readonly state: 'refused'; readonly refusal: string };

type Items<Item> = ReadonlyMap<string, Item>;

type SavingOptions<Item extends Unsaved> = {
  /** Values with the same queue are saved together, one call after the other. */
  queueOf(key: string): string;
  /** Checks a value before it is sent: undefined if it need not be saved any more, `refused` if it is invalid. */
  check(get: Getter, item: Item): Item | undefined;
  /** As many of the values of a queue as fit one call, at least one. */
  batchOf?(waiting: Items<Item>): Items<Item>;
  /**
   * Sends values, without a wait before: a page that is being left runs no later task.
   * @returns their results; values without a result were not stored, and are sent again
   */
  send(
    get: Getter,
    set: Setter,
    batch: Items<Item>,
  ): Promise<ReadonlyMap<string, SaveResult<Item>>>;
};

/** Saves input after a pause, and retries until there is a response. */
export function createSaving<Item extends Unsaved>(
  { itemsAtom, putAtom }: UnsavedState<Item>,
  { queueOf, check, batchOf = (all) => all, send }: SavingOptions<Item>,
) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();

  const saveQueueAtom = atom(null, (get, set, queue: string): Promise<void> => {
    stopTimer(queue);
    // Edits made meanwhile are saved afterwards.
    const run = running.get(queue) ?? saveAll(get, set, queue).finally(() => running.delete(queue));
    running.set(queue, run);
    return run;
  });

  const saveLaterAtom = atom(null, (_get, set, queue: string, afterMs: number) => {
    stopTimer(queue);
    const save = () => set(saveQueueAtom, queue);
    timers.set(queue, setTimeout(save, afterMs));
  });

  async function saveAll(get: Getter, set: Setter, queue: string): Promise<void> {
    for (;;) {
      const checked = waitingIn(get, queue).map(([key, item]) => [key, check(get, item)] as const);
      set(putAtom, checked);
      const waiting = new Map(waitingIn(get, queue));
      if (waiting.size === 0) return;
      const isAnswered = await sendBatch(get, set, batchOf(waiting));
      if (isAnswered) failures.delete(queue);
      // While typing goes on, waits for its pause: each save is an entry of the audit trail.
      if (timers.has(queue)) return;
      if (isAnswered) continue;
      const count = failures.get(queue) ?? 0;
      failures.set(queue, count + 1);
      set(saveLaterAtom, queue, Math.min(firstRetryMs * 2 ** count, longestRetryMs));
      return;
    }
  }

  /** @returns whether there was a response for all of them */
  async function sendBatch(get: Getter, set: Setter, batch: Items<Item>): Promise<boolean> {
    // Before sending: the page may be left before the response.
    set(
      putAtom,
      [...batch].map(([key, item]) => [key, begun(item)] as const),
    );
    const results = await send(get, set, batch);
    const now = get(itemsAtom);
    set(
      putAtom,
      [...batch].map(([key, sent]) => [key, after(results.get(key), now.get(key), sent)] as const),
    );
    return [...results.values()].every(({ state }) => state !== 'failed');
  }

  /** The values that need no decision of the user, of one queue or of all. */
  function waitingIn(get: Getter, queue?: string): (readonly [key: string, Item])[] {
    return [...get(itemsAtom)].filter(
      ([key, { state }]) =>
        (state === 'typing' || state === 'failed' || state === 'saving') &&
        (queue === undefined || queueOf(key) === queue),
    );
  }

  function stopTimer(queue: string): void {
    clearTimeout(timers.get(queue));
    timers.delete(queue);
  }

  return {
    /** Stores values by their keys, and saves them after a pause. */
    typeAtom: atom(null, (_get, set, items: readonly (readonly [key: string, Item])[]) => {
      set(putAtom, items);
      for (const [key] of items) set(saveLaterAtom, queueOf(key), pauseMs);
    }),
    /** Saves a value now, with all of its queue; resolves when that has succeeded or failed. */
    saveAtom: atom(null, (_get, set, key: string) => set(saveQueueAtom, queueOf(key))),
    /** Saves everything that needs no decision of the user; resolves when that has succeeded or failed. */
    saveAllAtom: atom(null, async (get, set) => {
      // The network may be back: retry soon.
      failures.clear();
      const queues = new Set(waitingIn(get).map(([key]) => queueOf(key)));
      await Promise.all([...queues].map((queue) => set(saveQueueAtom, queue)));
    }),
  };
}

/** A value being sent. A failed state stays meanwhile, so that its display does not flicker. */
function begun<Item extends Unsaved>(item: Item): Item {
  const { value, state, sent = [] } = item;
  return {
    ...item,
    state: state === 'typing' ? 'saving' : state,
    sent: isSent(item, value) ? sent : [...sent, value],
  };
}

/**
 * A value after a response; undefined if it is saved, or was dropped meanwhile.
 * @param now its present state: it may have been edited since it was sent
 */
function after<Item extends Unsaved>(
  result: SaveResult<Item> | undefined,
  now: Item | undefined,
  before: Item,
): Item | undefined {
  if (!now) return undefined;
  const isTypedOn = !isSame(now.value, before.value);
  if (result?.state === 'saved') {
    if (!isTypedOn) return undefined;
    return { ...now, ...result.rebased, sent: undefined, state: 'typing' };
  }
  if (result?.state === 'merged') return { ...result.merge(now), sent: undefined };
  const state: SaveState = isTypedOn || !result ? 'typing' : result.state;
  if (result?.state === 'failed') return { ...now, state };
  // Nothing of it was stored, and newer edits may be accepted.
  return { ...now, ...result, sent: before.sent, state };
}
