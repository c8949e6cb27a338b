import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { Language } from '#contract/languages.ts';
import { shortDay, timeOrDay } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { languageAtom, useTexts } from '../language.ts';
import { Found } from '../list/marked.tsx';
import type { RowSelection } from '../list/selection.ts';
import { Tick } from '../ui/tick.tsx';
import { RowMarks } from './row-marks.tsx';

type Listed = Parameters<typeof RowMarks>[0]['item'] & {
  readonly id: string;
  readonly fullName: string;
  readonly createdAtUtc: string;
  readonly language: Language;
};

type RowProps<Item extends Listed> = {
  readonly item: Item;
  readonly selection: Pick<RowSelection<Item>, 'isSelectedAtom' | 'toggleAtom'>;
  /** Names the checkbox, with `{name}`. */
  readonly selectText: string;
  readonly href: string;
  readonly isOpen: boolean;
  /** What a search looks for. */
  readonly sought: string | undefined;
  /** Nobody has dealt with it: its name is bold. */
  readonly isNew: boolean;
  /** Nobody has read it: it has a dot, too. */
  readonly isUnread?: boolean;
  /** A control before the time. */
  readonly tool?: ReactNode;
  /** As much of the record as there is room for. */
  readonly words: ReactNode;
  /** When it will be erased, where the list shows that. */
  readonly erasedAtUtc?: string | null | undefined;
  /** What stands before that, and behind. */
  readonly signs?: ReactNode;
  readonly children: ReactNode;
};

/** A message or an application in a list. */
export function Row<Item extends Listed>(props: RowProps<Item>) {
  const { item, selection, href, isOpen, sought, isNew, isUnread = false, erasedAtUtc } = props;
  const { id, fullName, createdAtUtc } = item;
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const isSelected = useAtomValue(selection.isSelectedAtom)(id);
  const toggle = useSetAtom(selection.toggleAtom);
  const [nameId, timeId, restId] = [useId(), useId(), useId()];
  return (
    <div
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      className="row group border-b border-line"
    >
      <Tick
        label={props.selectText.replace('{name}', () => isolated(fullName))}
        isTicked={isSelected}
        isNew={isUnread}
        onToggle={(isSpan) => toggle(id, isSpan)}
      />
      <div className="min-w-0 py-2.5 pr-4 compact:py-[1px] pointer-coarse:compact:py-1">
        <div className={`flex items-center ${props.tool ? 'gap-1' : 'gap-3'}`}>
          {/* It covers the row, so that all of it can be pressed. Other controls stand beside it: a link may not contain them. */}
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
                  {/* On touch screens the checkbox is always shown, and the dot stands before the name. */}
                  <span
                    aria-hidden="true"
                    className="mr-2 hidden size-2.5 shrink-0 rounded-full bg-signal pointer-coarse:inline-block"
                  />
                </>
              )}
              {/* Cut at its end in either text direction. */}
              <bdi className="truncate text-left">
                <Found text={fullName} sought={sought} />
              </bdi>
            </span>
          </Link>
          {props.tool}
          <time
            id={timeId}
            dateTime={createdAtUtc}
            className="ml-auto shrink-0 text-sm text-muted compact:leading-[1.2rem]"
          >
            {timeOrDay(createdAtUtc, language)}
          </time>
        </div>
        <div id={restId} className="row-rest">
          <bdi lang={item.language} className="row-words text-left">
            {props.words}
          </bdi>
          <span className="row-labels">
            {props.signs}
            {erasedAtUtc && (
              <span className="shrink-0 text-text">
                {texts.erasedOn.replace('{day}', () => shortDay(erasedAtUtc, language))}
              </span>
            )}
            {props.children}
            <RowMarks item={item} />
          </span>
        </div>
      </div>
    </div>
  );
}
