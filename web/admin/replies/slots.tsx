import type { ComponentProps } from 'react';
import { lazy } from '../../ui/lazy.tsx';
import { useTexts } from '../language.ts';
import { FailedPart } from '../ui/failed.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import type Correspondence from './correspondence.tsx';
import { cannedAnswersOpenAtom, lettersOpenAtom } from './writing.ts';

const Whole = lazy<ComponentProps<typeof Correspondence>>(() => import('./correspondence.tsx'));

/** Mails to the sender of the open record; loaded after the record. */
export function LazyCorrespondence(props: ComponentProps<typeof Correspondence>) {
  const { failed } = useTexts().replies;
  return <Whole {...props} failure={<FailedPart text={failed} onRetry={Whole.retry} />} />;
}

const LazyCannedAnswerManager = lazy(() => import('./canned-answer-manager.tsx'));
const LazyLetters = lazy(() => import('./letters-dialog.tsx'));

/** The window of canned answers, loaded when it opens. */
export function CannedAnswerManagerSlot() {
  const { title, failed } = useTexts().replies.answers;
  return (
    <LazyDialog
      openAtom={cannedAnswersOpenAtom}
      Part={LazyCannedAnswerManager}
      {...{ title, failed }}
    />
  );
}

/** The window of letters to many, loaded when it opens. */
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
