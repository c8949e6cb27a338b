import { atom, type Getter } from 'jotai';
import { fill } from '#contract/fill.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { dismissToast, notify } from '../../features/toasts/notify.ts';
import { keyedQueue } from '../api-client/keyed-queue.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { announceAtom } from './announced.ts';

/**
 * How a change ended: `refused` if it can never be made, for example since the record is gone; `unanswered` if it can
 * be tried again.
 */
export type Undone = 'done' | 'refused' | 'unanswered';

/** Says how many records were left as they are, since they were changed elsewhere. */
export function notifyLeft(get: Getter, count: number): void {
  notify('info', fill(get(textsAtom).changedSince, { count }, get(languageAtom)));
}

/** How a change ended by the outcome of its call. */
export function undoneFrom(outcome: Outcome<unknown>): Undone {
  if (outcome.ok) return 'done';
  const { status } = outcome;
  return status === undefined || status === 429 || status >= 500 ? 'unanswered' : 'refused';
}

type Done = {
  /** What is done, as the toast says it; read once it is made. */
  readonly words: string;
  readonly ids: readonly string[];
  /** The change is seen where it was made, so no toast is shown. It is announced to screen readers. */
  readonly isQuiet?: boolean;
  /** Resolves with whether the API made the change, which is shown before that. */
  readonly made: Promise<boolean>;
  /** Restores the records. If that fails, it has said why. */
  undo(): Promise<Undone>;
};

/** Older actions are no longer undone by the key. */
const mostKept = 20;

/** What can be undone, the oldest first. */
const doneAtom = clearedOnLock<readonly Done[]>([]);

/** What is being undone: it keeps its place, in case that fails. */
const undoing = new WeakSet<Done>();

/** The toast that offers to undo an action. */
const toasts = new WeakMap<Done, string>();

/** The records that were restored last, which the lists mark. */
export const restoredAtom = clearedOnLock<readonly string[]>([]);

/** Records what is being done, so that a key undoes it at once; then a toast with an Undo button shows it. */
export const noteDoneAtom = atom(null, async (get, set, done: Done) => {
  const { isQuiet = false, made } = done;
  set(restoredAtom, []);
  set(doneAtom, (now) => [...now, done].slice(-mostKept));
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

/** Drops actions whose records were all erased: there is nothing to undo any more. */
export const forgetDoneAtom = atom(null, (get, set, erased: readonly string[]) => {
  const gone = new Set(erased);
  for (const done of get(doneAtom)) {
    if (done.ids.length === 0 || !done.ids.every((id) => gone.has(id))) continue;
    set(doneAtom, (now) => without(now, done));
    const toast = toasts.get(done);
    if (toast !== undefined) dismissToast(toast);
  }
});

const undoAtom = atom(null, async (get, set, done: Done) => {
  // Pressed twice, it is undone once.
  if (!get(doneAtom).includes(done) || undoing.has(done)) return;
  undoing.add(done);
  const toast = toasts.get(done);
  if (toast !== undefined) dismissToast(toast);
  // One after another, also if the earlier change is answered first: it restores what was before both.
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
  notify('info', fill(get(textsAtom).undone, { what: done.words }));
});

function without(all: readonly Done[], done: Done): readonly Done[] {
  return all.filter((one) => one !== done);
}
