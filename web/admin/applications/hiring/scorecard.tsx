import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import type { WholeApplication } from '#contract/admin/application.ts';
import { loadModule } from '../../../loading/load-module.ts';
import { languageAtom, useTexts } from '../../language.ts';
import { linkButton } from '../../ui/buttons.ts';
import { meanInWords, meanOf } from './mean.ts';
import { scoreAtom } from './score.ts';
import { ScoreChoice } from './score-choice.tsx';

const CriteriaDialog = lazy(() => loadModule(() => import('./criteria-dialog.tsx')));

/** The scores of the open application by each criterion, with their mean. */
export function Scorecard({ application }: { application: WholeApplication }) {
  const { hiring: texts } = useTexts();
  const language = useAtomValue(languageAtom);
  const score = useSetAtom(scoreAtom);
  const [isEditing, setEditing] = useState(false);
  // Once opened it stays mounted, so that closing it returns the focus.
  const [isLoaded, setLoaded] = useState(false);
  const { scores } = application;
  const mean = meanOf(scores);
  const edit = () => {
    setLoaded(true);
    setEditing(true);
  };
  return (
    <section aria-labelledby="scorecard" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-4">
        <h3 id="scorecard" className="font-text text-base font-semibold tracking-normal">
          {texts.scorecard}
        </h3>
        <p role="status" className="font-semibold text-muted">
          {mean && (
            <>
              <span aria-hidden="true">
                {texts.mean.replace('{mean}', meanInWords(mean.value, language))}
              </span>
              <span className="sr-only">
                {texts.meanOf
                  .replace('{count}', String(mean.count))
                  .replace('{mean}', meanInWords(mean.value, language))}
              </span>
            </>
          )}
        </p>
        <button type="button" onClick={edit} className={`no-print ml-auto text-sm ${linkButton}`}>
          {scores.length === 0 ? texts.nameCriteria : texts.edit}
        </button>
      </div>
      {scores.length === 0 ? (
        <p className="text-muted">{texts.noCriteria}</p>
      ) : (
        <div className="mt-1 grid max-w-[34rem] gap-1 max-sm:gap-3">
          {scores.map((one) => (
            <ScoreChoice
              key={one.id}
              criterion={one}
              onScore={(value) => score(application, one, value)}
            />
          ))}
        </div>
      )}
      {isLoaded && (
        <Suspense>
          <CriteriaDialog isOpen={isEditing} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}
