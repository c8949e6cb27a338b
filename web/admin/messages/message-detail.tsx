import { useAtomValue, useSetAtom } from 'jotai';
import type { Message } from '#contract/admin/message.ts';
import { referenceOf } from '#contract/reference.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import { longDateTime } from '../date-format.ts';
import { DetailHeading } from '../detail-heading.tsx';
import { FieldLines, FieldTexts } from '../field-lines.tsx';
import { languageAtom, useTexts } from '../language.ts';
import { languageName } from '../language-name.ts';
import { Note } from '../note.tsx';
import { RecordLinks } from '../record-links.tsx';
import { linesOf, textsOf } from '../shown-fields.ts';
import { openMessage } from './open.ts';
import { timesSentText } from './times-sent.ts';

/** A whole message. Visitors' words are rendered as text, never as markup. */
export function MessageDetail({ message }: { message: Message }) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const change = useSetAtom(openMessage.changeAtom);
  return (
    <article aria-labelledby="detail-heading" className="max-w-[46rem]">
      <DetailHeading name={message.fullName} />
      <dl className="facts mt-4">
        <FieldLines lines={linesOf('messageFields', message, language)} />
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
        {message.repliedAtUtc && (
          <DescribedLine label={texts.replied}>
            <time dateTime={message.repliedAtUtc}>
              {longDateTime(message.repliedAtUtc, language)}
            </time>
          </DescribedLine>
        )}
      </dl>
      <FieldTexts texts={textsOf('messageFields', message, language)} language={message.language} />
      <Note id={message.id} stored={message.note} save={(note) => change(message, { note })} />
      <RecordLinks id={message.id} email={message.email} />
    </article>
  );
}
