import { useAtomValue } from 'jotai';
import type { Stats } from '#contract/admin/overview.ts';
import { languageAtom, useTexts } from '../language.ts';
import { languageName } from '../language-name.ts';
import { Panel } from '../panel.tsx';
import { sourceName } from '../source-name.ts';
import { Breakdown, type Part } from './breakdown.tsx';

const grid =
  'mt-5 grid items-start gap-x-10 gap-y-8 md:grid-cols-2 min-[80rem]:grid-cols-3 print:block print:columns-2';

/** The breakdowns of messages. */
export function MessageBreakdowns({ messages }: Pick<Stats, 'messages'>) {
  const { overview: texts, subjects, kinds } = useTexts();
  const inWords = useAtomValue(languageAtom);
  const own = { className: 'text-link' };
  const subjectName = (subject: keyof typeof messages.subject) =>
    subject === 'none' ? texts.noSubject : subjects[subject];
  return (
    <Panel title={texts.aboutMessages}>
      {messages.total === 0 ? (
        <p className="mt-3 text-muted">{texts.noMessages}</p>
      ) : (
        <div className={grid}>
          <Breakdown
            {...own}
            title={texts.bySubject}
            parts={partsOf(messages.subject, subjectName)}
            isRanked
          />
          <Breakdown
            {...own}
            title={texts.byLanguage}
            parts={partsOf(messages.language, (language) => languageName(language, inWords))}
          />
          <Breakdown
            {...own}
            title={texts.byForm}
            parts={partsOf(messages.kind, (kind) => kinds[kind])}
          />
        </div>
      )}
    </Panel>
  );
}

/** The breakdowns of applications. */
export function ApplicationBreakdowns({ applications }: Pick<Stats, 'applications'>) {
  const { overview: texts } = useTexts();
  const inWords = useAtomValue(languageAtom);
  const { total, talentPool } = applications;
  const own = { className: 'text-ember print:text-[#000]' };
  const pool = [
    { label: texts.inPool, count: talentPool },
    { label: texts.notInPool, count: total - talentPool },
  ];
  return (
    <Panel title={texts.aboutApplications}>
      {total === 0 ? (
        <p className="mt-3 text-muted">{texts.noApplications}</p>
      ) : (
        <div className={grid}>
          <Breakdown
            {...own}
            title={texts.byStage}
            parts={partsOf(applications.stage, (stage) => texts.stages[stage])}
          />
          <Breakdown
            {...own}
            title={texts.bySource}
            parts={partsOf(applications.source, (source) => sourceName(source, texts))}
            isRanked
          />
          <Breakdown
            {...own}
            title={texts.byExperience}
            parts={partsOf(applications.experience, (years) => texts.experiences[years])}
          />
          <Breakdown {...own} title={texts.byPool} parts={pool} />
          <Breakdown
            {...own}
            title={texts.byLanguage}
            parts={partsOf(applications.language, (language) => languageName(language, inWords))}
          />
        </div>
      )}
    </Panel>
  );
}

function partsOf<K extends string>(
  counts: Readonly<Record<K, number>>,
  nameOf: (key: K) => string,
): Part[] {
  return (Object.entries(counts) as [K, number][]).map(([key, count]) => ({
    label: nameOf(key),
    count,
  }));
}
