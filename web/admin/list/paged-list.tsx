import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { ArrowDownNarrowWide, ArrowDownWideNarrow, Rows4 } from 'lucide';
import { type ReactNode, useRef } from 'react';
import type { Sort } from '#contract/admin/sort.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { Line } from '../../ui/line.tsx';
import { useLanguage, useTexts } from '../language.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { Failed } from '../ui/failed.tsx';
import { focusPageIfLost } from '../ui/focus-page.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { NewRows, useHeldRows } from './held-rows.tsx';
import type { List } from './list-state.ts';
import { marksOf } from './search-hits.ts';
import { densityAtom, VirtualList } from './virtual-list.tsx';

type Queried = { readonly q?: string | undefined; readonly sort?: Sort | undefined };

type PagedListProps<Query extends Queried, Item extends { readonly id: string }> = {
  readonly list: List<Query, Item>;
  readonly label: string;
  readonly query: Query;
  readonly openId: string | undefined;
  readonly texts: Readonly<Record<'loading' | 'count' | 'newOne' | 'newMany' | 'failed', string>>;
  readonly empty: string;
  /** Shown in an empty list: other lists with results. */
  readonly elsewhere: ReactNode;
  /** The number of active filters, without the search. */
  readonly filterCount: number;
  /** Removes the filters and the search. */
  onClear(): void;
  /** The order; undefined where it is fixed. */
  readonly sort: Sort | undefined;
  onQuery(query: Query): void;
  /** @param sought what a search marks */
  readonly row: (item: Item, sought: string | undefined) => ReactNode;
};

/** A list that is loaded page by page: the total, the rows near the view, or why there are none. */
export function PagedList<Query extends Queried, Item extends { readonly id: string }>(
  props: PagedListProps<Query, Item>,
) {
  const { list, query, openId, texts, filterCount, sort, row } = props;
  const listed = useAtomValue(list.listAtom);
  const { items, nextCursor, total, state, failure, heldBack, arrived } = listed;
  const scroller = useRef<HTMLDivElement>(null);
  const hold = useHeldRows(list);
  const show = useSetAtom(list.showAtom);
  const fetchMore = useSetAtom(list.fetchMoreAtom);
  const refresh = useSetAtom(list.refreshAtom);
  const language = useLanguage();
  const { filters, clearSearch } = useTexts();
  const isEmpty = items.length === 0;
  const sought = marksOf(query.q, listed.near);
  return (
    <section
      aria-label={props.label}
      aria-busy={state === 'loading'}
      className="flex min-h-0 flex-1 flex-col"
    >
      {/* The same height with and without the button: the rows below must not move. As high as a line of the bulk
            actions. */}
      <div
        {...hold.pointing}
        className="@container/bar flex min-h-11 items-center justify-between gap-3 border-b border-line px-5 text-sm text-muted"
      >
        <p role="status" className="whitespace-nowrap">
          {isEmpty && state === 'loading' && texts.loading}
          {/* The total is unknown when loading failed. */}
          {!(isEmpty && state !== 'ready') && fill(texts.count, { count: total }, language)}
        </p>
        <p role="status" className="ml-auto">
          {heldBack > 0 && (
            <NewRows
              arrived={arrived}
              texts={texts}
              onShow={() => {
                scroller.current?.scrollTo({ top: 0 });
                refresh(true);
              }}
            />
          )}
        </p>
        <div className="-mr-2 flex items-center">
          {sort && (
            <SortSwitch sort={sort} onSort={(next) => props.onQuery({ ...query, sort: next })} />
          )}
          <DensitySwitch />
        </div>
      </div>
      <VirtualList
        scroller={scroller}
        hold={hold}
        items={items}
        total={total}
        openId={openId}
        onNearEnd={() => {
          if (nextCursor !== null && state === 'ready') fetchMore();
        }}
        row={(item) => row(item, sought)}
      >
        {state === 'failed' && (
          <Failed
            text={failure || texts.failed}
            className="px-5 py-8"
            onRetry={() => (isEmpty ? show(listed.query) : fetchMore())}
          />
        )}
        {state === 'ready' && isEmpty && (
          <div className="px-5 py-14 text-center text-muted">
            <Line className="mx-auto mb-5 h-6 text-edge" />
            <p className="mx-auto max-w-[22em]">{props.empty}</p>
            {/* Not for an empty list of the previous query. */}
            {listed.query === query && props.elsewhere}
            {(filterCount > 0 || query.q !== undefined) && (
              <LinkButton
                onClick={() => {
                  props.onClear();
                  focusPageIfLost();
                }}
                className="mt-4"
              >
                {filterCount > 0 ? filters.clear : clearSearch}
              </LinkButton>
            )}
          </div>
        )}
      </VirtualList>
    </section>
  );
}

function DensitySwitch() {
  const { compactView } = useTexts();
  const [density, setDensity] = useAtom(densityAtom);
  const isCompact = density === 'compact';
  return (
    <IconButton
      drawing={Rows4}
      size={16}
      label={compactView}
      aria-pressed={isCompact}
      onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
      className="grid size-8 shrink-0 place-items-center rounded-lg hover:bg-chosen hover:text-text aria-pressed:bg-chosen aria-pressed:text-text pointer-coarse:size-11"
    />
  );
}

function SortSwitch({ sort, onSort }: { readonly sort: Sort; onSort(sort: Sort): void }) {
  const { sorting } = useTexts();
  return (
    <button
      type="button"
      title={sorting.change}
      onClick={() => onSort(sort === 'newest' ? 'oldest' : 'newest')}
      className="flex min-h-8 items-center justify-center gap-1.5 rounded-lg px-2 font-medium hover:bg-chosen hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      <Icon drawing={sort === 'newest' ? ArrowDownWideNarrow : ArrowDownNarrowWide} size={16} />
      <span className="sr-only">{sorting.label}: </span>
      <span className="whitespace-nowrap @max-[16rem]/bar:sr-only">{sorting[sort]}</span>
    </button>
  );
}
