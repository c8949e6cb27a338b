import { useAtomValue } from 'jotai';
import { type ComponentProps, useId, useState } from 'react';
import { followUpYears } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { isNearDay } from '#contract/near-day.ts';
import { dayInWords } from '../format/date-format.ts';
import { languageAtom, useTexts } from '../language.ts';
import { quietButton } from '../ui/buttons.ts';
import { moveByKeys } from '../ui/menu-button.tsx';
import { PopoverButton } from '../ui/popover.tsx';
import { nearDays } from './follow-up.ts';

type FollowUpButtonProps = Pick<
  ComponentProps<typeof PopoverButton>,
  'id' | 'face' | 'className'
> & {
  /** Whether there is a follow-up to remove. */
  readonly isSet: boolean;
  /** @param day `2026-11-21`; null removes the follow-up */
  onDay(day: string | null): void;
};

/** Sets the day on which to come back to records: one of the near ones, or any other. */
export function FollowUpButton({ isSet, onDay, ...button }: FollowUpButtonProps) {
  const { marks: texts } = useTexts();
  return (
    <PopoverButton {...button} popup="dialog" name={texts.followUp} title={`${texts.followUp} (f)`}>
      {(close) => (
        <FollowUpChoice
          isSet={isSet}
          onDay={(day) => {
            close();
            onDay(day);
          }}
        />
      )}
    </PopoverButton>
  );
}

function FollowUpChoice({ isSet, onDay }: Pick<FollowUpButtonProps, 'isSet' | 'onDay'>) {
  const { marks: texts } = useTexts();
  const language = useAtomValue(languageAtom);
  const id = useId();
  const [day, setDay] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <div role="none" className="grid w-72 max-w-full" onKeyDown={moveByKeys}>
      {nearDays().map(([name, near], index) => (
        <button key={name} type="button" onClick={() => onDay(near)} className={choiceClass}>
          <span className="flex-1">{texts[name]}</span>
          <span className="text-sm text-muted">{dayInWords(near, language, 'short')}</span>
          <span aria-hidden="true" className="key pointer-coarse:hidden">
            {index + 1}
          </span>
        </button>
      ))}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isNearDay(day)) onDay(day);
          else setWrong(true);
        }}
        className="border-t border-line px-3 pb-2 pt-2"
      >
        <label htmlFor={id} className="text-sm text-muted">
          {texts.otherDay}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            type="date"
            value={day}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={({ target }) => {
              setDay(target.value);
              setWrong(false);
            }}
            className="h-11 min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3 aria-invalid:border-error"
          />
          <button type="submit" className={quietButton}>
            {texts.setDay}
          </button>
        </div>
        {isWrong && (
          <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-medium text-error">
            {fieldMessage({ key: 'day', max: followUpYears }, language)}
          </p>
        )}
      </form>
      {isSet && (
        <button type="button" onClick={() => onDay(null)} className={choiceClass}>
          {texts.removeFollowUp}
        </button>
      )}
    </div>
  );
}

const choiceClass =
  'flex min-h-11 items-center gap-3 rounded-xl px-3 text-left font-medium outline-offset-[-3px] hover:bg-chosen';
