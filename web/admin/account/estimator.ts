import { atom } from 'jotai';
import type { Strength } from '#contract/password-strength.ts';
import { loadModule } from '../../loading/load-module.ts';
import { company } from '../company.ts';

type Estimate = (password: string) => Strength;

const arrivedAtom = atom<{ readonly estimate: Estimate } | null>(null);

/** The password strength estimator; null until it is loaded. */
export const estimatorAtom = atom((get) => get(arrivedAtom)?.estimate ?? null);

/** Loads the estimator when the field is first used: its dictionary is larger than the rest of the page. */
export const fetchEstimatorAtom = atom(null, async (get, set) => {
  if (get(arrivedAtom)) return;
  try {
    const { strengthOf } = await loadModule(() => import('#contract/password-strength.ts'));
    set(arrivedAtom, { estimate: (password) => strengthOf(password, company()) });
  } catch {
    // Without it no strength is shown while typing; the API checks the password anyway.
  }
});
