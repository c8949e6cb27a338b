import { CalendarCheck } from 'lucide';
import type { Application } from '#contract/admin/application.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage, useTexts } from '../../language.ts';
import { interviewTime, isAhead } from './interview-words.ts';

/** The interview of a row or a card, if it is in the future. */
export function InterviewMark({ interview }: Pick<Application, 'interview'>) {
  const texts = useTexts().hiring;
  const language = useLanguage();
  if (!interview || !isAhead(interview)) return null;
  return (
    <span
      title={`${texts.interview}: ${interviewTime(interview.at, language, 'short')}`}
      className="flex min-w-0 items-center gap-1 font-medium"
    >
      <Icon drawing={CalendarCheck} size={14} className="shrink-0" />
      <span className="sr-only">{texts.interview}</span>
      <span className="in-[.row]:truncate @max-[20rem]/row:sr-only">
        {interviewTime(interview.at, language, 'short')}
      </span>
    </span>
  );
}
