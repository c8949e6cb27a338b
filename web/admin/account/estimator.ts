import { atom } from 'jotai';
import type { Strength } from '#contract/password-strength.ts';
import { identity } from '../../content/identity.ts';
import { loadModule } from '../../loading/load-module.ts';

type Estimate = (password: string) => Strength;

const arrivedAtom = atom<{ readonly estimate: Estimate } | null>(null);

/** What tells how strong a password is; null until it is here. */
export const estimatorAtom = atom((get) => get(arrivedAtom)?.estimate ?? null);

/** Fetches it, when the field is first touched: its list of what people choose is larger than the room. */
export const fetchEstimatorAtom = atom(null, async (get, set) => {
  if (get(arrivedAtom)) return;
  try {
    const { strengthOf } = await loadModule(() => import('#contract/password-strength.ts'));
    set(arrivedAtom, { estimate: (password) => strengthOf(password, identity) });
  } catch {
    // Without it nothing is said of the strength while one types; the service decides all the same.
  }
});
