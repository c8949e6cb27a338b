import type { Message } from '#contract/admin/message.ts';
import { cutText, wellFormed } from '#contract/cut-text.ts';
import { identity } from '../../content/identity.ts';
import { longMoment } from '../../format/date.ts';

/** Some mail programs cut a longer address off. */
const mostQuoted = 1200;

const words = {
  tr: {
    subject: 'Mesajınız hakkında',
    greeting: 'Sayın {name},',
    quoted: '{time} tarihinde {name} şunları yazdı:',
  },
  en: {
    subject: 'Your message',
    greeting: 'Dear {name},',
    quoted: 'On {time}, {name} wrote:',
  },
} as const;

/** A mailto address (RFC 6068) that begins a reply, in the sender's language, with their words quoted. */
export function replyHref(replied: Message): string {
  const { fullName, email, language, createdAtUtc } = replied;
  const written = [replied.countries, replied.monthlyVolume, replied.message];
  const message = written.filter(Boolean).join('\n');
  const { subject, greeting, quoted } = words[language];
  const cut = message.length > mostQuoted ? `${cutText(message, mostQuoted).trimEnd()} …` : message;
  const body = [
    greeting.replace('{name}', () => fullName),
    '',
    '',
    '',
    identity.shortName,
    '',
    quoted
      .replace('{time}', () => longMoment(createdAtUtc, language))
      .replace('{name}', () => fullName),
    ...cut.split(/\r?\n/).map((line) => `> ${line}`),
  ].join('\r\n');
  const fields = { subject: `${identity.shortName}: ${subject}`, body };
  const query = Object.entries(fields).map(
    ([name, text]) => `${name}=${encodeURIComponent(wellFormed(text))}`,
  );
  // A local part may hold what an address divides by.
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`;
}
