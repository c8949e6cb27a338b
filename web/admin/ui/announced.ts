import { atom } from 'jotai';
import { clearedOnLock } from '../session/cleared-on-lock.ts';

/** Announced by screen readers, for a change without a toast. */
export const announcedAtom = clearedOnLock('');

/** Announces a change, even if the text is the same as before. */
export const announceAtom = atom(null, (get, set, words: string) => {
  // A live region is read only when its text changes: a trailing space makes it different.
  set(announcedAtom, get(announcedAtom) === words ? `${words} ` : words);
});
