import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';

/** Before a row is measured. */
const rowPx = 92;
/** Drawn beyond what is seen, so that a quick scroll meets no gap. */
const overscan = 8;

type VirtualListProps<Item> = {
  readonly items: readonly Item[];
  /** How many there are in all, of which these are the first. */
  readonly total: number;
  readonly openId: string | undefined;
  /** Called as the end of what is here comes near. */
  onNearEnd(): void;
  readonly row: (item: Item) => ReactNode;
  /** Stands below the rows. */
  readonly children?: ReactNode;
};

/** A long list of which only what is near the view is drawn. */
export function VirtualList<Item extends { readonly id: string }>(props: VirtualListProps<Item>) {
  const { items, total, openId, onNearEnd, row, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan,
  });
  const drawn = rows.getVirtualItems();
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= items.length - overscan;
  useEffect(() => {
    if (isNearEnd && items.length > 0) onNearEnd();
  });
  const openIndex = items.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (openIndex >= 0) rows.scrollToIndex(openIndex, { align: 'auto' });
  }, [openIndex, rows]);
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={total}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ translate: `0 ${start}px` }}
              >
                {row(item)}
              </li>
            )
          );
        })}
      </ul>
      {children}
    </div>
  );
}
