import { useAtomValue } from 'jotai';
import type { Message } from '#contract/admin/messages.ts';
import { referenceOf } from '#contract/reference.ts';
import { longMoment } from '../../format/date.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import { DetailHeading } from '../detail-heading.tsx';
import { EverythingLink } from '../everything-link.tsx';
import { languageAtom, useTexts } from '../language.ts';
import { MessageNote } from './message-note.tsx';
import { timesSentText } from './times-sent.ts';

/** One message, whole. What a visitor wrote is drawn as text, never as markup. */
export function MessageDetail({ message }: { message: Message }) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const { email, phone, company, subject, services, countries, monthlyVolume } = message;
  return (
    <article aria-labelledby="letter" className="max-w-[46rem]">
      <DetailHeading name={message.fullName} />
      <dl className="facts mt-4">
        <DescribedLine label={texts.email}>
          <a href={`mailto:${email}`} className="break-all text-link hover:underline">
            {email}
          </a>
        </DescribedLine>
        {phone && (
          <DescribedLine label={texts.phone}>
            <a href={`tel:${phone}`} className="text-link hover:underline">
              {phone}
            </a>
          </DescribedLine>
        )}
        {company && (
          <DescribedLine label={texts.company}>
            <bdi>{company}</bdi>
          </DescribedLine>
        )}
        {subject && <DescribedLine label={texts.subject}>{texts.subjects[subject]}</DescribedLine>}
        {services && (
          <DescribedLine label={texts.services}>
            {services.map((service) => texts.serviceNames[service]).join(', ')}
          </DescribedLine>
        )}
        {countries && (
          <DescribedLine label={texts.countries}>
            <bdi className="whitespace-pre-wrap break-words">{countries}</bdi>
          </DescribedLine>
        )}
        {monthlyVolume && (
          <DescribedLine label={texts.monthlyVolume}>
            <bdi>{monthlyVolume}</bdi>
          </DescribedLine>
        )}
        {message.spamReason && (
          <DescribedLine label={texts.spam}>{texts.spamReasons[message.spamReason]}</DescribedLine>
        )}
        <DescribedLine label={texts.reference}>{referenceOf(message.id)}</DescribedLine>
        <DescribedLine label={texts.arrivedAt}>
          <time dateTime={message.createdAtUtc}>{longMoment(message.createdAtUtc, language)}</time>{' '}
          · {texts.languages[message.language]} · {texts.noticeVersion} {message.noticeVersion}
        </DescribedLine>
        {message.lastSentAtUtc && (
          <DescribedLine label={texts.sent}>
            {timesSentText(message, texts, longMoment(message.lastSentAtUtc, language), language)}
          </DescribedLine>
        )}
        {message.repliedAtUtc && (
          <DescribedLine label={texts.replied}>
            <time dateTime={message.repliedAtUtc}>
              {longMoment(message.repliedAtUtc, language)}
            </time>
          </DescribedLine>
        )}
      </dl>
      {message.message && (
        <p
          lang={message.language}
          dir="auto"
          className="mt-6 whitespace-pre-wrap break-words border-t border-line pt-6 text-[1.0625rem] leading-relaxed"
        >
          {message.message}
        </p>
      )}
      <MessageNote message={message} />
      <EverythingLink email={email} />
    </article>
  );
}
