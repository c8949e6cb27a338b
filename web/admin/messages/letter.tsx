import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Message } from '#contract/admin/messages.ts';
import { longMoment } from '../../dates.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import { languageAtom, useTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { MessageNote } from './message-note.tsx';

/** One message, whole. What a visitor wrote is drawn as text, never as markup. */
export function Letter({ message }: { message: Message }) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  // Read out on opening: a screen reader would otherwise stay at the link that was pressed. Who goes through
  // the list by keys, or types, is left where they are.
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea, select')) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  const { email, phone, company, subject } = message;
  return (
    <article aria-labelledby="letter" className="max-w-[46rem]">
      <h2 id="letter" ref={heading} tabIndex={-1} className="break-words text-3xl">
        {message.fullName}
      </h2>
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
        {company && <DescribedLine label={texts.company}>{company}</DescribedLine>}
        {subject && <DescribedLine label={texts.subject}>{texts.subjects[subject]}</DescribedLine>}
        {message.spamReason && (
          <DescribedLine label={texts.spam}>{texts.spamReasons[message.spamReason]}</DescribedLine>
        )}
        <DescribedLine label={texts.arrivedAt}>
          <time dateTime={message.createdAtUtc}>{longMoment(message.createdAtUtc, language)}</time>{' '}
          · {texts.languages[message.language]} · {texts.noticeVersion} {message.noticeVersion}
        </DescribedLine>
        {message.repliedAtUtc && (
          <DescribedLine label={texts.replied}>
            <time dateTime={message.repliedAtUtc}>
              {longMoment(message.repliedAtUtc, language)}
            </time>
          </DescribedLine>
        )}
      </dl>
      <p
        lang={message.language}
        className="mt-6 whitespace-pre-wrap break-words border-t border-line pt-6 text-[1.0625rem] leading-relaxed"
      >
        {message.message}
      </p>
      <MessageNote message={message} />
      <p className="no-print mt-6">
        <Link
          href={`${paths.people}?email=${encodeURIComponent(email)}`}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {texts.everythingFrom}
        </Link>
      </p>
    </article>
  );
}
