import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { WholeApplication } from '#contract/admin/application.ts';
import { fill } from '#contract/fill.ts';
import { useLanguage, useTexts } from '../../language.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { decideAtom } from '../marks.ts';
import { CriteriaDialog } from './criteria-dialog.tsx';
import { meanInWords, meanOf } from './mean.ts';
import { ScoreChoice } from './score-choice.tsx';

/** The scores of the open application by each criterion, with their mean. */
export function Scorecard({ application }: { application: WholeApplication }) {
  const { hiring: texts } = useTexts();
  const language = useLanguage();
  const decide = useSetAtom(decideAtom);
  const [isEditing, setEditing] = useState(false);
  const { scores } = application;
  const mean = meanOf(scores);
  const inWords = mean && meanInWords(mean.value, language);
  return (
    <section aria-labelledby="scorecard" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3 id="scorecard" className="font-text text-base font-semibold tracking-normal">
          {texts.scorecard}
        </h3>
        <p role="status" className="font-semibold text-muted">
          {inWords && (
            <>
              <span aria-hidden="true">{fill(texts.mean, { mean: inWords })}</span>
              <span className="sr-only">
                {fill(texts.meanOf, { count: String(mean.count), mean: inWords })}
              </span>
            </>
          )}
        </p>
        <LinkButton onClick={() => setEditing(true)} className="no-print ml-auto text-sm">
          {scores.length === 0 ? texts.nameCriteria : texts.edit}
        </LinkButton>
      </div>
      {scores.length === 0 ? (
        <p className="text-muted">{texts.noCriteria}</p>
      ) : (
        <div className="mt-1 grid max-w-[34rem] gap-1 max-sm:gap-3">
          {scores.map((one) => (
            <ScoreChoice
              key={one.id}
              criterion={one}
              onScore={(score) => decide(application, { scores: [{ id: one.id, score }] })}
            />
          ))}
        </div>
      )}
      <CriteriaDialog isOpen={isEditing} onClose={() => setEditing(false)} />
    </section>
  );
}
