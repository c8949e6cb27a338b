import { useAtomValue } from 'jotai';
import type { WholeApplication } from '#contract/admin/application.ts';
import { longDateTime } from '../format/date-format.ts';
import { languageAtom, useTexts } from '../language.ts';

/** The stages so far, each with its time. */
export function StageHistory({ history }: Pick<WholeApplication, 'history'>) {
  const texts = useTexts().applications;
  const language = useAtomValue(languageAtom);
  return (
    <section aria-labelledby="history" className="mt-6">
      <h3 id="history" className="font-text text-sm font-semibold tracking-normal text-muted">
        {texts.history}
      </h3>
      <ol className="mt-2 grid gap-1 border-l-2 border-signal pl-4">
        {history.map(({ stage, atUtc }) => (
          <li key={atUtc}>
            <span className="font-semibold">{texts.stages[stage]}</span>{' '}
            <time dateTime={atUtc} className="text-muted">
              {longDateTime(atUtc, language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
