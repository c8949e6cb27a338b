import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Message } from '#contract/admin/messages.ts';
import { longMoment } from '../dates.ts';
import { adminRoutes } from '../site-map.ts';
import { DescribedLine } from '../ui/described-line.tsx';
import { languageAtom, useTexts } from './language.ts';
import { type FoundMessage, fetchMessageAtom } from './messages.ts';

/** One message, whole. What a visitor wrote is drawn as text, never as markup. */
export function OpenMessage({ id }: { id: string }) {
  const texts = useTexts();
  const fetchMessage = useSetAtom(fetchMessageAtom);
  const [message, setMessage] = useState<FoundMessage | 'loading'>('loading');
  useEffect(() => {
    if (message !== 'loading') return;
    let current = true;
    fetchMessage(id).then((found) => {
      if (current) setMessage(found);
    });
    return () => {
      current = false;
    };
  }, [id, message, fetchMessage]);
  return (
    <div className="px-5 py-6 lg:px-12 lg:py-9">
      <Link
        href={adminRoutes.dashboard}
        className="inline-flex min-h-11 items-center font-semibold text-link hover:underline lg:hidden"
      >
        {texts.back}
      </Link>
      {message === 'loading' && <p role="status">{texts.loading}</p>}
      {message === 'gone' && <p role="status">{texts.gone}</p>}
      {message === 'failed' && (
        <div role="alert">
          <p>{texts.messageFailed}</p>
          <button
            type="button"
            onClick={() => setMessage('loading')}
            className="mt-4 min-h-11 rounded-full border border-edge px-5 font-semibold hover:bg-chosen"
          >
            {texts.retry}
          </button>
        </div>
      )}
      {typeof message === 'object' && <Letter message={message} />}
    </div>
  );
}

function Letter({ message }: { message: Message }) {
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  // Read out on opening: a screen reader would otherwise stay at the link that was pressed.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article>
      <h2 ref={heading} tabIndex={-1} className="break-words text-3xl">
        {message.fullName}
      </h2>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <DescribedLine label={texts.email}>
          <a href={`mailto:${message.email}`} className="break-all text-link hover:underline">
            {message.email}
          </a>
        </DescribedLine>
        {message.phone && (
          <DescribedLine label={texts.phone}>
            <a href={`tel:${message.phone}`} className="text-link hover:underline">
              {message.phone}
            </a>
          </DescribedLine>
        )}
        {message.company && <DescribedLine label={texts.company}>{message.company}</DescribedLine>}
        {message.subject && (
          <DescribedLine label={texts.subject}>{texts.subjects[message.subject]}</DescribedLine>
        )}
        {message.spamReason && (
          <DescribedLine label={texts.spam}>{texts.spamReasons[message.spamReason]}</DescribedLine>
        )}
        <DescribedLine label={texts.arrived}>
          <time dateTime={message.createdAtUtc}>{longMoment(message.createdAtUtc, language)}</time>
        </DescribedLine>
        <DescribedLine label={texts.writtenIn}>{texts.languages[message.language]}</DescribedLine>
        <DescribedLine label={texts.notice}>{message.noticeVersion}</DescribedLine>
      </dl>
      <p
        lang={message.language}
        className="mt-6 max-w-[42.5em] whitespace-pre-wrap break-words border-t border-line pt-6 text-lg leading-relaxed"
      >
        {message.message}
      </p>
    </article>
  );
}
