import { atom } from 'jotai';
import type { Strength } from '#contract/password-strength.ts';
import { loadModule } from '../../loading/load-module.ts';
import { company } from '../company.ts';

/** The password strength estimator; null until it is loaded. */
export const estimatorAtom = atom<{ strengthOf(password: string): Strength } | null>(null);

/** Loads the estimator when the field is first used: its dictionary is larger than the rest of the page. */
export const fetchEstimatorAtom = atom(null, async (get, set) => {
  if (get(estimatorAtom)) return;
  try {
    const { strengthOf } = await loadModule(() => import('#contract/password-strength.ts'));
    set(estimatorAtom, { strengthOf: (password) => strengthOf(password, company()) });
  } catch {
    // Without it no strength is shown while typing; the API checks the password anyway.
  }
});
