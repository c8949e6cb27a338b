import { atom, type PrimitiveAtom, type Setter } from 'jotai';
import { removeToasts } from '../../features/toasts/notify.ts';
import { dropResponsesAtom } from './query-client.ts';

const resets: ((set: Setter) => void)[] = [];
const drops: ((set: Setter) => void)[] = [];

/** An atom for visitors' data: it returns to its initial value when the page locks. */
export function clearedOnLock<T>(initial: T): PrimitiveAtom<T> {
  return hiddenOnLock(initial, () => initial);
}

/**
 * An atom for the user's input, which survives a lock.
 * @param hide returns the part that a locked page may hold
 */
export function hiddenOnLock<T>(initial: T, hide: (typed: T) => T): PrimitiveAtom<T> {
  const hidden = atom(initial);
  resets.push((set) => set(hidden, hide));
  drops.push((set) => set(hidden, () => initial));
  return hidden;
}

/** Drops the input: the page is left. */
export const dropTypedAtom = atom(null, (_get, set) => {
  for (const drop of drops) drop(set);
});

/** Clears all visitors' data, and the toasts, which name visitors. */
export const clearAtom = atom(null, (_get, set) => {
  set(dropResponsesAtom);
  for (const reset of resets) reset(set);
  removeToasts();
});
