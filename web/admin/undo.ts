import { atom } from 'jotai';
import { dismissToast, notify } from '../features/toasts/notify.ts';
import { announceAtom } from './announced.ts';
import { clearedOnLock } from './cleared-on-lock.ts';
import { textsAtom } from './language.ts';

type Done = {
  /** What was done, as the toast says it. */
  readonly words: string;
  /** The records that it changed. */
  readonly ids: readonly string[];
  /** Restores them. */
  undo(): Promise<unknown>;
};

type DoneOptions = Done & {
  /** The change is seen where it was made, so no toast is shown. It is announced to screen readers. */
  readonly isQuiet?: boolean;
};

/** Older actions are no longer undone by the key. */
const mostKept = 20;

/** What can be undone, the oldest first, each with its toast. */
const doneAtom = clearedOnLock<readonly (Done & { readonly toast: string | undefined })[]>([]);

/** The records that were restored last, which the lists mark. */
export const restoredAtom = clearedOnLock<readonly string[]>([]);

/** Records what was done, so that a key undoes it; shows it in a toast with an Undo button, unless it is quiet. */
export const noteDoneAtom = atom(null, (get, set, { isQuiet = false, ...done }: DoneOptions) => {
  set(restoredAtom, []);
  const run = () => set(undoAtom, noted);
  const { undo: label } = get(textsAtom);
  const toast = isQuiet ? undefined : notify('success', done.words, { action: { label, run } });
  if (isQuiet) set(announceAtom, done.words);
  const noted = { ...done, toast };
  set(doneAtom, (now) => [...now, noted].slice(-mostKept));
});

/** Undoes the last action that is not undone yet. */
export const undoLastAtom = atom(null, async (get, set) => {
  const last = get(doneAtom).at(-1);
  if (last) await set(undoAtom, last);
});

const undoAtom = atom(
  null,
  async (get, set, done: Done & { readonly toast: string | undefined }) => {
    // Pressed twice, it is undone once.
    if (!get(doneAtom).includes(done)) return;
    set(doneAtom, (now) => now.filter((one) => one !== done));
    if (done.toast !== undefined) dismissToast(done.toast);
    await done.undo();
    set(restoredAtom, done.ids);
    notify(
      'info',
      get(textsAtom).undone.replace('{what}', () => done.words),
    );
  },
);
