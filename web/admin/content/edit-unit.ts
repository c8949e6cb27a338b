import { atom } from 'jotai';
import { type Change, editAtom } from './edit.ts';
import { followingChanges } from './linked-records.ts';
import { documentMapAtom, valueOfAtom } from './state.ts';

/** Changes a unit, and with it what follows in other documents. */
export const editUnitAtom = atom(null, (get, set, change: Change, isTyped: boolean = true) => {
  const following = followingChanges(change, get(documentMapAtom), get(valueOfAtom));
  set(editAtom, [change, ...following], isTyped);
});
