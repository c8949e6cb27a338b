import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { replyLimits } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { interviewTime } from '../applications/hiring/interview-words.ts';
import { timeOrDay } from '../format/date-format.ts';
import { dayAtom } from '../format/day.ts';
import { isolated } from '../format/isolated.ts';
import { useReader, useTexts } from '../language.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { SmallField, smallFieldClass } from '../ui/small-field.tsx';
import type { Words } from './draft-text.ts';
import { canInvite, canMove, plannedIn, type Replied, toldBefore, unnamedIn } from './fill.ts';

type Written = { readonly subject: string; readonly text: string };

type LetterFieldsProps = {
  readonly labels: Written;
  readonly words: Written;
  readonly errors: { readonly [Name in keyof Written]?: string | undefined };
  /** In which it is written. */
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** The heights of the text. */
  readonly className: string;
  readonly textRef?: Ref<HTMLTextAreaElement>;
  onWords(change: Partial<Written>): void;
  onBlur?(): void;
};

/** The subject and the text of a letter, each with its error. */
export function LetterFields(props: LetterFieldsProps) {
  const { labels, words, errors, language, isReadOnly, className, textRef, onWords, onBlur } =
    props;
  const shared = { lang: language, readOnly: isReadOnly, onBlur };
  return (
    <>
      <SmallField label={labels.subject} error={errors.subject}>
        {(tie) => (
          <input
            {...tie}
            {...shared}
            name="subject"
            value={words.subject}
            maxLength={replyLimits.subject}
            autoComplete="off"
            onChange={({ target }) => onWords({ subject: target.value })}
            className={`h-11 ${smallFieldClass}`}
          />
        )}
      </SmallField>
      <SmallField label={labels.text} error={errors.text}>
        {(tie) => (
          <textarea
            {...tie}
            {...shared}
            ref={textRef}
            name="text"
            value={words.text}
            dir="auto"
            onChange={({ target }) => onWords({ text: target.value })}
            className={`block field-sizing-content resize-none py-3 leading-relaxed ${className} ${smallFieldClass}`}
          />
        )}
      </SmallField>
    </>
  );
}

type LineProps = { readonly words: Words; readonly replied: Replied };

type InterviewBoxProps = LineProps & { onInvites(invites: boolean): void };

/**
 * Whether a letter has the interview for the applicant's calendar, or its cancellation. Warns that an invitation does
 * not name its interview, which may have been moved since, or that a rejection leaves one planned.
 */
export function InterviewBox({ words, replied, onInvites }: InterviewBoxProps) {
  const { texts, language } = useReader();
  const { invite, inviteCancelled, unnamed, stillPlanned } = texts.replies;
  const isCancelled = 'stage' in replied && replied.interview?.isCancelled;
  const interview = unnamedIn(words, replied);
  const planned = plannedIn(words, replied);
  return (
    <>
      {(canInvite(replied) || words.invites) && (
        <CheckBox isOn={words.invites} onChange={onInvites}>
          {isCancelled ? inviteCancelled : invite}
        </CheckBox>
      )}
      <p role="status" className={noteClass}>
        {planned
          ? fill(stillPlanned, { time: interviewTime(planned.at, language) })
          : interview && fill(unnamed, { interview })}
      </p>
    </>
  );
}

export const noteClass = 'rounded-xl bg-chosen px-3.5 py-2 wrap-anywhere empty:hidden';

/** At most this many people are named. */
const maxNamed = 5;

/** Names those who got a letter of the same kind before, with its day; empty without any. */
export function useToldBefore(letters: readonly LineProps[]): string {
  const { texts, language } = useReader();
  const today = useAtomValue(dayAtom);
  const told = letters.flatMap(({ words, replied }) => {
    const at = toldBefore(words, replied);
    return at ? `${isolated(replied.fullName)} (${timeOrDay(at, language, today)})` : [];
  });
  if (told.length === 0) return '';
  const { again, others } = texts.replies;
  const more = told.length - maxNamed;
  const named = told.slice(0, maxNamed);
  const all = more > 0 ? [...named, fill(others, { count: more }, language)] : named;
  return fill(again, { names: new Intl.ListFormat(language).format(all) });
}

type MoveBoxProps = { readonly letters: readonly LineProps[]; onMoves(moves: boolean): void };

/** Whether the letters move their applicants to the stage that they tell of; nothing if all of them are there. */
export function MoveBox({ letters, onMoves }: MoveBoxProps) {
  const { hiring, applications } = useTexts();
  const stage = letters.find(({ words, replied }) => canMove(replied, words.stage))?.words.stage;
  if (!stage) return null;
  return (
    <CheckBox isOn={letters.some(({ words }) => words.moves)} onChange={onMoves}>
      {fill(hiring.alsoMove, { stage: applications.stages[stage] })}
    </CheckBox>
  );
}
