import { atom } from 'jotai';
import { type Change, editAtom } from './edit.ts';
import { updated } from './fields/updated.ts';
import { followingChanges } from './linked-records.ts';
import { documentMapAtom, valueOfAtom } from './state.ts';

/**
 * Changes a unit, and with it what follows in other documents.
 * @param next its value is the new one, or a function of the present one
 */
export const editUnitAtom = atom(null, (get, set, next: Change, isTyped: boolean = true) => {
  const readValue = get(valueOfAtom);
  const change = { ...next, value: updated(readValue(next), next.value) };
  const following = followingChanges(change, get(documentMapAtom), readValue);
  set(editAtom, [change, ...following], isTyped);
});
