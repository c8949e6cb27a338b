import { atom, type Getter } from 'jotai';
import { fill } from '#contract/fill.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { dismissToast, notify } from '../../features/toasts/notify.ts';
import { keyedQueue } from '../api-client/keyed-queue.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { announceAtom } from './announced.ts';

/** `refused`: it can never succeed, for example since the record is gone; `unanswered`: it can be retried. */
export type Undone = 'done' | 'refused' | 'unanswered';

/** Shows how many records were left unchanged, since they were changed elsewhere. */
export function notifyLeft(get: Getter, count: number): void {
  notify('info', fill(get(textsAtom).changedSince, { count }, get(languageAtom)));
}

/** The result of an undo from the outcome of its call. */
export function undoneFrom(outcome: Outcome<unknown>): Undone {
  if (outcome.ok) return 'done';
  const { status } = outcome;
  return status === undefined || status === 429 || status >= 500 ? 'unanswered' : 'refused';
}

type Done = {
  /** The toast's text, read after the change was made. */
  readonly words: string;
  readonly ids: readonly string[];
  /** The toast's text after it was undone, if `words` with a heading would be wrong. */
  readonly undone?: string;
  /** The change is visible where it was made, so no toast is shown. It is announced to screen readers. */
  readonly isQuiet?: boolean;
  /** Resolves with whether the API made the change, which is shown earlier. */
  readonly made: Promise<boolean>;
  /** Restores the records, and shows why if that fails. */
  undo(): Promise<Undone>;
};

/** The key does not undo older actions. */
const maxStored = 20;

/** Actions that can be undone, the oldest first. */
const doneAtom = clearedOnLock<readonly Done[]>([]);

/** Actions being undone stay in the list, in case that fails. */
const undoing = new WeakSet<Done>();

const toasts = new WeakMap<Done, string>();

/** The records restored last, which the lists highlight. */
export const restoredAtom = clearedOnLock<readonly string[]>([]);

/** Records an action, so that a key can undo it at once; then shows a toast with an undo button. */
export const noteDoneAtom = atom(null, async (get, set, done: Done) => {
  const { isQuiet = false, made } = done;
  set(restoredAtom, []);
  set(doneAtom, (now) => [...now, done].slice(-maxStored));
  if (!(await made)) {
    set(doneAtom, (now) => without(now, done));
    return;
  }
  if (!get(doneAtom).includes(done) || undoing.has(done)) return;
  if (isQuiet) set(announceAtom, done.words);
  else set(offerAtom, done);
});

const offerAtom = atom(null, (get, set, done: Done) => {
  const action = { label: get(textsAtom).undo, run: () => set(undoAtom, done) };
  toasts.set(done, notify('success', done.words, { action }));
});

/** Undoes the last action that is not undone yet. */
export const undoLastAtom = atom(null, async (get, set) => {
  const last = get(doneAtom).findLast((done) => !undoing.has(done));
  if (last) await set(undoAtom, last);
});

/** Drops actions whose records were all erased. */
export const clearDoneAtom = atom(null, (get, set, erased: readonly string[]) => {
  const gone = new Set(erased);
  for (const done of get(doneAtom)) {
    if (done.ids.length === 0 || !done.ids.every((id) => gone.has(id))) continue;
    set(doneAtom, (now) => without(now, done));
    const toast = toasts.get(done);
    if (toast !== undefined) dismissToast(toast);
  }
});

const undoAtom = atom(null, async (get, set, done: Done) => {
  // A second press must not undo it twice.
  if (!get(doneAtom).includes(done) || undoing.has(done)) return;
  undoing.add(done);
  const toast = toasts.get(done);
  if (toast !== undefined) dismissToast(toast);
  // One after another, even if the earlier change gets its response first: it restores the state before both.
  const state = await keyedQueue('undo', async () =>
    (await done.made) ? done.undo() : ('refused' as const),
  );
  undoing.delete(done);
  // Cleared by a lock, or erased meanwhile.
  if (!get(doneAtom).includes(done)) return;
  if (state === 'unanswered') {
    if (!done.isQuiet) set(offerAtom, done);
    return;
  }
  set(doneAtom, (now) => without(now, done));
  if (state === 'refused') return;
  set(restoredAtom, done.ids);
  notify('info', done.undone ?? fill(get(textsAtom).undone, { what: done.words }));
});

function without(all: readonly Done[], done: Done): readonly Done[] {
  return all.filter((one) => one !== done);
}
