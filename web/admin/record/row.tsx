import { useAtomValue, useSetAtom } from 'jotai';
import { FilePenLine, MailX } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'wouter';
import type { ListedApplication } from '#contract/admin/applications.ts';
import type { ListedMessage } from '#contract/admin/messages.ts';
import { soonDays } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { Assigned } from '../assignment/assigned.tsx';
import { shortDay, timeOrDay } from '../format/date-format.ts';
import { dayAtom } from '../format/day.ts';
import { isolated } from '../format/isolated.ts';
import { useReader, useTexts } from '../language.ts';
import { Found } from '../list/marked.tsx';
import { passFocusOn } from '../list/pass-focus-on.ts';
import type { RowSelection } from '../list/selection.ts';
import { useMay } from '../session/user.ts';
import { TagChips } from '../tags/tag-chip.tsx';
import { FollowUpChip } from './follow-up.tsx';

type Listed = ListedMessage | ListedApplication;

type RowProps<Item extends Listed> = {
  readonly item: Item;
  readonly selection: Pick<RowSelection<Item>, 'isSelectedAtom' | 'toggleAtom'>;
  /** Names the checkbox, with `{name}`. */
  readonly selectText: string;
  readonly href: string;
  readonly isOpen: boolean;
  readonly sought: string | undefined;
  /** Not processed yet: the name is bold. */
  readonly isNew: boolean;
  /** Not read yet: it has a dot, too. */
  readonly isUnread?: boolean;
  /** After the name: a company, or the position applied for. */
  readonly addition?: string | null;
  /** A control before the time. */
  readonly tool?: ReactNode;
  /** An excerpt that fills the available space. */
  readonly words: ReactNode;
  /** Shown before the marks. */
  readonly signs?: ReactNode;
  readonly children: ReactNode;
};

/** A message or an application in a list. */
export function Row<Item extends Listed>(props: RowProps<Item>) {
  const { item, selection, href, isOpen, sought, isNew, isUnread = false } = props;
  const { id, fullName, createdAtUtc } = item;
  const { texts, language } = useReader();
  const today = useAtomValue(dayAtom);
  const isSelected = useAtomValue(selection.isSelectedAtom)(id);
  const toggle = useSetAtom(selection.toggleAtom);
  const [nameId, timeId, restId] = [useId(), useId(), useId()];
  return (
    <div
      ref={passFocusOn}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      className="row group border-b border-line"
    >
      <Tick
        label={fill(props.selectText, { name: isolated(fullName) })}
        isTicked={isSelected}
        isNew={isUnread}
        onToggle={(isSpan) => toggle(id, isSpan)}
      />
      <div className="min-w-0 py-2.5 pr-4 compact:py-[1px] pointer-coarse:compact:py-1">
        <div className={`flex items-center ${props.tool ? 'gap-1' : 'gap-3'}`}>
          {/* Covers the whole row. Other controls are beside it: a link may not contain them. */}
          <Link
            href={href}
            draggable={false}
            aria-current={isOpen ? 'true' : undefined}
            aria-labelledby={`${nameId} ${timeId} ${restId}`}
            className="min-w-0 outline-none after:absolute after:inset-0"
          >
            <span
              id={nameId}
              className={`flex min-w-0 items-baseline ${isNew ? 'font-bold' : 'font-medium'}`}
            >
              {isUnread && (
                <>
                  <span className="sr-only">{texts.unread}: </span>
                  {/* On touch screens the checkbox is always shown, and the dot is before the name. */}
                  <span
                    aria-hidden="true"
                    className="mr-2 hidden size-2.5 shrink-0 rounded-full bg-signal pointer-coarse:inline-block"
                  />
                </>
              )}
              {/* Cut at its end in either text direction. */}
              <bdi className="max-w-full shrink-0 truncate text-left">
                <Found text={fullName} sought={sought} />
              </bdi>
              {props.addition && (
                // Only this is cut, if the name fits.
                <bdi className="min-w-0 overflow-hidden text-ellipsis whitespace-pre text-left font-normal text-muted">
                  {' · '}
                  <Found text={props.addition} sought={sought} />
                </bdi>
              )}
            </span>
          </Link>
          {props.tool}
          <time
            id={timeId}
            dateTime={createdAtUtc}
            className="ml-auto shrink-0 text-sm text-muted compact:leading-[1.2rem]"
          >
            {timeOrDay(createdAtUtc, language, today)}
          </time>
        </div>
        <div id={restId} className="row-rest">
          <bdi lang={item.language} className="row-words text-left">
            {props.words}
          </bdi>
          <span className="row-labels">
            {props.signs}
            <ErasedSoon {...item} />
            {props.children}
            <RowMarks {...item} />
          </span>
        </div>
      </div>
    </div>
  );
}

