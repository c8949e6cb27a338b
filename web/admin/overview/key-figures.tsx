import { Link } from 'wouter';
import type { Stats } from '#contract/admin/overview.ts';
import { fill } from '#contract/fill.ts';
import { useLanguage, useTexts } from '../language.ts';
import { messagesHref } from '../messages/query.ts';
import { useMay } from '../session/user.ts';
import { durationInWords } from './words.ts';

type KeyFiguresProps = {
  readonly stats: Stats;
  /** The first and the last day of the figures, `2026-11-21`. */
  readonly days: { readonly from: string | undefined; readonly to: string | undefined };
};

/** The key figures at the top of the overview, with links to their lists. */
export function KeyFigures({ stats, days }: KeyFiguresProps) {
  const texts = useTexts().overview;
  const language = useLanguage();
  const { messages, applications, unanswered, replies, spam } = stats;
  const number = (count: number) => count.toLocaleString(language);
  const duration = (minutes: number | null) =>
    minutes === null ? texts.none : durationInWords(minutes, language, texts.underMinute);
  const seesMessages = useMay('messages');
  const all = [
    { label: texts.messages, value: number(messages.total) },
    {
      label: texts.applications,
      value: number(applications.total),
      isShown: useMay('applications'),
    },
    {
      label: texts.unanswered,
      value: number(unanswered),
      note: texts.unansweredNote,
      href: messagesHref({ folder: 'inbox', view: 'waiting', ...days }),
    },
    {
      label: texts.median,
      value: duration(replies.medianMinutes),
      note:
        replies.count > 0
          ? fill(texts.medianNote, { count: replies.count }, language)
          : texts.noReplies,
    },
    {
      label: texts.spam,
      value: number(spam.messages),
      href: messagesHref({ folder: 'spam', ...days }),
      note: fill(texts.spamNote, { applications: spam.applications }, language),
    },
  ];
  const figures = all.filter(({ isShown = seesMessages }) => isShown);
  return (
    <section
      aria-label={texts.figures}
      className="rounded-[28px] bg-raised px-5 py-2 sm:px-7 print:bg-transparent print:p-0"
    >
      <dl className="grid gap-x-8 sm:grid-cols-2 sm:gap-y-2 lg:grid-cols-3 print:grid-cols-3">
        {figures.map(({ label, value, note, href }) => (
          <div
            key={label}
            className="break-inside-avoid py-3 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:gap-x-4 max-sm:border-b max-sm:border-line max-sm:last:border-0 sm:py-4"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-heading text-xl font-semibold tracking-tight sm:mt-0.5 sm:text-2xl">
              {href ? (
                <Link
                  href={href}
                  aria-label={`${label}: ${value}`}
                  className="underline decoration-edge decoration-1 underline-offset-4 hover:text-link print:no-underline"
                >
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
            {note && <dd className="mt-0.5 text-sm text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
