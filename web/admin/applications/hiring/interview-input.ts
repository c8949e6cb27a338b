import { atom } from 'jotai';

/** What the form of an interview holds. */
export type InterviewInput = {
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly place: string;
  readonly isMoving: boolean;
};

/**
 * An interview as it is being typed, until it is saved: it survives Escape and a lock. `about` identifies the
 * application and the interview that it had; once that is another one, the input is dropped.
 */
export const typedInterviewAtom = atom<{
  readonly about: string;
  readonly input: InterviewInput;
} | null>(null);
