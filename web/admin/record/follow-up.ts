import { fill } from '#contract/fill.ts';
import { today } from '../../format/date.ts';
import { dayInWords } from '../format/date-format.ts';
import { daysAfter } from '../format/days.ts';
import type { Reader } from '../language.ts';

/** The mark of a follow-up's day, `2026-11-21`; null removes it. */
export type FollowUpMark = { readonly action: 'followUp'; readonly followUp: string | null };

export function followUpMark(followUp: string | null): FollowUpMark {
  return { action: 'followUp', followUp };
}

/** The toast's text after a follow-up was set or removed. */
export function followUpDone(
  { followUp }: FollowUpMark,
  count: number,
  { texts, language }: Reader,
): string {
  const { done } = texts.marks;
  const isOne = count === 1;
  const words = followUp
    ? done[isOne ? 'followUp' : 'followUpMany']
    : done[isOne ? 'followUpRemoved' : 'followUpRemovedMany'];
  return fill(words, { count, day: followUp ? dayInWords(followUp, language) : '' }, language);
}

/** A follow-up in words: of a day to come, of today, or overdue. */
export function followUpWords(
  day: string,
  { texts, language }: Reader,
  today: string,
  width: 'short' | 'long',
): string {
  const { followUpOn, followUpToday, followUpOverdue } = texts.marks;
  if (day === today) return followUpToday;
  const words = day < today ? followUpOverdue : followUpOn;
  return fill(words, { day: dayInWords(day, language, width) });
}

/** The days that are offered as presets. */
export function nearDays(): readonly (readonly [
  'tomorrow' | 'inThreeDays' | 'nextWeek',
  string,
])[] {
  const now = today();
  const untilMonday = (8 - new Date(now).getUTCDay()) % 7 || 7;
  return [
    ['tomorrow', daysAfter(now, 1)],
    ['inThreeDays', daysAfter(now, 3)],
    ['nextWeek', daysAfter(now, untilMonday)],
  ];
}
