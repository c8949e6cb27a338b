import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from './language.ts';
import type { ListState } from './list-state.ts';
import { ListFoot } from './list-tools.tsx';
import { VirtualList } from './virtual-list.tsx';

type PagedListProps<Item> = {
  readonly list: ListState<unknown, Item>;
  readonly openId: string | undefined;
  readonly texts: {
    readonly loading: string;
    readonly count: string;
    readonly empty: string;
    readonly failed: string;
  };
  /** Removes the filters; undefined without any. */
  readonly onClear: (() => void) | undefined;
  onMore(): void;
  /** Fetches again after the first page failed. */
  onRetry(): void;
  readonly row: (item: Item) => ReactNode;
};

/** A list that is loaded page by page: the total, the rows near the view, or why there are none. */
export function PagedList<Item extends { readonly id: string }>(props: PagedListProps<Item>) {
  const { list, openId, texts, onClear, onMore, onRetry, row } = props;
  const { items, nextCursor, total, state } = list;
  const language = useAtomValue(languageAtom);
  const isEmpty = items.length === 0;
  return (
    <>
      <p role="status" className="border-b border-line px-5 py-1.5 text-sm text-muted empty:hidden">
        {isEmpty && state === 'loading' && texts.loading}
        {/* The total is unknown when loading failed. */}
        {!(isEmpty && state !== 'ready') &&
          texts.count.replace('{count}', total.toLocaleString(language))}
      </p>
      <VirtualList
        items={items}
        total={total}
        openId={openId}
        onNearEnd={() => {
          if (nextCursor !== null && state === 'ready') onMore();
        }}
        row={row}
      >
        <ListFoot
          state={state}
          isEmpty={isEmpty}
          empty={texts.empty}
          onClear={onClear}
          failed={texts.failed}
          onRetry={isEmpty ? onRetry : onMore}
        />
      </VirtualList>
    </>
  );
}
