import { atom } from 'jotai';
import { clearedOnLock } from '../session/cleared-on-lock.ts';

/** What screen readers announce of a change that needs no toast. */
export const announcedAtom = clearedOnLock('');

/** Announces a change; the same words twice in a row are announced twice. */
export const announceAtom = atom(null, (get, set, words: string) => {
  // A live region is read when its text changes: a trailing space makes the same words another text.
  set(announcedAtom, get(announcedAtom) === words ? `${words} ` : words);
});
