import { type Atom, atom, type WritableAtom } from 'jotai';
import { clearedOnLock } from '../session/cleared-on-lock.ts';

type Selection = {
  readonly ids: ReadonlySet<string>;
  /** The row ticked last: a span ticked with Shift begins there. */
  readonly anchor: string | null;
};

const none: Selection = { ids: new Set(), anchor: null };

/** As much of a list as is loaded. */
type Loaded<Item> = {
  readonly items: readonly Item[];
  readonly total: number;
  readonly nextCursor: string | null;
};

/** A selection made by `createSelection`. */
export type RowSelection<Item extends { readonly id: string }> = ReturnType<
  typeof createSelection<Item>
>;

/** The ticked rows of a list, for bulk actions. */
export function createSelection<Item extends { readonly id: string }>({
  listAtom,
  inSightAtom = listAtom,
  fetchAllAtom,
}: {
  readonly listAtom: Atom<Loaded<Item>>;
  /** The part of the list that is ticked by "select all"; by default all of it. */
  readonly inSightAtom?: Atom<Loaded<Item>>;
  readonly fetchAllAtom: WritableAtom<unknown, [], Promise<boolean>>;
}) {
  const storedAtom = clearedOnLock<Selection>(none);

  /** The ticked rows that are still listed. */
  const selectedAtom = atom((get): readonly Item[] => {
    const { ids } = get(storedAtom);
    return ids.size === 0 ? [] : get(listAtom).items.filter(({ id }) => ids.has(id));
  });

  const isSelectedAtom = atom((get) => {
    const { ids } = get(storedAtom);
    return (id: string) => ids.has(id);
  });

  /** Ticks or unticks a row; with Shift the same for all rows from the last ticked one to this one. */
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

  /** Ticks all rows in sight, also those that are not loaded yet. If they cannot be loaded, none more is ticked. */
  const selectAllAtom = atom(null, async (get, set) => {
    if (get(isSelectingAllAtom)) return;
    set(isSelectingAllAtom, true);
    const isWhole = await set(fetchAllAtom);
    set(isSelectingAllAtom, false);
    // Cleared meanwhile: the selection was given up.
    if (!isWhole || get(storedAtom).ids.size === 0) return;
    set(storedAtom, { ids: new Set(get(inSightAtom).items.map(({ id }) => id)), anchor: null });
  });

  const clearSelectionAtom = atom(null, (_get, set) => set(storedAtom, none));

  /** Unticks the rows that were acted on: one that is swiped away leaves the others ticked. */
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
