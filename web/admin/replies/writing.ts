import { atom } from 'jotai';
import type { Application } from '#contract/admin/application.ts';
import { clearedOnLock, hiddenOnLock } from '../session/cleared-on-lock.ts';
import type { Words } from './draft-text.ts';

/** The record whose reply is to be written, though nothing of it is kept yet; another object each time it is asked for. */
export const writingAtom = clearedOnLock<{ readonly id: string } | null>(null);

/** A letter to one of the ticked applicants. */
export type Letter = {
  readonly id: string;
  /** Null after a lock or a refusal, until it is read again. */
  readonly application: Application | null;
  readonly words: Words;
  readonly isSeen: boolean;
  readonly isChanged?: boolean;
  /** Whether it is sent, or being sent: it can be neither changed nor left out any more. */
  readonly isLeaving?: boolean;
};

/** The letters that are being written; null before a canned answer is chosen. */
export const lettersAtom = hiddenOnLock<readonly Letter[] | null>(
  null,
  (letters) => letters?.map((letter) => ({ ...letter, application: null })) ?? null,
);

/** Whether the window in which canned answers are changed is open. */
export const answersOpenAtom = atom(false);
/** Whether the window in which the ticked applicants are written to is open. */
export const lettersOpenAtom = atom(false);
/** How many letters are changed by hand and not sent, whether their window is open or not. */
export const changedLettersAtom = atom(
  (get) =>
    get(lettersAtom)?.filter(({ isChanged, isLeaving }) => isChanged && !isLeaving).length ?? 0,
);
/** Whether letters would be lost with the page. */
export const areLettersBegunAtom = atom(
  (get) => get(changedLettersAtom) > 0 || (get(lettersOpenAtom) && get(lettersAtom) !== null),
);

/** Whether letters are to these applicants, and to all of them. */
export function areTo(letters: readonly Letter[], applications: readonly Application[]): boolean {
  const ids = new Set(applications.map(({ id }) => id));
  return letters.length === ids.size && letters.every(({ id }) => ids.has(id));
}
