import { useSetAtom } from 'jotai';
import type { Application } from '#contract/admin/application.ts';
import { useTexts } from '../language.ts';
import { LinkButton, QuietButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { answersRead } from './canned-answers-state.ts';
import { lettersTo } from './letters.ts';
import { signaturesRead } from './signatures-state.ts';
import { cannedAnswersOpenAtom, lettersAtom } from './writing.ts';

type CannedAnswerChoiceProps = {
  readonly applications: readonly Application[];
  readonly isOpen: boolean;
  onClose(): void;
};

/** The first step: choosing a canned answer. */
export function CannedAnswerChoice({ applications, isOpen, onClose }: CannedAnswerChoiceProps) {
  const { replies } = useTexts();
  const { bulk } = replies;
  const setLetters = useSetAtom(lettersAtom);
  const setManagerOpen = useSetAtom(cannedAnswersOpenAtom);
  return (
    <>
      <p className="max-w-[34rem] text-muted">{bulk.lead}</p>
      <WhenFetched
        of={{ ...answersRead, enabled: isOpen }}
        loading={replies.answers.loading}
        failed={replies.answers.failed}
      >
        {({ answers }) => (
          <WhenFetched
            of={{ ...signaturesRead, enabled: isOpen }}
            loading={replies.answers.loading}
            failed={replies.answers.failed}
          >
            {(signatures) => {
              const offered = answers.filter(({ purpose }) => purpose === 'application');
              return (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset has no fields here
                <div role="group" aria-label={bulk.choose} className="mt-4 grid gap-2">
                  <p className="text-sm text-muted">{bulk.choose}</p>
                  {offered.map((answer) => (
                    <QuietButton
                      key={answer.id}
                      onClick={() => setLetters(lettersTo(applications, answer, signatures))}
                      className="justify-start text-left"
                    >
                      <bdi>{answer.name}</bdi>
                    </QuietButton>
                  ))}
                  {offered.length === 0 && <p>{replies.answers.none}</p>}
                  <LinkButton
                    onClick={() => {
                      onClose();
                      setManagerOpen(true);
                    }}
                    className="justify-self-start"
                  >
                    {replies.answers.manage}
                  </LinkButton>
                </div>
              );
            }}
          </WhenFetched>
        )}
      </WhenFetched>
    </>
  );
}
