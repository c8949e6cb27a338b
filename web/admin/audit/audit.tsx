import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { findPerson } from '#contract/admin/data-protection.ts';
import { check } from '#contract/check.ts';
import { fill } from '#contract/fill.ts';
import { writeAddress } from '../format/address-query.ts';
import { useLanguage, useTexts } from '../language.ts';
import { ExportButton } from '../list/list-tools.tsx';
import { type PersonState, paths } from '../paths.ts';
import { QuietButton } from '../ui/buttons.tsx';
import { Failed } from '../ui/failed.tsx';
import { AdminPage } from '../ui/page.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { isNarrowed, readQuery, type WholeQuery } from './query.ts';
import { useAuditTexts } from './texts.ts';
import { exportOf, trailRead } from './trail.ts';

/** The audit page: who did what when. */
export default function Audit() {
  const { title } = useTexts().audit;
  const texts = useAuditTexts();
  const language = useLanguage();
  const [query, setQuery] = useQuery();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    trailRead(query),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const hasFailed = error !== null && !isFetching;
  const isLast = data !== undefined && !hasNextPage;
  const status = useRef<HTMLParagraphElement>(null);
  // After the last page the button is removed, and the focus would be lost with it.
  useEffect(() => {
    if (isLast && document.activeElement === document.body) {
      status.current?.focus({ preventScroll: true });
    }
  }, [isLast]);
  const statusText = () => {
    if (!data) return texts.loading;
    if (items.length === 0) {
      return isNarrowed(query) ? texts.nothingFound : texts.empty;
    }
    return fill(isLast ? texts.allShown : texts.shown, { count: items.length, total }, language);
  };

  return (
    <AdminPage title={title} lead={texts.lead}>
      <div className="rounded-[28px] bg-raised p-5 sm:p-7">
        <AuditFilters query={query} onQuery={setQuery} />
        <div className="mt-3 flex items-center justify-between gap-5">
          <p ref={status} role="status" tabIndex={-1} className="text-sm text-muted">
            {(data || !hasFailed) && statusText()}
          </p>
          <ExportButton {...exportOf(query)} />
        </div>
        {items.length > 0 && <AuditTable entries={items} />}
        {hasFailed && (
          <Failed
            text={error.message || texts.failed}
            className="mt-5"
            onRetry={() => (data ? fetchNextPage() : refetch())}
          />
        )}
        {!isLast && !hasFailed && (
          <QuietButton
            aria-disabled={isFetching || undefined}
            onClick={() => !isFetching && fetchNextPage()}
            className="mt-5"
          >
            {isFetching ? texts.fetching : texts.older}
          </QuietButton>
        )}
      </div>
    </AdminPage>
  );
}

/** What the page shows: filters in the URL, and a person in the history state, as on the people page. */
function useQuery(): readonly [WholeQuery, (query: WholeQuery) => void] {
  const [, navigate] = useLocation();
  const search = useSearch();
  const state = useHistoryState<PersonState | null>();
  const sought = state?.email;
  const email = check(findPerson.body, { email: sought }).ok ? sought : undefined;
  const query = { ...readQuery(new URLSearchParams(search)), email };
  const setQuery = ({ email: next, ...rest }: WholeQuery) => {
    const address = writeAddress(rest);
    navigate(paths.audit + (address && `?${address}`), {
      state: next === undefined ? null : ({ email: next } satisfies PersonState),
    });
  };
  return [query, setQuery];
}
