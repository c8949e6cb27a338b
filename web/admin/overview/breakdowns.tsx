import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import type { Stats } from '#contract/admin/overview.ts';
import { languageName } from '../format/language-name.ts';
import { sourceName } from '../format/source-name.ts';
import { languageAtom, useTexts } from '../language.ts';
import { Panel } from '../ui/panel.tsx';
import { Breakdown, type Part } from './breakdown.tsx';

const grid =
  'mt-5 grid items-start gap-x-10 gap-y-8 md:grid-cols-2 min-[80rem]:grid-cols-3 print:block print:columns-2';

/** The breakdowns of messages. */
export function MessageBreakdowns({ messages }: Pick<Stats, 'messages'>) {
  const { overview: texts, subjects, kinds } = useTexts();
  const inWords = useAtomValue(languageAtom);
  const subjectName = (subject: keyof typeof messages.subject) =>
    subject === 'none' ? texts.noSubject : subjects[subject];
  return (
    <Breakdowns
      title={texts.aboutMessages}
      none={messages.total === 0 && texts.noMessages}
      className="text-link"
      all={[
        { title: texts.bySubject, parts: partsOf(messages.subject, subjectName), isRanked: true },
        {
          title: texts.byLanguage,
          parts: partsOf(messages.language, (one) => languageName(one, inWords)),
        },
        { title: texts.byForm, parts: partsOf(messages.kind, (kind) => kinds[kind]) },
      ]}
    />
  );
}

/** The breakdowns of applications. */
export function ApplicationBreakdowns({ applications }: Pick<Stats, 'applications'>) {
  const { overview: texts, applications: names } = useTexts();
  const inWords = useAtomValue(languageAtom);
  const { total, talentPool, poolConsent, stage, source, experience, language } = applications;
  const sourceParts = partsOf(source, (one) =>
    one === 'none' ? texts.noSource : sourceName(one, names),
  );
  const pool = [
    { label: texts.inPool, count: talentPool },
    { label: texts.notInPool, count: total - talentPool },
  ];
  return (
    <Breakdowns
      title={texts.aboutApplications}
      none={total === 0 && texts.noApplications}
      className="text-ember print:text-[#000]"
      all={[
        { title: texts.byStage, parts: partsOf(stage, (one) => names.stages[one]) },
        { title: texts.bySource, parts: sourceParts, isRanked: true },
        { title: texts.byExperience, parts: partsOf(experience, (one) => names.experiences[one]) },
        { title: texts.byPool, parts: pool },
        {
          title: texts.byPoolConsent,
          parts: partsOf(poolConsent, (one) => texts.poolConsents[one]),
        },
        { title: texts.byLanguage, parts: partsOf(language, (one) => languageName(one, inWords)) },
      ]}
    />
  );
}

type BreakdownsProps = {
  readonly title: string;
  /** Shown in their place when nothing arrived. */
  readonly none: string | false;
  readonly className: string;
  readonly all: readonly Omit<ComponentProps<typeof Breakdown>, 'className'>[];
};

function Breakdowns({ title, none, className, all }: BreakdownsProps) {
  return (
    <Panel title={title}>
      {none ? (
        <p className="mt-3 text-muted">{none}</p>
      ) : (
        <div className={grid}>
          {all.map((one) => (
            <Breakdown key={one.title} {...one} className={className} />
          ))}
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
