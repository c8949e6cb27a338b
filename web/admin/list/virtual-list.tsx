import { measureElement, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { atom, useAtomValue } from 'jotai';
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, store } from '../../state/browser-storage.ts';
import { restoredAtom } from '../ui/undo.ts';
import type { HeldRowsHandlers } from './held-rows.tsx';

/** Rows rendered outside the view, so that fast scrolling shows no gap. */
const overscan = 8;

type VirtualListProps<Item> = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly hold: HeldRowsHandlers;
  readonly items: readonly Item[];
  /** The number of all rows, of which `items` are the first. */
  readonly total: number;
  readonly openId: string | undefined;
  /** Called when the end of `items` is near the view. */
  onNearEnd(): void;
  readonly row: (item: Item) => ReactNode;
  readonly children?: ReactNode;
};

/** A long list that renders only the rows near the view. */
export function VirtualList<Item extends { readonly id: string }>(props: VirtualListProps<Item>) {
  const { scroller, hold, items, total, openId, onNearEnd, row, children } = props;
  const density = useAtomValue(densityAtom);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeights[density],
    getItemKey: (index) => items[index]?.id ?? index,
    overscan,
    // Hidden behind an open record, as on a phone, rows have no height. They keep their last one: otherwise the list
    // would be scrolled by their growth when it is shown again.
    measureElement: (element, entry, list) => {
      if (element.clientHeight > 0) return measureElement(element, entry, list);
      const { getItemKey, estimateSize } = list.options;
      const index = list.indexFromElement(element);
      return list.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
    },
  });
  const drawn = rows.getVirtualItems();
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= items.length - overscan;
  useEffect(() => {
    if (isNearEnd && items.length > 0) onNearEnd();
  });
  // Rows that are not rendered would keep their old height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each density has other heights
  useLayoutEffect(() => rows.measure(), [density, rows]);
  const openIndex = items.findIndex(({ id }) => id === openId);
  useEffect(() => {
    // A phone shows the record instead of the list, which has no height then: it would be scrolled too far.
    if (openIndex >= 0 && scroller.current?.clientHeight) {
      rows.scrollToIndex(openIndex, { align: 'auto' });
    }
  }, [openIndex, rows, scroller]);
  /** Shown instead of the list, until its row is in view again: it may not be loaded then. */
  const shownInstead = useRef<string>(undefined);
  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    if (openId !== undefined) {
      shownInstead.current = list.clientHeight === 0 ? openId : undefined;
      return;
    }
    const index = items.findIndex(({ id }) => id === shownInstead.current);
    if (index < 0) return;
    shownInstead.current = undefined;
    scrollToRow(list, rows.measurementsCache[index]);
  }, [openId, items, rows, scroller]);
  const restored = useAtomValue(restoredAtom);
  const restoredIndex = items.findIndex(({ id }) => restored.includes(id));
  useEffect(() => {
    if (restoredIndex >= 0) rows.scrollToIndex(restoredIndex, { align: 'auto' });
  }, [restoredIndex, rows]);
  return (
    <div
      ref={scroller}
      id="list"
      tabIndex={-1}
      {...hold.pointing}
      onScroll={hold.onScroll}
      data-density={density}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                data-restored={restored.includes(item.id) || undefined}
                aria-setsize={total}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 data-restored:after:absolute data-restored:after:inset-y-0 data-restored:after:left-0 data-restored:after:w-1 data-restored:after:bg-signal"
                style={{ translate: `0 ${start}px` }}
              >
                <Content {...{ item, row }} />
              </li>
            )
          );
        })}
      </ul>
      {children}
    </div>
  );
}

type ContentProps<Item> = { readonly item: Item; readonly row: (item: Item) => ReactNode };

/** The content of a row. Scrolling renders the list, but no row that stays in it. */
const Content = memo(<Item,>({ item, row }: ContentProps<Item>) => row(item)) as <Item>(
  props: ContentProps<Item>,
) => ReactNode;

/** Scrolls a list that has just got a height, which the virtualizer does not know yet. */
function scrollToRow(list: HTMLElement, row: VirtualItem | undefined): void {
  if (!row) return;
  const lowest = Math.max(list.scrollTop, row.end - list.clientHeight);
  list.scrollTop = Math.min(lowest, row.start);
}

const storageKey = 'admin_density';

/** Densities, with the assumed height of a row in pixels until it is measured. */
const rowHeights = { comfortable: 104, compact: 39 } as const;
type Density = keyof typeof rowHeights;

const storedAtom = atom<Density>(
  readStored('localStorage', storageKey) === 'compact' ? 'compact' : 'comfortable',
);

/** The density of all lists, stored by the browser. */
export const densityAtom = atom(
  (get) => get(storedAtom),
  (_get, set, density: Density) => {
    set(storedAtom, density);
    store('localStorage', storageKey, density);
  },
);
