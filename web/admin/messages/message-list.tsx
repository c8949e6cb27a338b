import { useVirtualizer } from '@tanstack/react-virtual';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Message } from '#contract/admin/messages.ts';
import { languageAtom, useTexts } from '../language.ts';
import type { Action } from './act.ts';
import { BulkBar } from './bulk-bar.tsx';
import { fetchMoreAtom, listAtom, showListAtom } from './list.ts';
import { ListHead } from './list-head.tsx';
import { MessageRow } from './message-row.tsx';
import { filterCount, type Query } from './query.ts';
import { selectedAtom } from './selection.ts';

/** Before it is measured. */
const rowPx = 92;
/** Drawn beyond what is seen, so that a quick scroll meets no gap. */
const overscan = 8;

type MessageListProps = {
  readonly query: Query;
  readonly openId: string | undefined;
  hrefOf(id: string): string;
  onQuery(query: Query): void;
  onAct(messages: readonly Message[], action: Action): void;
  onErase(messages: readonly Message[]): void;
};

/** The list of a folder, of which only what is near the view is drawn. */
export function MessageList(props: MessageListProps) {
  const { query, openId, hrefOf, onQuery, onAct, onErase } = props;
  const texts = useTexts();
  const language = useAtomValue(languageAtom);
  const { items, nextCursor, total, state } = useAtomValue(listAtom);
  const selected = useAtomValue(selectedAtom);
  const showList = useSetAtom(showListAtom);
  const fetchMore = useSetAtom(fetchMoreAtom);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan,
  });
  const drawn = rows.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? 0;

  useEffect(() => {
    if (nextCursor !== null && state === 'ready' && lastDrawn >= items.length - overscan)
      fetchMore();
  }, [lastDrawn, items.length, nextCursor, state, fetchMore]);

  const openIndex = items.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (openIndex >= 0) rows.scrollToIndex(openIndex, { align: 'auto' });
  }, [openIndex, rows]);

  const isNarrowed = filterCount(query) > 0 || query.q !== undefined;
  return (
    <section
      aria-label={texts.folders[query.folder]}
      aria-busy={state === 'loading'}
      className="flex h-full min-h-0 flex-col"
    >
      <ListHead query={query} onQuery={onQuery} />
      {selected.length > 0 && (
        <BulkBar query={query} onAct={onAct} onErase={() => onErase(selected)} />
      )}
      <p role="status" className="border-b border-line px-5 py-1.5 text-sm text-muted">
        {state === 'loading' && items.length === 0
          ? texts.loading
          : texts.count.replace('{count}', total.toLocaleString(language))}
      </p>
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <ul className="relative" style={{ height: rows.getTotalSize() }}>
          {drawn.map(({ index, key, start }) => {
            const message = items[index];
            return (
              message && (
                <li
                  key={key}
                  ref={rows.measureElement}
                  data-index={index}
                  aria-setsize={total}
                  aria-posinset={index + 1}
                  className="absolute inset-x-0 top-0"
                  style={{ translate: `0 ${start}px` }}
                >
                  <MessageRow
                    message={message}
                    href={hrefOf(message.id)}
                    isOpen={message.id === openId}
                    onStar={() => onAct([message], message.starred ? 'unstar' : 'star')}
                  />
                </li>
              )
            );
          })}
        </ul>
        {state === 'ready' && items.length === 0 && (
          <div className="px-5 py-14 text-center text-muted">
            <p className="mx-auto max-w-[22em]">
              {isNarrowed ? texts.nothingFound : texts.empty[query.folder]}
            </p>
            {isNarrowed && (
              <button
                type="button"
                onClick={() => onQuery({ folder: query.folder })}
                className="mt-4 min-h-11 font-semibold text-link hover:underline"
              >
                {texts.filters.clear}
              </button>
            )}
          </div>
        )}
        {state === 'failed' && (
          <div role="alert" className="px-5 py-8">
            <p>{texts.failed}</p>
            <button
              type="button"
              onClick={() => (items.length > 0 ? fetchMore() : showList(query))}
              className="mt-4 min-h-11 rounded-full border border-edge px-5 font-semibold hover:bg-chosen"
            >
              {texts.retry}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
