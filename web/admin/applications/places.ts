import type { ApplicationView } from '#contract/admin/applications.ts';
import type { Counts } from '#contract/admin/overview.ts';
import { paths } from '../paths.ts';
import type { AdminTexts } from '../texts/index.ts';
import type { Place } from '../ui/nav-link.tsx';
import { type Query, writeQuery } from './query.ts';

const plain: Query = { layout: 'list', pool: false, spam: false, trash: false };

/** The views of applications, with their counts. */
export function applicationPlaces(
  query: Query,
  counts: Counts | undefined,
  texts: AdminTexts,
): Place[] {
  const { applications, folders, marks, newCount, toCheckCount } = texts;
  const href = (change: Partial<Query>) => {
    const written = writeQuery({ ...plain, ...change, ...(query.q && { q: query.q }) });
    return paths.applications + (written && `?${written}`);
  };
  const views = counts?.applicationViews;
  const view = (name: ApplicationView, count?: number, countLabel = applications.inView) => ({
    href: href({ view: name, ...(query.q && { scope: 'here' }) }),
    label: applications.views[name],
    isHere: query.view === name,
    count,
    countLabel,
  });
  const isSpam = query.spam || query.view === 'toCheck';
  return [
    {
      href: href({ layout: query.layout }),
      label: applications.title,
      isHere: !query.view && !query.pool && !query.trash && !isSpam,
      count: counts?.stages.new,
      countLabel: newCount,
    },
    view('interview', views?.interview),
    view('followUp', views?.followUp, marks.dueCount),
    view('sent'),
    { href: href({ pool: true }), label: applications.pool, isHere: query.pool },
    ...(query.view === 'noted' ? [view('noted')] : []),
    // A warning, while there is something to lose.
    ...(query.view === 'due' || views?.due ? [view('due', views?.due)] : []),
    {
      href: href({ spam: true }),
      label: folders.spam,
      isHere: isSpam,
      count: views?.toCheck,
      countLabel: toCheckCount,
    },
    {
      href: href({ trash: true }),
      label: applications.trash,
      isHere: query.trash,
      count: counts?.trashedApplications,
      countLabel: applications.inView,
    },
  ];
}
