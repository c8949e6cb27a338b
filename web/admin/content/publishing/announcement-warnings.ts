import type { ContentDifference } from '#contract/admin/content.ts';
import type { Announcement } from '#contract/content/schema.ts';

/** For so many months an announcement must stay, from its date on (Turkish Commercial Code, article 1524). */
const keptMonths = 6;

/**
 * Announcements that are taken away or get another date too early, and new ones whose date is yet to come. Dates are
 * days, as `2026-11-25`; `until` is the day when the months are over.
 * @param day of the publication
 */
export function announcementWarnings(
  { path, from, to }: Pick<ContentDifference, 'path' | 'from' | 'to'>,
  day: string,
) {
  if (path !== '/informationSociety/announcements') return [];
  const before = (from ?? []) as Announcement[];
  const after = (to ?? []) as Announcement[];
  const notIn = (others: Announcement[]) => (announcement: Announcement) =>
    !others.some(({ id, date }) => id === announcement.id && date === announcement.date);
  const gone = before.filter(notIn(after)).map(({ id, title, date }) => {
    const kind = after.some((one) => one.id === id) ? 'moved' : 'removed';
    return { kind, title, date, until: monthsAfter(date) } as const;
  });
  const early = after.filter(notIn(before)).map(({ title, date }) => {
    return { kind: 'early', title, date, until: date } as const;
  });
  return [...gone, ...early].filter(({ until }) => until > day);
}

/** In a month without such a day, the next one. */
function monthsAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + keptMonths, day)).toISOString().slice(0, 10);
}
