import { Inbox, Star } from 'lucide';
import type { Folder, ListedMessage } from '#contract/admin/messages.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { useReader } from '../language.ts';
import { Excerpt } from '../list/marked.tsx';
import { Swiped } from '../list/swiped.tsx';
import { Row } from '../record/row.tsx';
import { SpamMark } from '../record/spam-signs.tsx';
import { useMay } from '../session/user.ts';
import { focusPageIfLost } from '../ui/focus-page.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { answerIcons } from './answer.tsx';
import { messageSelection } from './list.ts';
import { toolsFor } from './marks.ts';
import { isEverywhere, type Query } from './query.ts';
import { waitingTime } from './words.ts';

type MessageRowProps = {
  readonly message: ListedMessage;
  readonly query: Query;
  readonly sought: string | undefined;
  readonly href: string;
  readonly isOpen: boolean;
  onStar(): void;
  /** Archives the message, or moves it back from the archive or the trash. */
  onArchive(): void;
};

/** A message in the list, with an excerpt instead of a title. */
export function MessageRow(props: MessageRowProps) {
  const { message, query, sought, href, isOpen, onStar, onArchive } = props;
  const { createdAtUtc, subject, starred, timesSent, note, email } = message;
  const words = [message.countries, message.message].filter(Boolean).join(' · ');
  const { texts, language } = useReader();
  const isUnread = message.status === 'new';
  const place = placeOf(message, query);
  const isTrashed = message.trashedAtUtc !== null;
  const [archive] = toolsFor([message], texts);
  const { actions } = texts;
  const mayWork = useMay('messageWork');
  return (
    <Swiped
      drawing={isTrashed ? Inbox : archive.drawing}
      label={isTrashed ? actions.restore : archive.label}
      onSwipe={onArchive}
    >
      <Row
        item={message}
        selection={messageSelection}
        selectText={texts.select}
        href={href}
        isOpen={isOpen}
        sought={sought}
        isNew={isUnread}
        addition={message.company}
        isUnread={isUnread}
        tool={
          mayWork && (
            <IconButton
              drawing={Star}
              size={16}
              label={starred ? actions.unstar : actions.star}
              aria-pressed={starred}
              onClick={() => {
                onStar();
                // The row, with the pressed button, may leave the list.
                focusPageIfLost();
              }}
              className="relative -my-3 grid size-9 shrink-0 place-items-center text-muted opacity-0 outline-offset-[-3px] focus-visible:opacity-100 group-hover:opacity-100 aria-pressed:text-[var(--star)] aria-pressed:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100 [&[aria-pressed=true]>svg]:fill-current"
            />
          )
        }
        // The note and the address, if only these match.
        words={<Excerpt texts={[words, note, email]} sought={sought} otherwise={words} />}
        signs={
          <>
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
            <SpamMark record={message} isHeld={message.status === 'spam'} />
            {query.view === 'waiting' && (
              <span className="shrink-0 text-text">
                {waitingTime(createdAtUtc, texts.waiting, language)}
              </span>
            )}
          </>
        }
      >
        <span className="truncate compact:hidden">
          {subject ? texts.subjects[subject] : texts.kinds[message.kind]} ·{' '}
          {message.language.toUpperCase()}
          {timesSent > 1 && ` · ${fill(texts.times, { count: timesSent }, language)}`}
        </span>
      </Row>
    </Swiped>
  );
}

/** The folder of a message in a list of several folders; undefined where the list names it. */
function placeOf({ status }: ListedMessage, query: Query): Folder | undefined {
  if (status !== 'archived' && status !== 'spam') return undefined;
  return isEverywhere(query) || query.folder !== status ? status : undefined;
}
