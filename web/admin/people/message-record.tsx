import { useAtomValue } from 'jotai';
import type { Person } from '#contract/admin/data-protection.ts';
import { referenceOf } from '#contract/reference.ts';
import { dayInWords, shortDateTime } from '../format/date-format.ts';
import { keptUntil } from '../format/kept-until.ts';
import { languageName } from '../format/language-name.ts';
import { languageAtom, useTexts } from '../language.ts';
import { timesSentText } from '../messages/times-sent.ts';
import { pathOf, paths } from '../paths.ts';
import { linesOf, textsOf } from '../record/shown-fields.ts';
import { PersonRecord, plainLines, Written, WrittenTexts } from './record.tsx';

/** A message of a person. */
export function MessageRecord({ message }: { message: Person['messages'][number] }) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const { people } = texts;
  const { subject, spamReason, repliedAtUtc, repliedBy, lastSentAtUtc } = message;
  const state = [texts.statuses[message.status], message.starred && people.starred];
  const origin = [texts.kinds[message.kind], languageName(message.language, language)];
  return (
    <PersonRecord
      title={`${shortDateTime(message.createdAtUtc, language)} · ${subject ? texts.subjects[subject] : texts.kinds[message.kind]}`}
      isTrashed={message.trashedAtUtc !== null}
      href={pathOf(paths.message, message.id)}
      linkLabel={people.openMessage}
      lines={[
        [people.name, message.fullName],
        ...plainLines(linesOf('messageFields', message, texts)),
        [texts.reference, referenceOf(message.id)],
        [texts.records.messageFields.status, state.filter(Boolean).join(', ')],
        [texts.spam, spamReason && texts.spamReasons[spamReason]],
        [
          texts.sent,
          lastSentAtUtc &&
            timesSentText(message, texts, shortDateTime(lastSentAtUtc, language), language),
        ],
        [
          texts.replied,
          repliedBy &&
            repliedAtUtc &&
            `${texts.marks.ways[repliedBy]}, ${shortDateTime(repliedAtUtc, language)}`,
        ],
        [texts.tags.title, message.tags.map(({ name }) => name).join(', ')],
        [texts.marks.followUp, message.followUp && dayInWords(message.followUp, language)],
        [people.form, `${origin.join(', ')}, ${texts.noticeVersion} ${message.noticeVersion}`],
        [people.kept, keptUntil(message, texts, language)],
      ]}
    >
      <WrittenTexts texts={textsOf('messageFields', message, texts)} lang={message.language} />
      <Written label={people.note}>{message.note}</Written>
    </PersonRecord>
  );
}
