import type { Counts } from '#contract/admin/overview.ts';
import type { AdminTexts } from '../texts/index.ts';
import type { Place } from '../ui/nav-link.tsx';
import { inFolder, messagesHref, type Query } from './query.ts';

/** The folders and views of messages, with their counts. A search continues in each of them. */
export function messagePlaces(
  query: Query,
  counts: Counts | undefined,
  texts: AdminTexts,
): Place[] {
  const { folders, views, unreadCount, inFolder: inPlace, marks } = texts;
  const place = (to: Pick<Query, 'folder' | 'view'>, count?: number, countLabel = inPlace) => ({
    href: messagesHref({ ...inFolder(query, to.folder), ...to }),
    label: to.view ? views[to.view] : folders[to.folder],
    isHere: to.view === query.view && to.folder === query.folder,
    count,
    countLabel,
  });
  const view = (name: NonNullable<Query['view']>, count?: number, countLabel?: string) =>
    place({ folder: 'inbox', view: name }, count, countLabel);
  const spam = place({ folder: 'spam' }, counts?.views.toCheck, texts.toCheckCount);
  return [
    place({ folder: 'inbox' }, counts?.unread, unreadCount),
    view('unread', counts?.unread),
    view('waiting', counts?.views.waiting),
    view('followUp', counts?.views.followUp, marks.dueCount),
    place({ folder: 'starred' }),
    place({ folder: 'archived' }),
    view('sent'),
    ...(query.view === 'noted' ? [view('noted')] : []),
    // A warning, while there is something to lose.
    ...(query.view === 'due' || counts?.views.due ? [view('due', counts?.views.due)] : []),
    { ...spam, isHere: spam.isHere || query.view === 'toCheck' },
    place({ folder: 'trash' }),
  ];
}
