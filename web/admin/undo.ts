import { atom } from 'jotai';
import { dismissToast, notify } from '../features/toasts/notify.ts';
import { clearedOnLock } from './cleared-on-lock.ts';
import { textsAtom } from './language.ts';

type Undo = { readonly toast: string; run(): void };

/** The last action that can still be undone. */
const lastAtom = clearedOnLock<Undo | null>(null);

/** Shows what was done, and offers to undo it by a button or a key. */
export const offerUndoAtom = atom(null, (get, set, words: string, run: () => void) => {
  const undo = () => {
    set(lastAtom, null);
    run();
  };
  const toast = notify('success', words, { action: { label: get(textsAtom).undo, run: undo } });
  set(lastAtom, { toast, run: undo });
});

/** Undoes the last action, once. */
export const undoLastAtom = atom(null, (get) => {
  const last = get(lastAtom);
  if (!last) return;
  dismissToast(last.toast);
  last.run();
});
