import { useAtomValue, useSetAtom } from 'jotai';
import type { Message } from '#contract/admin/message.ts';
import { referenceOf } from '#contract/reference.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import { longDateTime } from '../date-format.ts';
import { DetailHeading } from '../detail-heading.tsx';
import { FieldLines, FieldTexts } from '../field-lines.tsx';
import { followUpMark } from '../follow-up.ts';
import { FollowUpLine } from '../follow-up-line.tsx';
import { languageAtom, useTexts } from '../language.ts';
import { languageName } from '../language-name.ts';
import { Note } from '../notes/note.tsx';
import { RecordLinks } from '../record-links.tsx';
import { linesOf, textsOf } from '../shown-fields.ts';
import { TagLine } from '../tags/tag-line.tsx';
import { tagMark } from '../tags/tag-mark.ts';
import { AnswerPart } from './answer-part.tsx';
import { messageMarking } from './marks.ts';
import { messagesHref } from './query.ts';
import { timesSentText } from './times-sent.ts';

/** A whole message. Visitors' words are rendered as text, never as markup. */
export function MessageDetail({ message }: { message: Message }) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const mark = useSetAtom(messageMarking.markAtom);
  return (
    <article aria-labelledby="detail-heading" className="max-w-[46rem]">
      <DetailHeading name={message.fullName} />
      <AnswerPart message={message} />
      {message.followUp && (
        <FollowUpLine day={message.followUp} onClear={() => mark([message], followUpMark(null))} />
      )}
      <TagLine
        tags={message.tags}
        hrefOf={({ id }) => messagesHref({ folder: 'inbox', tag: id, scope: 'all' })}
        onRemove={(tag) => mark([message], tagMark(tag, false))}
      />
      <dl className="facts mt-4">
        <FieldLines lines={linesOf('messageFields', message, texts)} />
        {message.spamReason && (
          <DescribedLine label={texts.spam}>{texts.spamReasons[message.spamReason]}</DescribedLine>
        )}
        <DescribedLine label={texts.reference}>{referenceOf(message.id)}</DescribedLine>
        <DescribedLine label={texts.arrivedAt}>
          <time dateTime={message.createdAtUtc}>
            {longDateTime(message.createdAtUtc, language)}
          </time>{' '}
          · {languageName(message.language, language)} · {texts.noticeVersion}{' '}
          {message.noticeVersion}
        </DescribedLine>
        {message.lastSentAtUtc && (
          <DescribedLine label={texts.sent}>
            {timesSentText(message, texts, longDateTime(message.lastSentAtUtc, language), language)}
          </DescribedLine>
        )}
      </dl>
      <FieldTexts texts={textsOf('messageFields', message, texts)} language={message.language} />
      <Note about="message" record={message} />
      <RecordLinks id={message.id} email={message.email} />
    </article>
  );
}
