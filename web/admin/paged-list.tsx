import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { linkButton, quietButton } from './buttons.ts';
import { languageAtom, useTexts } from './language.ts';
import type { List } from './list-state.ts';
import { type Sorting, SortSwitch } from './sort-switch.tsx';
import { VirtualList } from './virtual-list.tsx';

type PagedListProps<Query, Item extends { readonly id: string }> = {
  readonly list: List<Query, Item>;
  readonly openId: string | undefined;
  readonly texts: {
    readonly loading: string;
    readonly count: string;
    readonly empty: string;
    readonly failed: string;
  };
  /** Removes the filters; undefined without any. */
  readonly onClear: (() => void) | undefined;
  readonly row: (item: Item) => ReactNode;
  /** The order, and how it is changed; undefined where it is fixed. */
  readonly sorting?: Sorting | undefined;
};

/** A list that is loaded page by page: the total, the rows near the view, or why there are none. */
export function PagedList<Query, Item extends { readonly id: string }>(
  props: PagedListProps<Query, Item>,
) {
  const { list, openId, texts, onClear, row, sorting } = props;
  const { items, nextCursor, total, state, query } = useAtomValue(list.listAtom);
  const show = useSetAtom(list.showAtom);
  const fetchMore = useSetAtom(list.fetchMoreAtom);
  const language = useAtomValue(languageAtom);
  const { retry, filters } = useTexts();
  const isEmpty = items.length === 0;
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-1 text-sm text-muted">
        <p role="status">
          {isEmpty && state === 'loading' && texts.loading}
          {/* The total is unknown when loading failed. */}
          {!(isEmpty && state !== 'ready') &&
            texts.count.replace('{count}', total.toLocaleString(language))}
        </p>
        {sorting && <SortSwitch {...sorting} />}
      </div>
      <VirtualList
        items={items}
        total={total}
        openId={openId}
        onNearEnd={() => {
          if (nextCursor !== null && state === 'ready') fetchMore();
        }}
        row={row}
      >
        {state === 'failed' && (
          <div role="alert" className="px-5 py-8">
            <p>{texts.failed}</p>
            <button
              type="button"
              onClick={() => (isEmpty ? show(query) : fetchMore())}
              className={`${quietButton} mt-4`}
            >
              {retry}
            </button>
          </div>
        )}
        {state === 'ready' && isEmpty && (
          <div className="px-5 py-14 text-center text-muted">
            <p className="mx-auto max-w-[22em]">{texts.empty}</p>
            {onClear && (
              <button type="button" onClick={onClear} className={`${linkButton} mt-4`}>
                {filters.clear}
              </button>
            )}
          </div>
        )}
      </VirtualList>
    </>
  );
}
