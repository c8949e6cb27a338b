import { atom } from 'jotai';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import { logOutAtom } from '../session/lock.ts';
import { saveNotesAtom } from './save.ts';
import { unsavedNotesAtom } from './unsaved.ts';

/** How long a logout waits for notes to be saved, in ms. */
const longestSaveMs = 3000;

/** Whether it is asked if the user wants to log out and lose unsaved notes. */
export const isLogOutAskedAtom = clearedOnLock(false);

/** Logs out; if notes cannot be saved first, asks before. */
export const askToLogOutAtom = atom(null, async (get, set) => {
  if (get(unsavedNotesAtom).size > 0) {
    const tooLong = new Promise((resolve) => setTimeout(resolve, longestSaveMs));
    await Promise.race([set(saveNotesAtom), tooLong]);
  }
  if (get(unsavedNotesAtom).size > 0) set(isLogOutAskedAtom, true);
  else await set(logOutAtom);
});
