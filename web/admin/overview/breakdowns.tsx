import type { ComponentProps } from 'react';
import type { Stats } from '#contract/admin/overview.ts';
import { sourceName } from '../format/source-name.ts';
import { useLanguage, useTexts } from '../language.ts';
import { Panel } from '../ui/panel.tsx';
import { shareInWords } from './words.ts';

const grid =
  'mt-5 grid items-start gap-x-10 gap-y-8 md:grid-cols-2 min-[80rem]:grid-cols-3 print:block print:columns-2';

/** The breakdowns of messages. */
export function MessageBreakdowns({ messages }: Pick<Stats, 'messages'>) {
  const { overview: texts, subjects, kinds } = useTexts();
  const subjectName = (subject: keyof typeof messages.subject) =>
    subject === 'none' ? texts.noSubject : subjects[subject];
  return (
    <Breakdowns
      title={texts.aboutMessages}
      none={messages.total === 0 && texts.noMessages}
      className="text-link"
      all={[
        { title: texts.bySubject, parts: partsOf(messages.subject, subjectName), isRanked: true },
        { title: texts.byForm, parts: partsOf(messages.kind, (kind) => kinds[kind]) },
      ]}
    />
  );
}

/** The breakdowns of applications. */
export function ApplicationBreakdowns({ applications }: Pick<Stats, 'applications'>) {
  const { overview: texts, applications: names } = useTexts();
  const { total, stage, source, experience } = applications;
  const sourceParts = partsOf(source, (one) =>
    one === 'none' ? texts.noSource : sourceName(one, names),
  );
  return (
    <Breakdowns
      title={texts.aboutApplications}
      none={total === 0 && texts.noApplications}
      className="text-ember print:text-[#000]"
      all={[
        { title: texts.byStage, parts: partsOf(stage, (one) => names.stages[one]) },
        { title: texts.bySource, parts: sourceParts, isRanked: true },
        { title: texts.byExperience, parts: partsOf(experience, (one) => names.experiences[one]) },
      ]}
    />
  );
}

type BreakdownsProps = {
  readonly title: string;
  /** Shown instead when nothing arrived. */
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

type Part = { readonly label: string; readonly count: number };

type BreakdownProps = {
  readonly title: string;
  readonly parts: readonly Part[];
  /** The colour of the bars. */
  readonly className: string;
  /** Sorts by size, for categories without an order of their own. */
  readonly isRanked?: boolean;
};

/** A table of categories with a bar in each row. The largest category has the longest bar. */
function Breakdown({ title, parts, className, isRanked = false }: BreakdownProps) {
  const texts = useTexts().overview;
  const language = useLanguage();
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...parts.map(({ count }) => count));
  const rows = isRanked ? [...parts].sort((one, other) => other.count - one.count) : parts;
  return (
    <table className="w-full table-fixed border-collapse break-inside-avoid text-left print:mb-6">
      <caption className="pb-1.5 text-left font-semibold">{title}</caption>
      <colgroup>
        <col />
        <col className="w-12" />
        <col className="w-14" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label} className="border-t border-line align-baseline">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {label}
              <span
                aria-hidden="true"
                className={`mt-1 block h-1.5 rounded-full bg-current [print-color-adjust:exact] ${className}`}
                style={{ width: `${(count / most) * 100}%` }}
              />
            </th>
            <td className="text-right font-semibold">{count.toLocaleString(language)}</td>
            <td className="text-right text-muted">{shareInWords(count, total, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
