import { atom } from 'jotai';
import type { Application } from '#contract/admin/application.ts';
import type { ApplicationStage } from '#contract/application.ts';
import { clearedOnLock } from '../../session/cleared-on-lock.ts';

/** What the cards of the board share. */
export const cardState = {
  /** The id of the card that had the focus last, which is a Tab stop. */
  currentAtom: atom<string | undefined>(undefined),
  toMoveAtom: clearedOnLock<Application | null>(null),
  stageAtom: atom<ApplicationStage>('new'),
};
