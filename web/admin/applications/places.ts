import type { ApplicationView } from '#contract/admin/applications.ts';
import type { Counts } from '#contract/admin/overview.ts';
import { paths } from '../paths.ts';
import type { AdminTexts } from '../texts/index.ts';
import type { Place } from '../ui/nav-link.tsx';
import { type Query, unfiltered, writeQuery } from './query.ts';

/** The views of applications, with their counts. */
export function applicationPlaces(
  query: Query,
  counts: Counts | undefined,
  texts: AdminTexts,
): Place[] {
  const { applications, folders, marks, newCount, toCheckCount } = texts;
  const { q, view: shown, pool, trash, spam } = query;
  const views = counts?.applicationViews;
  const place = (
    label: string,
    isHere: boolean,
    change: Partial<Query>,
    count?: number,
    countLabel = applications.inView,
  ): Place => {
    const written = writeQuery({ ...unfiltered, ...change, ...(q && { q }) });
    const href = paths.applications + (written && `?${written}`);
    return { href, label, isHere, count, countLabel };
  };
  const view = (name: ApplicationView, count?: number, countLabel?: string) => {
    const change = { view: name, ...(q && ({ scope: 'here' } as const)) };
    return place(applications.views[name], shown === name, change, count, countLabel);
  };
  const isSpam = spam || shown === 'toCheck';
  const mine = counts?.mine;
  const isMine = mine !== undefined && query.assignedTo === mine.userId;
  const isAll = !isMine && !shown && !pool && !trash && !isSpam;
  const { layout } = query;
  return [
    place(applications.title, isAll, { layout }, counts?.stages.new, newCount),
    view('interview', views?.interview),
    view('followUp', views?.followUp, marks.dueCount),
    ...(mine
      ? [
          place(
            texts.mine,
            isMine,
            { assignedTo: mine.userId },
            mine.applications,
            applications.undecidedCount,
          ),
        ]
      : []),
    view('sent'),
    place(applications.pool, pool, { pool: true }),
    ...(shown === 'noted' ? [view('noted')] : []),
    // A warning, while there is something to lose.
    ...(shown === 'due' || views?.due ? [view('due', views?.due)] : []),
    place(folders.spam, isSpam, { spam: true }, views?.toCheck, toCheckCount),
    place(applications.trash, trash, { trash: true }, counts?.trashedApplications),
  ];
}
