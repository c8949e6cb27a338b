import { type Atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useTexts } from '../language.ts';
import { pathOf, type paths } from '../paths.ts';
import { useMay } from '../session/user.ts';
import { useEarlyKey, useShortcuts } from '../ui/shortcuts.ts';
import { undoLastAtom } from '../ui/undo.ts';
import type { List } from './list-state.ts';
import type { RowSelection } from './selection.ts';

type ListPageOptions<Query, Item extends { readonly id: string }> = {
  /** For the neighbours of the open item. */
  readonly list: Pick<List<Query, Item>, 'listAtom' | 'fetchMoreAtom'>;
  readonly selection: RowSelection<Item>;
  readonly openAtom: Atom<{ readonly id: string; readonly item: unknown } | null>;
  readonly openId: string | undefined;
  readonly path: typeof paths.inbox | typeof paths.applications;
  readonly itemPath: typeof paths.message | typeof paths.application;
  readQuery(search: URLSearchParams): Query;
  writeQuery(query: Query): string;
  /** The focused item, which is selected instead of the open one; by default none. */
  focusedId?(): string | undefined;
  /** The neighbour of the focused item, if that is not the open one; by default none. */
  besideFocused?(step: 1 | -1): string | undefined;
  /** Labels of the links to the neighbours of the open item. */
  readonly texts: { readonly previous: string; readonly next: string };
};

/** What a list gets of its page. */
export type ListProps<Query> = {
  readonly query: Query;
  readonly openId: string | undefined;
  hrefOf(id: string): string;
  onQuery(query: Query): void;
};

type Place = {
  readonly openId: string | undefined;
  readonly at: number;
  readonly wasListed: boolean;
};

/** Shared by the pages of messages and applications: the query in the URL, moving through the list, and its keys. */
export function useListPage<Query, Item extends { readonly id: string }>(
  options: ListPageOptions<Query, Item>,
) {
  const { list, selection, openId, path, itemPath, readQuery, writeQuery } = options;
  const { focusedId = () => undefined, besideFocused = () => undefined, texts } = options;
  const words = useTexts();
  const { keys } = words.shortcuts;
  const [, navigate] = useLocation();
  // Wouter's own `useSearchParams` decodes the URL twice: a literal "%41" would become "A".
  const search = useSearch();
  const written = writeQuery(readQuery(new URLSearchParams(search)));
  const query = useMemo(() => readQuery(new URLSearchParams(written)), [written, readQuery]);
  const { items } = useAtomValue(list.listAtom);
  const opened = useAtomValue(options.openAtom);
  const isComing = openId !== undefined && (opened?.id !== openId || opened.item === 'loading');
  useEarlyKey(isComing ? openId : undefined);
  const selected = useAtomValue(selection.selectedAtom);
  const fetchMore = useSetAtom(list.fetchMoreAtom);
  const toggle = useSetAtom(selection.toggleAtom);
  const clearSelection = useSetAtom(selection.clearSelectionAtom);
  const undoLast = useSetAtom(undoLastAtom);

  const hrefOf = (id: string | undefined, address = written) =>
    id ? pathOf(itemPath, id, address) : path + (address && `?${address}`);
  const goTo = (id: string | undefined, how?: { readonly replace: boolean }) =>
    navigate(hrefOf(id), how);
  /** Shows another query. The open item stays: a delayed search must not close one that was opened meanwhile. */
  const onQuery = (next: Query, isStaying = true) =>
    navigate(hrefOf(isStaying ? openId : undefined, writeQuery(next)));
  const index = items.findIndex(({ id }) => id === openId);
  // Position of the open item: if it leaves the list, such as an answered message, its neighbour is still known.
  const place = useRef<Place>({ openId, at: 0, wasListed: false });
  if (place.current.openId !== openId) place.current = { openId, at: 0, wasListed: false };
  if (index >= 0) place.current = { openId, at: index, wasListed: true };
  const goBy = (step: 1 | -1) => {
    const beside = besideFocused(step);
    if (beside !== undefined) {
      goTo(beside);
      return;
    }
    const { at } = place.current;
    const to = index >= 0 ? index + step : step > 0 ? at : at - 1;
    const next = items[Math.max(0, Math.min(to, items.length - 1))];
    if (next) goTo(next.id);
    if (to >= items.length - 2) fetchMore();
  };

  /** Opens the next item if the open one leaves the list. Back must not lead to an item that has left. */
  const leave = (leaving: readonly { readonly id: string }[], isNextOpened = true) => {
    if (!leaving.some(({ id }) => id === openId)) return;
    goTo(isNextOpened ? nextAfter(items, leaving, place.current.at)?.id : undefined, {
      replace: true,
    });
  };

  const mayWork = useMay('letters');
  useShortcuts({
    j: { does: texts.next, run: () => goBy(1) },
    k: { does: texts.previous, run: () => goBy(-1) },
    o: { does: keys.o, run: () => document.getElementById('detail-heading')?.focus() },
    ...(openId !== undefined &&
      !isComing && {
        n: {
          does: keys.n,
          run: () => {
            if ((focusedId() ?? openId) !== openId) return;
            document.querySelector<HTMLElement>('[data-note]')?.focus();
          },
        },
      }),
    ...(mayWork && {
      x: {
        does: keys.x,
        run: () => {
          const id = focusedId() ?? openId;
          if (id) toggle(id, false);
        },
      },
    }),
    Escape: {
      does: keys.Escape,
      run: () => {
        if (selected.length > 0) clearSelection();
        else if (openId) goTo(undefined);
      },
    },
    z: { does: keys.z, run: () => undoLast() },
    '/': { does: words.search, run: () => document.getElementById('search')?.focus() },
  });

  /** The index of the open item, or its last one after it left the list; undefined if it was never listed. */
  const position = place.current.wasListed ? place.current.at : undefined;
  return {
    ...{ query, items, openId, isComing, position, selected, clearSelection },
    ...{ hrefOf, goTo, goBy, leave, onQuery },
  };
}

/** The first remaining item after the index of the open one, else the last before it. */
function nextAfter<Item extends { readonly id: string }>(
  items: readonly Item[],
  leaving: readonly { readonly id: string }[],
  at: number,
): Item | undefined {
  const stays = (item: Item) => !leaving.some(({ id }) => id === item.id);
  return items.slice(at).find(stays) ?? items.slice(0, at).findLast(stays);
}
