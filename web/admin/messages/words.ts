import type { Message } from '#contract/admin/message.ts';
import type { Counts } from '#contract/admin/overview.ts';
import { periodInWords } from '#contract/content/period.ts';
import { soonDays } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { spanSince } from '../format/date-format.ts';
import type { AdminTexts } from '../texts/index.ts';
import type { Place } from '../ui/nav-link.tsx';
import { inFolder, messagesHref, type Query } from './query.ts';

/** The name of the folder or view that a list shows. */
export function titleOf({ folder, view }: Query, texts: AdminTexts): string {
  return view ? texts.views[view] : texts.folders[folder];
}

/** The text of an empty folder or view. */
export function emptyText({ folder, view }: Query, texts: AdminTexts, language: Language): string {
  if (!view) return texts.empty[folder];
  const days = periodInWords({ count: soonDays, unit: 'days' }, language);
  return fill(texts.emptyViews[view], { days });
}

/**
 * How long a message has been waiting, in its largest unit: "3 gündür bekliyor".
 * @param now in ms since the Unix epoch
 */
export function waitingTime(
  isoDateTime: string,
  texts: AdminTexts['waiting'],
  language: Language,
  now: number = Date.now(),
): string {
  const { unit, span } = spanSince(isoDateTime, language, 'long', now);
  return fill(texts[unit], { span });
}

/** How often a repeated message was sent, and when it was sent last. */
export function timesSentText(
  { timesSent }: Message,
  texts: AdminTexts,
  moment: string,
  language: Language,
): string {
  const times = fill(texts.times, { count: timesSent }, language);
  return fill(texts.lastSent, { times, moment });
}

/** The folders and views of messages, with their counts. A search continues in each of them. */
export function messagePlaces(
  query: Query,
  counts: Counts | undefined,
  texts: AdminTexts,
): Place[] {
  const { folders, views, unreadCount, inFolder: inPlace, marks } = texts;
  const mine = counts?.mine;
  const isMine = mine !== undefined && query.assignedTo === mine.userId;
  const place = (to: Pick<Query, 'folder' | 'view'>, count?: number, countLabel = inPlace) => ({
    href: messagesHref({ ...inFolder(query, to.folder), ...to }),
    label: to.view ? views[to.view] : folders[to.folder],
    isHere: !isMine && to.view === query.view && to.folder === query.folder,
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
    ...(mine
      ? [
          {
            ...place({ folder: 'inbox' }, mine.messages),
            ...{ label: texts.mine, isHere: isMine },
            href: messagesHref({ ...inFolder(query, 'inbox'), assignedTo: mine.userId }),
          },
        ]
      : []),
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
