import { atom } from 'jotai';
import { lazy } from '../../ui/lazy.tsx';
import { useTexts } from '../language.ts';
import { LazyDialog } from '../lazy-dialog.tsx';

/** Whether the window in which canned answers are changed is open. */
export const answersOpenAtom = atom(false);
/** Whether the window in which the ticked applicants are written to is open. */
export const lettersOpenAtom = atom(false);

const LazyAnswerManager = lazy(() => import('./answer-manager.tsx'));
const LazyLetters = lazy(() => import('./letters-dialog.tsx'));

/** The place of the window of canned answers. */
export function AnswerManagerSlot() {
  const { title, failed } = useTexts().replies.answers;
  return <LazyDialog openAtom={answersOpenAtom} Part={LazyAnswerManager} {...{ title, failed }} />;
}

/** The place of the window of letters to many. */
export function LettersSlot() {
  const { bulk, answers } = useTexts().replies;
  return (
    <LazyDialog
      openAtom={lettersOpenAtom}
      Part={LazyLetters}
      title={bulk.write}
      failed={answers.failed}
    />
  );
}
