import { useAtomValue, useSetAtom } from 'jotai';
import { Printer } from 'lucide';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { readStats, type Stats } from '#contract/admin/overview.ts';
import { Icon } from '../../ui/icon.tsx';
import { countsAtom } from '../api-client/counts.ts';
import { createFetched } from '../api-client/fetched-state.ts';
import { languageAtom, useTexts } from '../language.ts';
import { quietButton } from '../ui/buttons.ts';
import { WhenFetched } from '../ui/fetched.tsx';
import { AdminPage } from '../ui/page.tsx';
import { ApplicationBreakdowns, MessageBreakdowns } from './breakdowns.tsx';
import { KeyFigures } from './key-figures.tsx';
import { OpenNow } from './open-now.tsx';
import { OverTime } from './over-time.tsx';
import { readSpan, type Span, toApiSpan, writeSpan } from './span.ts';
import { SpanChoice } from './span-choice.tsx';
import { longDay } from './words.ts';

const stats = createFetched(readStats);

/** The overview page: what arrived in a span of days. */
export default function Overview() {
  const texts = useTexts().overview;
  const [search, setSearch] = useSearchParams();
  const written = search.toString();
  const span = useMemo(() => readSpan(new URLSearchParams(written)), [written]);
  const figures = useAtomValue(stats.fetchedAtom);
  const failure = useAtomValue(stats.failureAtom);
  const fetchStats = useSetAtom(stats.fetchAtom);
  const show = useCallback(
    (isRefresh: boolean) => fetchStats({ query: toApiSpan(span) }, isRefresh),
    [span, fetchStats],
  );
  useEffect(() => {
    show(false);
  }, [show]);
  useFreshness(() => show(true));
  const days = typeof figures === 'object' ? daysOf(figures.data) : undefined;
  const chosen = span.preset ? days : { from: span.from, to: span.to };
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <button type="button" onClick={() => print()} className={`no-print ${quietButton}`}>
          <Icon drawing={Printer} size={18} />
          {texts.print}
        </button>
      }
    >
      <OpenNow />
      <SpanChoice span={span} days={chosen} onSpan={(next) => setSearch(writeSpan(next))} />
      <WhenFetched
        what={figures}
        loading={texts.loading}
        failed={failure || texts.failed}
        onRetry={() => show(false)}
      >
        {(data) => <Figures stats={data} span={span} />}
      </WhenFetched>
    </AdminPage>
  );
}

/** Groups many new records into one request for the figures. */
const quietMs = 1000;

/** Fetches the figures again after an arrival or change, which the shell's new counts indicate. */
function useFreshness(fetchAgain: () => void): void {
  const counts = useAtomValue(countsAtom);
  const refresh = useEffectEvent(fetchAgain);
  const counted = useRef(counts);
  useEffect(() => {
    const before = counted.current;
    counted.current = counts;
    // The first counts are no change.
    if (before === null || before === counts) return;
    const timer = setTimeout(() => refresh(), quietMs);
    return () => clearTimeout(timer);
  }, [counts]);
}

function Figures({ stats, span }: { stats: Stats; span: Span }) {
  const texts = useTexts().overview;
  const language = useAtomValue(languageAtom);
  const { from, to } = daysOf(stats) ?? {};
  const isCut = !span.preset && from !== undefined && from > span.from;
  const { messages, applications, spam } = stats;
  const total = messages.total + applications.total + spam.messages + spam.applications;
  return (
    <>
      <p role="status" className="mt-4 mb-3 text-muted">
        {from &&
          to &&
          texts.shown
            .replace('{from}', () => longDay(from, language))
            .replace('{to}', () => longDay(to, language))}
        {isCut && ` · ${texts.tooLong}`}
      </p>
      {total === 0 ? (
        <p className="rounded-[28px] bg-raised p-7">{texts.empty}</p>
      ) : (
        <div className="grid gap-5 print:block print:space-y-8">
          <KeyFigures stats={stats} days={{ from, to }} />
          <OverTime days={stats.days} />
          <MessageBreakdowns messages={messages} />
          <ApplicationBreakdowns applications={applications} />
        </div>
      )}
    </>
  );
}

function daysOf({ days }: Stats): { readonly from: string; readonly to: string } | undefined {
  const [first, last] = [days[0], days.at(-1)];
  return first && last && { from: first.day, to: last.day };
}
