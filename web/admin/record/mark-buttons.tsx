import { useSetAtom } from 'jotai';
import { CalendarClock, type IconNode, Tag } from 'lucide';
import { type ReactNode, Suspense, useState } from 'react';
import { followUpYears, isNearDay } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { dayInWords } from '../format/date-format.ts';
import { useLanguage, useTexts } from '../language.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useKeptState } from '../session/kept-state.ts';
import type { Tagged, TagMark } from '../tags/tag-mark.ts';
import { managerOpenAtom, type TaggedKind } from '../tags/tags.ts';
import { QuietButton } from '../ui/buttons.tsx';
import { moveByKeys } from '../ui/menu-button.tsx';
import { PopoverButton } from '../ui/popover.tsx';
import { SmallField } from '../ui/small-field.tsx';
import { type FollowUpMark, followUpMark, nearDays } from './follow-up.tsx';

const TagPicker = lazyPart(() => import('../tags/tag-picker.tsx'));

type MarkButtonsProps = {
  readonly kind: TaggedKind;
  readonly records: readonly (Tagged & { readonly followUp: string | null })[];
  onMark(mark: FollowUpMark | TagMark): void;
  /** Whether they are in the bulk bar: keys find the buttons by their ids. */
  readonly isBulk?: boolean;
  readonly className: string;
  /** Class of the tags' button, if it differs. */
  readonly tagClassName?: string;
  readonly face: (drawing: IconNode, label: string, shortcut: string) => ReactNode;
};

/** The menus of marks that every kind of record has. */
export function MarkButtons(props: MarkButtonsProps) {
  const { kind, records, onMark, isBulk, className, tagClassName = className, face } = props;
  const { marks, tags } = useTexts();
  const openManager = useSetAtom(managerOpenAtom);
  const prefix = isBulk ? 'bulk-' : '';
  return (
    <>
      <PopoverButton
        id={`${prefix}follow-up`}
        popup="dialog"
        name={marks.followUp}
        title={`${marks.followUp} (f)`}
        className={className}
        face={face(CalendarClock, marks.followUp, 'f')}
      >
        {(close) => (
          <FollowUpChoice
            isSet={records.some(({ followUp }) => followUp !== null)}
            onDay={(day) => {
              close();
              onMark(followUpMark(day));
            }}
          />
        )}
      </PopoverButton>
      <PopoverButton
        id={`${prefix}tags`}
        popup="dialog"
        name={tags.tag}
        title={`${tags.tag} (l)`}
        className={tagClassName}
        face={face(Tag, tags.tag, 'l')}
      >
        {(close) => (
          <Suspense>
            <TagPicker
              kind={kind}
              records={records}
              onMark={onMark}
              onEdit={() => {
                close();
                openManager(true);
              }}
            />
          </Suspense>
        )}
      </PopoverButton>
    </>
  );
}

type FollowUpChoiceProps = {
  readonly isSet: boolean;
  /** @param day `2026-11-21`; null removes the follow-up */
  onDay(day: string | null): void;
};

/** The day of a follow-up: a preset, or any other. */
function FollowUpChoice({ isSet, onDay }: FollowUpChoiceProps) {
  const { marks: texts } = useTexts();
  const language = useLanguage();
  const [day, setDay] = useKeptState('day', '');
  const [isWrong, setWrong] = useState(false);
  return (
    <div role="none" className="grid w-72 max-w-full grid-cols-1" onKeyDown={moveByKeys}>
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
        <SmallField
          label={texts.otherDay}
          error={isWrong ? fieldMessage({ key: 'day', max: followUpYears }, language) : undefined}
        >
          {(tie) => (
            <div className="flex gap-2">
              <input
                {...tie}
                type="date"
                value={day}
                onChange={({ target }) => {
                  setDay(target.value);
                  setWrong(false);
                }}
                className="h-11 min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3 aria-invalid:border-error"
              />
              <QuietButton type="submit">{texts.setDay}</QuietButton>
            </div>
          )}
        </SmallField>
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
