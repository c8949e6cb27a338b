import { atom } from 'jotai';
import { changedLettersAtom } from '../replies/writing.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { logOutAtom } from '../session/lock.ts';
import { saveNotesAtom } from './save.ts';
import { unsavedNotesAtom } from './unsaved.ts';

/** How long a logout waits for notes to be saved, in ms. */
const longestSaveMs = 3000;

/** Whether it is asked if the user wants to log out and lose what is unsaved. */
export const isLogOutAskedAtom = clearedOnLock(false);

/** Whether something that was written would be lost without a session. */
export const hasUnsavedAtom = atom(
  (get) => get(unsavedNotesAtom).size > 0 || get(changedLettersAtom) > 0,
);

/** Logs out; if notes cannot be saved first, or letters are not sent, asks before. */
export const askToLogOutAtom = atom(null, async (get, set) => {
  if (get(unsavedNotesAtom).size > 0) {
    const tooLong = new Promise((resolve) => setTimeout(resolve, longestSaveMs));
    await Promise.race([set(saveNotesAtom), tooLong]);
  }
  if (get(hasUnsavedAtom)) set(isLogOutAskedAtom, true);
  else await set(logOutAtom);
});
