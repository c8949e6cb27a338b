import { ChevronRight } from 'lucide';
import { useState } from 'react';
import type { Stats } from '#contract/admin/overview.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage, useTexts } from '../language.ts';
import { useKinds } from '../session/user.ts';
import { Panel } from '../ui/panel.tsx';
import { LineChart, type Mark } from './line-chart.tsx';
import { areWeeks, type Point, toPoints } from './points.ts';
import { fullDay, shortDay } from './words.ts';

/** New records over time: two line charts over the same days, and their numbers as a table. */
export function OverTime({ days }: { days: Stats['days'] }) {
  const texts = useTexts().overview;
  const language = useLanguage();
  const kinds = useKinds();
  const points = toPoints(days);
  const inWeeks = areWeeks(days);
  const [chosen, setChosen] = useState<number>();
  const nameOf = ({ day }: Pick<Point, 'day'>) =>
    inWeeks ? fill(texts.weekOf, { day: shortDay(day, language) }) : fullDay(day, language);
  const number = (count: number) => count.toLocaleString(language);
  const chart = (what: (typeof kinds)[number]) => {
    const marks = points.map((point): Mark => ({ day: point.day, count: point[what] }));
    const [title, className] =
      what === 'messages'
        ? [texts.messagesOverTime, 'text-link']
        : [texts.applicationsOverTime, 'text-ember print:text-[#000]'];
    const most = marks.reduce((so, mark) => (mark.count > so.count ? mark : so));
    const total = marks.reduce((sum, { count }) => sum + count, 0);
    const label = fill(
      texts.chart,
      { what: title, total, most: most.count, when: nameOf(most) },
      language,
    );
    const here = chosen === undefined ? undefined : marks[chosen];
    return (
      <figure key={what} className="mt-5 break-inside-avoid">
        <figcaption className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{title}</span>
          <span aria-hidden="true" className="text-right text-sm text-muted print:hidden">
            {here && `${nameOf(here)}: ${number(here.count)}`}
          </span>
        </figcaption>
        <LineChart
          {...{ marks, label, className, chosen }}
          onChoose={setChosen}
          axisDay={(day) => shortDay(day, language)}
          axisNumber={number}
        />
      </figure>
    );
  };

  return (
    <Panel title={inWeeks ? texts.overTimeWeeks : texts.overTime}>
      {inWeeks && <p className="mt-2 max-w-[46rem] text-sm text-muted">{texts.weeksNote}</p>}
      {kinds.map(chart)}
      <details className="opens-in-print group mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-link hover:underline print:hidden">
          <Icon drawing={ChevronRight} size={18} className="group-open:rotate-90" />
          {inWeeks ? texts.tableWeeks : texts.tableDays}
        </summary>
        <table className="w-full max-w-[36rem] border-collapse text-left">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="py-1.5 font-medium">
                {inWeeks ? texts.week : texts.day}
              </th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" className="py-1.5 text-right font-medium">
                  {texts[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.day} className="border-b border-line">
                <th scope="row" className="py-1 font-normal">
                  {nameOf(point)}
                </th>
                {kinds.map((kind) => (
                  <td key={kind} className="py-1 text-right">
                    {number(point[kind])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
