import { useAtomValue } from 'jotai';
import { MailCheck } from 'lucide';
import type { Application } from '#contract/admin/application.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { longDateTime, timeOrDay } from '../format/date-format.ts';
import { dayAtom } from '../format/day.ts';
import { useReader } from '../language.ts';

/** When the applicant of a row or a card was last written to, and of which stage; nothing before. */
export function WrittenMark({ letters }: Pick<Application, 'letters'>) {
  const { texts, language } = useReader();
  const today = useAtomValue(dayAtom);
  const last = letters.at(-1);
  if (!last) return null;
  const { applications } = texts;
  const told = last.stage && ` · ${applications.stages[last.stage]}`;
  return (
    <span
      title={`${longDateTime(last.atUtc, language)}${told ?? ''}`}
      className="inline-flex shrink-0 items-center gap-1"
    >
      <Icon drawing={MailCheck} size={14} className="shrink-0" />
      {fill(applications.written, { day: timeOrDay(last.atUtc, language, today) })}
    </span>
  );
}
