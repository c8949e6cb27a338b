import { atom } from 'jotai';
import { loadModule } from '../../load-module.ts';
import type { Strength } from './strength.ts';

type Estimate = (password: string) => Strength;

const arrivedAtom = atom<{ readonly estimate: Estimate } | null>(null);

/** What tells how strong a password is; null until it is here. */
export const estimatorAtom = atom((get) => get(arrivedAtom)?.estimate ?? null);

/** Fetches it, when the field is first touched: its list of what people choose is larger than the room. */
export const fetchEstimatorAtom = atom(null, async (get, set) => {
  if (get(arrivedAtom)) return;
  try {
    const { strengthOf } = await loadModule(() => import('./strength.ts'));
    set(arrivedAtom, { estimate: strengthOf });
  } catch {
    // Without it nothing is said of the strength; the password can be changed all the same.
  }
});
