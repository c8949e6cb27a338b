import { useAtomValue, useSetAtom } from 'jotai';
import { Archive, type IconNode, ShieldAlert, ShieldQuestionMark, StickyNote } from 'lucide';
import type { Message } from '#contract/admin/message.ts';
import type { ListedMessage } from '#contract/admin/messages.ts';
import { fill } from '#contract/fill.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Assigned } from '../assignment/assigned.tsx';
import { longDateTime, shortDateTime } from '../format/date-format.ts';
import { useReader } from '../language.ts';
import { Note } from '../notes/note.tsx';
import { ArrivalFacts, DetailHeading, RecordLinks, TrashLine } from '../record/detail-parts.tsx';
import {
  ContactLines,
  FieldLines,
  FieldTexts,
  isContact,
  linesOf,
  textsOf,
} from '../record/fields.tsx';
import { FollowUpLine, followUpMark } from '../record/follow-up.tsx';
import { RelatedRecords } from '../record/related.tsx';
import { isHinted, signsInWords } from '../record/spam-signs.tsx';
import { Correspondence } from '../replies/correspondence.tsx';
import { TagLine } from '../tags/tag-line.tsx';
import { tagMark } from '../tags/tag-mark.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { AnswerPart } from './answer.tsx';
import { messageSelection } from './list.ts';
import { messageBulkActions, messageErasing } from './marks.ts';
import { messagesHref } from './query.ts';
import { timesSentText } from './words.ts';

type MessageDetailProps = {
  readonly message: ListedMessage;
  /** The address of a message, with the list unchanged. */
  hrefOf(id: string): string;
};

/** A whole message. Visitors' text is rendered as text, never as markup. */
export function MessageDetail({ message, hrefOf }: MessageDetailProps) {
  const { texts, language } = useReader();
  const mark = useSetAtom(messageBulkActions.markAtom);
  const selected = useAtomValue(messageSelection.selectedAtom);
  const askToErase = useSetAtom(messageErasing.toEraseAtom);
  const lines = linesOf('messageFields', message, texts);
  const facts = lines.filter((line) => !isContact(line));
  return (
    <div className="grid gap-x-10 wide:grid-cols-[minmax(0,46rem)_minmax(12rem,20rem)]">
      <article aria-labelledby="detail-heading" className="min-w-0 max-w-[46rem]">
        <DetailHeading id={message.id} name={message.fullName} />
        <ContactLines lines={lines.filter(isContact)}>
          <time dateTime={message.createdAtUtc}>
            {shortDateTime(message.createdAtUtc, language)}
          </time>
        </ContactLines>
        <TrashLine record={message} />
        <StatePart message={message} />
        <AnswerPart message={message} />
        <FollowUpLine day={message.followUp} onClear={() => mark([message], followUpMark(null))} />
        <Assigned
          part="menu"
          kind="messages"
          records={[message]}
          chosen={() => (selected.length > 0 ? selected : [message])}
          onMark={mark}
        />
        <TagLine
          tags={message.tags}
          hrefOf={({ id }) => messagesHref({ folder: 'inbox', tag: id, scope: 'all' })}
          onRemove={(tag) => mark([message], tagMark(tag, false))}
        />
        <FieldTexts texts={textsOf('messageFields', message, texts)} language={message.language} />
        {/* The answer is written to them. */}
        {facts.length > 0 && (
          <dl className="facts mt-6 border-t border-line pt-5">
            <FieldLines lines={facts} />
          </dl>
        )}
        <Correspondence replied={message} />
        <dl className="facts mt-6 border-t border-line pt-5">
          <ArrivalFacts record={message} isHintAbove />
          {message.lastSentAtUtc && (
            <DescribedLine label={texts.sent}>
              {timesSentText(
                message,
                texts,
                longDateTime(message.lastSentAtUtc, language),
                language,
              )}
            </DescribedLine>
          )}
        </dl>
        <Note about="message" record={message} />
        <RecordLinks id={message.id} email={message.email} onErase={() => askToErase([message])} />
      </article>
      <RelatedRecords about="message" id={message.id} hrefOf={hrefOf} />
    </div>
  );
}

/** Shows whether a message is archived, spam, possibly spam, or noted. */
function StatePart({ message }: { message: Message }) {
  const { texts: all, language } = useReader();
  const { state: texts } = all;
  const { status, statusSinceUtc, note } = message;
  const said = (on: string, only: string) =>
    statusSinceUtc ? fill(on, { time: longDateTime(statusSinceUtc, language) }) : only;
  const isSpam = status === 'spam';
  const mayBeSpam = !isSpam && isHinted(message);
  if (status !== 'archived' && !isSpam && !mayBeSpam && note === null) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5">
      {status === 'archived' && (
        <State drawing={Archive}>{said(texts.archivedOn, texts.archived)}</State>
      )}
      {isSpam && <State drawing={ShieldAlert}>{said(texts.spamOn, texts.spam)}</State>}
      {mayBeSpam && (
        <State drawing={ShieldQuestionMark}>
          {`${all.mayBeSpam}: ${signsInWords(message, all)}`}
        </State>
      )}
      {note !== null && (
        <LinkButton
          onClick={() => document.querySelector<HTMLElement>('[data-note]')?.focus()}
          className="no-print -my-1.5 inline-flex items-center gap-2 pointer-coarse:my-0"
        >
          <Icon drawing={StickyNote} size={18} />
          {texts.noted}
        </LinkButton>
      )}
    </div>
  );
}

function State({ drawing, children }: { readonly drawing: IconNode; readonly children: string }) {
  return (
    <p className="flex min-h-8 items-center gap-2 font-medium">
      <Icon drawing={drawing} size={18} className="shrink-0 text-muted" />
      {children}
    </p>
  );
}
