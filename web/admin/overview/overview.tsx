import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Printer } from 'lucide';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { readStats, type Stats } from '#contract/admin/overview.ts';
import { fill } from '#contract/fill.ts';
import { today } from '../../format/date.ts';
import { Icon } from '../../ui/icon.tsx';
import { countsAtom } from '../api-client/counts.ts';
import { queryOf } from '../api-client/queries.ts';
import { calendarDay } from '../format/date-format.ts';
import { dayAtom } from '../format/day.ts';
import { useLanguage, useTexts } from '../language.ts';
import { messagesHref } from '../messages/query.ts';
import { paths } from '../paths.ts';
import { useKinds, useSees } from '../session/user.ts';
import { QuietButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { Day } from '../ui/filters.tsx';
import { AdminPage } from '../ui/page.tsx';
import { Segments } from '../ui/segments.tsx';
import { ApplicationBreakdowns, MessageBreakdowns } from './breakdowns.tsx';
import { KeyFigures } from './key-figures.tsx';
import { OverTime } from './over-time.tsx';
import { presets, readSpan, type Span, toApiSpan, writeSpan } from './span.ts';

/** The overview page: what arrived in a span of days. */
export default function Overview() {
  const texts = useTexts().overview;
  const [search, setSearch] = useSearchParams();
  const written = search.toString();
  const span = useMemo(() => readSpan(new URLSearchParams(written)), [written]);
  const day = useAtomValue(dayAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a number of days until today begins later on the next day
  const statsRead = useMemo(
    () => ({
      ...queryOf(readStats, { query: toApiSpan(span) }, () => true),
      // The previous span's figures stay until those of the next one are loaded.
      placeholderData: keepPreviousData,
    }),
    [span, day],
  );
  const { data } = useQuery(statsRead);
  const days = data && daysOf(data);
  const chosen = span.preset ? days : { from: span.from, to: span.to };
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <QuietButton onClick={() => print()} className="no-print">
          <Icon drawing={Printer} size={18} />
          {texts.print}
        </QuietButton>
      }
    >
      <OpenNow />
      <SpanChoice span={span} days={chosen} onSpan={(next) => setSearch(writeSpan(next))} />
      <WhenFetched of={statsRead} loading={texts.loading} failed={texts.failed}>
        {(data) => <Figures stats={data} span={span} />}
      </WhenFetched>
    </AdminPage>
  );
}

function Figures({ stats, span }: { stats: Stats; span: Span }) {
  const texts = useTexts().overview;
  const language = useLanguage();
  const { from, to } = daysOf(stats) ?? {};
  const isCut = !span.preset && from !== undefined && from > span.from;
  const { messages, applications, spam } = stats;
  const kinds = useKinds();
  const total = messages.total + applications.total + spam.messages + spam.applications;
  return (
    <>
      <p role="status" className="mt-4 mb-3 text-muted">
        {from &&
          to &&
          fill(texts.shown, { from: calendarDay(from, language), to: calendarDay(to, language) })}
        {isCut && ` · ${texts.tooLong}`}
      </p>
      {total === 0 ? (
        <p className="rounded-[28px] bg-raised p-7">{texts.empty}</p>
      ) : (
        <div className="grid gap-5 print:block print:space-y-8">
          {/* Until now: in the reader’s zone the company’s last day may end earlier. */}
          <KeyFigures stats={stats} days={{ from, to: span.preset ? undefined : to }} />
          <OverTime days={stats.days} />
          {kinds.includes('messages') && <MessageBreakdowns messages={messages} />}
          {kinds.includes('applications') && <ApplicationBreakdowns applications={applications} />}
        </div>
      )}
    </>
  );
}

function daysOf({ days }: Stats): { readonly from: string; readonly to: string } | undefined {
  const [first, last] = [days[0], days.at(-1)];
  return first && last && { from: first.day, to: last.day };
}

const openMessages = ['unread', 'waiting', 'followUp', 'toCheck', 'due'] as const;
const openApplications = ['followUp', 'toCheck', 'due'] as const;

/** Open tasks of any day, each with a link to its list. */
function OpenNow() {
  const texts = useTexts();
  const { overview, applications } = texts;
  const language = useLanguage();
  const counts = useAtomValue(countsAtom);
  const sees = useSees();
  if (!counts) return null;
  const ofMessages = { unread: counts.unread, ...counts.views };
  const items = [
    ...openMessages.map((view) => ({
      label: texts.views[view],
      count: ofMessages[view],
      href: messagesHref({ folder: 'inbox', view }),
    })),
    { label: overview.newApplications, count: counts.stages.new, href: paths.applications },
    ...openApplications.map((view) => ({
      label: `${applications.title}: ${applications.views[view]}`,
      count: counts.applicationViews[view],
      href: `${paths.applications}?view=${view}`,
    })),
  ];
  return (
    <nav aria-label={overview.now} className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {items
          .filter(({ href }) => sees(href))
          .map(({ label, count, href }) => (
            <li key={label}>
              <Link
                href={href}
                className="flex min-h-11 items-baseline gap-2 rounded-2xl bg-raised px-4 py-2.5 hover:bg-chosen print:bg-transparent print:px-0"
              >
                <span className="font-heading text-lg font-semibold leading-none">
                  {count.toLocaleString(language)}
                </span>
                <span className="text-muted">{label}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

type SpanChoiceProps = {
  readonly span: Span;
  /** The shown days, also for a preset; undefined until the API has responded. */
  readonly days: { readonly from: string; readonly to: string } | undefined;
  onSpan(span: Span): void;
};

/** Chooses the span: presets as buttons, any other span by two dates. */
function SpanChoice({ span, days, onSpan }: SpanChoiceProps) {
  const texts = useTexts().overview;
  const set = (change: { from?: string; to?: string }) => {
    if (!days || Object.values(change).includes('')) return;
    onSpan({ ...days, ...change });
  };
  return (
    <div className="no-print flex flex-wrap items-end gap-x-5 gap-y-3">
      <Segments
        label={texts.span}
        options={presets}
        names={texts.presets}
        chosen={span.preset}
        onChoose={(preset) => onSpan({ preset })}
      />
      <div className="flex flex-wrap gap-3">
        <Day
          isRequired
          label={texts.from}
          value={days?.from}
          max={days?.to}
          onDay={(from) => set({ from })}
        />
        <Day
          isRequired
          label={texts.to}
          value={days?.to}
          min={days?.from}
          // The company’s day may have begun before the reader’s.
          max={[today(), days?.to ?? ''].sort().at(-1)}
          onDay={(to) => set({ to })}
        />
      </div>
    </div>
  );
}
