import { atom, type PrimitiveAtom, type Setter } from 'jotai';
import { removeToasts } from '../features/toasts/remove-toasts.ts';

const resets: ((set: Setter) => void)[] = [];

/** An atom for what visitors sent or who they are: it is what it was at first once the page locks. */
export function clearedOnLock<T>(initial: T): PrimitiveAtom<T> {
  const cleared = atom(initial);
  resets.push((set) => set(cleared, () => initial));
  return cleared;
}

/** Forgets everything that visitors sent, and the toasts, which name them. */
export const clearAtom = atom(null, (_get, set) => {
  for (const reset of resets) reset(set);
  removeToasts();
});
