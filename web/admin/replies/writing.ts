import { atom } from 'jotai';
import type { Application } from '#contract/admin/application.ts';
import { clearedOnLock, hiddenOnLock } from '../session/cleared-on-lock.ts';
import type { Words } from './draft-text.ts';

/** The record whose reply form is open, even without a draft; another object for each request. */
export const writingAtom = clearedOnLock<{ readonly id: string } | null>(null);

export type Letter = {
  readonly id: string;
  /** Null after a lock or a refusal, until it is read again. */
  readonly application: Application | null;
  readonly words: Words;
  /** Whether it must be shown again before it is sent. */
  readonly isDoubtful?: boolean;
  readonly isChanged?: boolean;
  /** Whether it is sent or being sent: then it can be neither changed nor removed. */
  readonly isLeaving?: boolean;
};

/** The letters being written; null before a canned answer is chosen. */
export const lettersAtom = hiddenOnLock<readonly Letter[] | null>(
  null,
  (letters) => letters?.map((letter) => ({ ...letter, application: null })) ?? null,
);

export const cannedAnswersOpenAtom = atom(false);
/** Whether the window for letters to applicants is open. */
export const lettersOpenAtom = atom(false);
/** The applicants whom the letters are to, before a canned answer is chosen. */
export const recipientsAtom = clearedOnLock<readonly Application[]>([]);
/** The number of edited, unsent letters, whether their window is open or not. */
export const changedLettersAtom = atom(
  (get) =>
    get(lettersAtom)?.filter(({ isChanged, isLeaving }) => isChanged && !isLeaving).length ?? 0,
);
/** Whether letters would be lost with the page. */
export const areLettersBegunAtom = atom(
  (get) => get(changedLettersAtom) > 0 || (get(lettersOpenAtom) && get(lettersAtom) !== null),
);

/** Whether the letters are to exactly these applicants. */
export function areTo(letters: readonly Letter[], applications: readonly Application[]): boolean {
  const ids = new Set(applications.map(({ id }) => id));
  return letters.length === ids.size && letters.every(({ id }) => ids.has(id));
}
