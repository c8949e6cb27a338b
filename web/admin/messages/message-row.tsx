import { useAtomValue, useSetAtom } from 'jotai';
import { Archive, Inbox, Star } from 'lucide';
import { useId } from 'react';
import type { Folder, ListedMessage } from '#contract/admin/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { shortDay, timeOrDay } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { languageAtom, useTexts } from '../language.ts';
import { Marked } from '../list/marked.tsx';
import { RowLink } from '../list/row-link.tsx';
import { hitsIn, snippetIn } from '../list/search-hits.ts';
import { Swiped } from '../list/swiped.tsx';
import { RowMarks } from '../record/row-marks.tsx';
import { Tick } from '../ui/tick.tsx';
import { answerIcons } from './answer-icons.ts';
import { choicesFor } from './choices.ts';
import { messageSelection } from './list.ts';
import { isEverywhere, type Query } from './query.ts';
import { waitingTime } from './waiting-time.ts';

type MessageRowProps = {
  readonly message: ListedMessage;
  readonly query: Query;
  readonly href: string;
  readonly isOpen: boolean;
  onStar(): void;
  /** Archives the message, or brings one back from the archive or the trash. */
  onArchive(): void;
};

/** A message in the list. It has no title, so its first words are shown. */
export function MessageRow(props: MessageRowProps) {
  const { message, query, href, isOpen, onStar, onArchive } = props;
  const { id, fullName, createdAtUtc, subject, language: written, status, starred } = message;
  const { timesSent, keptUntilUtc } = message;
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const isSelected = useAtomValue(messageSelection.isSelectedAtom)(id);
  const toggle = useSetAtom(messageSelection.toggleAtom);
  const isNew = status === 'new';
  const { q, view } = query;
  const place = placeOf(message, query);
  const [nameId, timeId, restId] = [useId(), useId(), useId()];
  const isTrashed = message.trashedAtUtc !== null;
  const isArchived = isTrashed || choicesFor([message]).archive !== 'archive';
  const { actions } = texts;
  const toBack = isTrashed ? actions.restore : actions.toInbox;
  return (
    <Swiped
      drawing={isArchived ? Inbox : Archive}
      label={isArchived ? toBack : actions.archive}
      onSwipe={onArchive}
    >
      <div
        data-open={isOpen || undefined}
        data-selected={isSelected || undefined}
        className="row group border-b border-line"
      >
        <Tick
          label={texts.select.replace('{name}', () => isolated(fullName))}
          isTicked={isSelected}
          isNew={isNew}
          onToggle={(isSpan) => toggle(id, isSpan)}
        />
        <div className="min-w-0 py-2.5 pr-4 compact:py-[1px] pointer-coarse:compact:py-1">
          <div className="flex items-center gap-1">
            <RowLink href={href} isOpen={isOpen} parts={[nameId, timeId, restId]}>
              <span
                id={nameId}
                className={`flex min-w-0 items-baseline ${isNew ? 'font-bold' : 'font-medium'}`}
              >
                {isNew && (
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
                  {q ? <Marked text={fullName} hits={hitsIn(fullName, q)} /> : fullName}
                </bdi>
              </span>
            </RowLink>
            <button
              type="button"
              aria-label={starred ? texts.actions.unstar : texts.actions.star}
              aria-pressed={starred}
              onClick={onStar}
              className="relative -my-3 grid size-9 shrink-0 place-items-center text-muted opacity-0 outline-offset-[-3px] focus-visible:opacity-100 group-hover:opacity-100 aria-pressed:text-[var(--star)] aria-pressed:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100 [&[aria-pressed=true]>svg]:fill-current"
            >
              <Icon drawing={Star} size={16} />
            </button>
            <time
              id={timeId}
              dateTime={createdAtUtc}
              className="ml-auto shrink-0 text-sm text-muted compact:leading-[1.2rem]"
            >
              {timeOrDay(createdAtUtc, language)}
            </time>
          </div>
          <div id={restId} className="row-rest">
            <bdi lang={written} className="row-words text-left">
              <FirstWords message={message} sought={q} />
            </bdi>
            <span className="row-labels">
              {message.repliedBy && (
                <>
                  <Icon drawing={answerIcons[message.repliedBy]} size={14} className="shrink-0" />
                  <span className="sr-only">{texts.marks.answered[message.repliedBy]}. </span>
                </>
              )}
              {place && (
                <span className="shrink-0 rounded-full border border-edge px-2 text-xs leading-4">
                  {texts.folders[place]}
                </span>
              )}
              {view === 'waiting' && (
                <span className="shrink-0 text-text">
                  {waitingTime(createdAtUtc, texts.waiting, language)}
                </span>
              )}
              {keptUntilUtc && (
                <span className="shrink-0 text-text">
                  {texts.erasedOn.replace('{day}', () => shortDay(keptUntilUtc, language))}
                </span>
              )}
              <span className="truncate compact:hidden">
                {subject ? texts.subjects[subject] : texts.kinds[message.kind]} ·{' '}
                {written.toUpperCase()}
                {timesSent > 1 &&
                  ` · ${texts.times.replace('{count}', timesSent.toLocaleString(language))}`}
              </span>
              <RowMarks item={message} />
            </span>
          </div>
        </div>
      </div>
    </Swiped>
  );
}

/** The folder of a message that is also listed elsewhere; undefined where the list says it. */
function placeOf({ status }: ListedMessage, query: Query): Folder | undefined {
  if (status !== 'archived' && status !== 'spam') return undefined;
  return isEverywhere(query) || query.folder !== status ? status : undefined;
}

/** The first words, or those around the first hit: of the message, else of the note. */
function FirstWords({ message, sought }: { message: ListedMessage; sought: string | undefined }) {
  const { note, company, email } = message;
  const text = [message.countries, message.message].filter(Boolean).join(' · ');
  if (!sought) return text;
  return <Marked {...(snippetIn([text, note, company, email], sought) ?? { text, hits: [] })} />;
}
