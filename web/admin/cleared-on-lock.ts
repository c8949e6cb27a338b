import { atom, type PrimitiveAtom, type Setter } from 'jotai';
import { removeToasts } from '../features/toasts/notify.ts';

const resets: ((set: Setter) => void)[] = [];

/** An atom for visitors' data: it returns to its initial value when the page locks. */
export function clearedOnLock<T>(initial: T): PrimitiveAtom<T> {
  const cleared = atom(initial);
  resets.push((set) => set(cleared, () => initial));
  return cleared;
}

/** Clears all visitors' data, and the toasts, which name visitors. */
export const clearAtom = atom(null, (_get, set) => {
  for (const reset of resets) reset(set);
  removeToasts();
});
