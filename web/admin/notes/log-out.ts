import { atom } from 'jotai';
import { changedLettersAtom } from '../replies/writing.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { logOutAtom } from '../session/lock.ts';
import { saveNotesAtom } from './save.ts';
import { unsavedNotesAtom } from './unsaved.ts';

/** How long a logout waits for notes to be saved, in ms. */
const longestSaveMs = 3000;

/** Whether the user is being asked about logging out with unsaved text. */
export const isLogOutAskedAtom = clearedOnLock(false);

/** Whether written text would be lost without a session. */
export const hasUnsavedAtom = atom(
  (get) => get(unsavedNotesAtom).size > 0 || get(changedLettersAtom) > 0,
);

/** Logs out; asks first if notes cannot be saved, or letters are unsent. */
export const askToLogOutAtom = atom(null, async (get, set) => {
  if (get(unsavedNotesAtom).size > 0) {
    const tooLong = new Promise((resolve) => setTimeout(resolve, longestSaveMs));
    await Promise.race([set(saveNotesAtom), tooLong]);
  }
  if (get(hasUnsavedAtom)) set(isLogOutAskedAtom, true);
  else await set(logOutAtom);
});
