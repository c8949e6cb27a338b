import { type Atom, atom, type WritableAtom } from 'jotai';
import { clearedOnLock } from '../session/cleared-on-lock.ts';
import type { Page } from './list-state.ts';

type Selection = {
  readonly ids: ReadonlySet<string>;
  /** The row selected last, where a range selected with Shift begins. */
  readonly anchor: string | null;
};

const none: Selection = { ids: new Set(), anchor: null };

export type RowSelection<Item extends { readonly id: string }> = ReturnType<
  typeof createSelection<Item>
>;

/** The selected rows of a list, for bulk actions. */
export function createSelection<Item extends { readonly id: string }>(list: {
  readonly listAtom: Atom<Page<Item>>;
  /** The part of the list that "select all" selects; by default all of it. */
  readonly inSightAtom?: Atom<Page<Item>>;
  readonly fetchAllAtom: WritableAtom<unknown, [], Promise<boolean>>;
}) {
  const { listAtom, inSightAtom = listAtom, fetchAllAtom } = list;
  const storedAtom = clearedOnLock<Selection>(none);

  /** The selected rows that are still listed. */
  const selectedAtom = atom((get): readonly Item[] => {
    const { ids } = get(storedAtom);
    return ids.size === 0 ? [] : get(listAtom).items.filter(({ id }) => ids.has(id));
  });

  const isSelectedAtom = atom((get) => {
    const { ids } = get(storedAtom);
    return (id: string) => ids.has(id);
  });

  /** Selects or deselects a row; with Shift all rows from the last selected one to this one. */
  const toggleAtom = atom(null, (get, set, id: string, isSpan: boolean) => {
    const { ids, anchor } = get(storedAtom);
    const listed = get(listAtom).items.map((item) => item.id);
    const from = isSpan && anchor ? listed.indexOf(anchor) : -1;
    const to = listed.indexOf(id);
    const span = from < 0 ? [id] : listed.slice(Math.min(from, to), Math.max(from, to) + 1);
    const next = new Set(ids);
    const isTicked = !ids.has(id);
    for (const one of span) {
      if (isTicked) next.add(one);
      else next.delete(one);
    }
    set(storedAtom, { ids: next, anchor: id });
  });

  const isSelectingAllAtom = atom(false);

  /** Selects all visible rows, also those that are not loaded yet. If they cannot be loaded, adds none. */
  const selectAllAtom = atom(null, async (get, set) => {
    if (get(isSelectingAllAtom)) return;
    set(isSelectingAllAtom, true);
    const isWhole = await set(fetchAllAtom);
    set(isSelectingAllAtom, false);
    // Cleared meanwhile: the user has given up the selection.
    if (!isWhole || get(storedAtom).ids.size === 0) return;
    set(storedAtom, { ids: new Set(get(inSightAtom).items.map(({ id }) => id)), anchor: null });
  });

  const clearSelectionAtom = atom(null, (_get, set) => set(storedAtom, none));

  /** Deselects the rows that were acted on: a swipe on one row leaves the others selected. */
  const untickAtom = atom(null, (get, set, acted: readonly string[]) => {
    const left = get(selectedAtom).filter(({ id }) => !acted.includes(id));
    const { anchor } = get(storedAtom);
    set(storedAtom, left.length > 0 ? { ids: new Set(left.map(({ id }) => id)), anchor } : none);
  });

  return {
    ...{ inSightAtom, selectedAtom, isSelectedAtom, isSelectingAllAtom },
    ...{ toggleAtom, selectAllAtom, untickAtom, clearSelectionAtom },
  };
}
