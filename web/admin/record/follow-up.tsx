import { useAtomValue } from 'jotai';
import { CalendarClock } from 'lucide';
import { fill } from '#contract/fill.ts';
import { today } from '../../format/date.ts';
import { Icon } from '../../ui/icon.tsx';
import { dayInWords } from '../format/date-format.ts';
import { dayAtom } from '../format/day.ts';
import { daysAfter } from '../format/days.ts';
import { type Reader, useReader } from '../language.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { focusRecord } from '../ui/focus-page.ts';

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

type FollowUpLineProps = { readonly day: string | null; onClear(): void };

/** The follow-up of the open record, with a button that removes it; nothing without one. */
export function FollowUpLine({ day, onClear }: FollowUpLineProps) {
  const { texts, language } = useReader();
  const today = useAtomValue(dayAtom);
  if (day === null) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2">
      <Icon drawing={CalendarClock} size={18} className="text-muted" />
      <p
        data-overdue={day < today || undefined}
        className="font-medium data-overdue:font-semibold data-overdue:text-error"
      >
        {followUpWords(day, { texts, language }, today, 'long')}
      </p>
      <LinkButton
        onClick={() => {
          onClear();
          focusRecord();
        }}
        className="no-print -my-1.5 text-sm pointer-coarse:my-0"
      >
        {texts.marks.removeFollowUp}
      </LinkButton>
    </div>
  );
}

type FollowUpChipProps = {
  readonly day: string;
  /** Whether there is space for the day only, as in a compact row; the text is the tooltip. */
  readonly isShort?: boolean;
};

/** The follow-up of a row. */
export function FollowUpChip({ day, isShort = false }: FollowUpChipProps) {
  const { texts, language } = useReader();
  const today = useAtomValue(dayAtom);
  const words = followUpWords(day, { texts, language }, today, 'short');
  return (
    <span
      data-overdue={day < today || undefined}
      title={words}
      className="inline-flex min-w-0 items-center gap-1 font-medium data-overdue:font-semibold data-overdue:text-error"
    >
      <Icon drawing={CalendarClock} size={14} className="shrink-0" />
      <span className={isShort ? 'sr-only' : 'truncate compact:sr-only'}>{words}</span>
      <span
        aria-hidden="true"
        className={`truncate ${isShort ? '' : 'hidden compact:@min-[20rem]/row:inline'}`}
      >
        {dayInWords(day, language, 'short')}
      </span>
    </span>
  );
}
