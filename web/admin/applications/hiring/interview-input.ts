import { atom } from 'jotai';
import type { Interview } from '#contract/admin/hiring.ts';

/** What the form of an interview holds. */
export type InterviewInput = {
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly place: string;
  readonly isMoving: boolean;
};

/** An interview as it is being typed, until it is saved: it survives Escape and a lock. */
export type TypedInterview = {
  readonly applicationId: string;
  /** The version of the application when typing began, and its interview. */
  readonly version: number;
  readonly base: Interview | null;
  readonly input: InterviewInput;
};

export const typedInterviewAtom = atom<TypedInterview | null>(null);