/** Warns that a record will be erased soon, or from the trash. */
export function ErasedSoon(props: Pick<Listed, 'keptUntilUtc' | 'trashedAtUtc'>) {
  const { keptUntilUtc, trashedAtUtc } = props;
  const { texts, language } = useReader();
  if (!keptUntilUtc) return null;
  const days = (Date.parse(keptUntilUtc) - Date.now()) / 86_400_000;
  if (trashedAtUtc === null && days > soonDays) return null;
  return (
    <span className="shrink-0 text-text">
      {fill(texts.erasedOn, { day: shortDay(keptUntilUtc, language) })}
    </span>
  );
}

type RowMarksProps = Pick<Listed, 'followUp' | 'assignedTo' | 'tags' | 'replyState'>;

/** Labels of a row: reply, follow-up, whose task it is, and tags. */
function RowMarks({ followUp, assignedTo, tags, replyState }: RowMarksProps) {
  const { notDelivered, draft } = useTexts().replies;
  return (
    <>
      {(replyState === 'refused' || replyState === 'givenUp') && (
        <span className="inline-flex shrink-0 items-center gap-1 font-medium text-error">
          <Icon drawing={MailX} size={14} />
          {notDelivered}
        </span>
      )}
      {replyState === 'draft' && (
        <span className="inline-flex shrink-0 items-center gap-1 font-medium text-link">
          <Icon drawing={FilePenLine} size={14} />
          {draft}
        </span>
      )}
      {followUp !== null && <FollowUpChip day={followUp} />}
      {assignedTo !== null && <Assigned part="sign" assignedTo={assignedTo} />}
      <TagChips tags={tags} />
    </>
  );
}

type TickProps = {
  readonly label: string;
  readonly isTicked: boolean;
  /** Whether a dot replaces the checkbox until the row has the pointer or the focus. */
  readonly isNew: boolean;
  readonly tabIndex?: number;
  readonly className?: string;
  /** @param isSpan whether the range from the last selected row is meant */
  onToggle(isSpan: boolean): void;
};

/** The checkbox of a list row or a card. */
export function Tick({
  label,
  isTicked,
  isNew,
  tabIndex,
  className = 'relative grid min-h-11 cursor-pointer justify-center pt-3.5 compact:min-h-0 compact:pt-[0.65rem] pointer-coarse:compact:min-h-11 pointer-coarse:compact:pt-3.5',
  onToggle,
}: TickProps) {
  const mayWork = useMay('letters');
  // The change event of a checkbox does not report Shift.
  const isSpan = useRef(false);
  const noteShift = ({ shiftKey }: { readonly shiftKey: boolean }) => {
    isSpan.current = shiftKey;
  };
  const dot = (className: string) =>
    isNew &&
    !isTicked && (
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute left-1/2 top-[1.15rem] size-2.5 compact:top-[0.93rem] -translate-x-1/2 rounded-full bg-signal pointer-coarse:hidden ${className}`}
      />
    );
  if (!mayWork) return <span className="relative">{dot('')}</span>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the checkbox
    <label
      // With Shift the browser would select the text between.
      onMouseDown={(event) => {
        if (!event.shiftKey) return;
        event.preventDefault();
        event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
      }}
      // A label does not forward a click with Shift.
      onClick={(event) => {
        if (!event.shiftKey || event.target !== event.currentTarget) return;
        event.preventDefault();
        onToggle(true);
      }}
      className={`z-[1] ${className}`}
    >
      <input
        type="checkbox"
        checked={isTicked}
        tabIndex={tabIndex}
        aria-label={label}
        onPointerDown={noteShift}
        onKeyDown={noteShift}
        onChange={() => onToggle(isSpan.current)}
        className="checkbox peer size-[1.1rem] opacity-0 group-hover:opacity-100 focus-visible:opacity-100 checked:opacity-100 pointer-coarse:opacity-100"
      />
      {dot('group-hover:hidden peer-focus-visible:hidden')}
    </label>
  );
}
