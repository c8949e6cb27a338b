import { type Message, messageFields } from '#contract/admin/message.ts';
import { ownWordsOf } from '#contract/admin/record-fields.ts';
import { cutText, wellFormed } from '#contract/cut-text.ts';
import { mailtoHref } from '#contract/email.ts';
import { fill } from '#contract/fill.ts';
import { quoteLines } from '#contract/mail/letter.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';
import type { Company } from '../company.ts';
import { longDateTime } from '../format/date-format.ts';

/** Some mail programs cut longer URLs. */
const maxQuoted = 1200;

const ownWords = ownWordsOf(messageFields);

/** A mailto URL (RFC 6068) that starts a reply in the sender's language, with the message quoted. */
export function replyHref(replied: Message, { shortName }: Pick<Company, 'shortName'>): string {
  const { fullName, email, language, createdAtUtc } = replied;
  const message = ownWords(replied);
  const { subjects, greeting, quoted } = mailTexts[language].reply;
  const cut = message.length > maxQuoted ? `${cutText(message, maxQuoted).trimEnd()} …` : message;
  const body = [
    fill(greeting, { name: fullName }),
    '',
    '',
    '',
    shortName,
    '',
    fill(quoted, { time: longDateTime(createdAtUtc, language), name: fullName }),
    quoteLines(cut),
  ]
    .join('\n')
    .replaceAll('\n', '\r\n');
  const subject = fill(subjects.message, { company: shortName });
  const encode = (text: string) => encodeURIComponent(wellFormed(text));
  return `${mailtoHref(email)}?subject=${encode(subject)}&body=${encode(body)}`;
}
