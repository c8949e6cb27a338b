import { atom, type Getter, type Setter } from 'jotai';
import { pageSize } from '#contract/field-limits.ts';
import { type Outcome, tooManyText } from '../../api-client/call-api.ts';
import { isChangingAtom } from '../api-client/connection.ts';
import { groupBy } from '../format/group-by.ts';
import { clearedOnLock } from '../session/cleared-on-lock.ts';

/** Rows of the first page: more than most screens show, and fewer bytes than a whole page. */
const firstRows = 25;
/** Pause before a failed refresh is retried, in ms: otherwise an arrival would be missing until the next one. */
const retryMs = 5000;
/** Pause before a refresh that waits for a change under way looks again, in ms. */
const changingMs = 150;

/** Ids of records that arrived and that no list has shown since: rows that come back or move are not new. */
const unshown = new Set<string>();

/** Notes that a record has arrived, for the number of new rows. */
export function noteArrival(id: string): void {
  unshown.add(id);
}

/** The rows of a list that are loaded. */
export type Page<Item> = {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number;
  /** Set if a search matched nothing exactly: the words that it found instead. */
  readonly near?: readonly string[] | undefined;
};

/** `total` counts the rows that can be listed now: without those held back, with those that only stay. */
type ListState<Query, Item> = Page<Item> & {
  readonly query: Query;
  /** How many rows are held back, and how many of these have arrived. */
  readonly heldBack: number;
  readonly arrived: number;
  readonly state: 'loading' | 'ready' | 'failed';
  /** Why it failed, in the API's words; empty if these do not help. */
  readonly failure: string;
};

export type List<Query, Item extends { readonly id: string }> = ReturnType<
  typeof createList<Query, Item>
>;

type ListOptions<Query, Item> = {
  readonly initial: Query;
  /** Fetches a page; `paging` is added to the query. */
  fetchPage(
    get: Getter,
    set: Setter,
    query: Query,
    paging: Readonly<Record<string, string>>,
  ): Promise<Outcome<Page<Item>>>;
  belongs(query: Query, item: Item): boolean;
  /** Whether a listed item stays although a new fetch would not contain it; by default none does. */
  isRetained?(query: Query, item: Item): boolean;
  fetchOne?(get: Getter, set: Setter, id: string): Promise<Outcome<Item>>;
};

/** A list of the admin that is loaded page by page and follows changes. */
export function createList<Query, Item extends { readonly id: string }>(
  options: ListOptions<Query, Item>,
) {
  const { initial, fetchPage, belongs, isRetained = () => false, fetchOne } = options;
  type List = ListState<Query, Item>;
  const begun = (query: Query): List => ({
    ...{ query, items: [], nextCursor: null, total: 0, heldBack: 0, arrived: 0 },
    ...{ state: 'loading', failure: '' },
  });
  const listAtom = clearedOnLock(begun(initial));

  /** Whether something changed while a page was loading: that page may not include it. */
  const needsRefetchAtom = atom(false);

  /** Whether rows must not move, since one may be about to be pressed. */
  const isHeldAtom = atom(false);

  // A list that is not shown is fetched again when it is.
  let isShown = false;
  listAtom.onMount = () => {
    isShown = true;
    return () => {
      isShown = false;
    };
  };

  let retry: ReturnType<typeof setTimeout> | undefined;

  /** The rows that left by a change made here, each with the list as it was: an undone or failed change returns them. */
  const left = new Map<string, readonly Item[]>();

  const showAtom = atom(null, async (get, set, query: Query) => {
    left.clear();
    set(needsRefetchAtom, false);
    set(listAtom, begun(query));
    await load(get, set, { limit: String(firstRows) });
  });

  const fetchMoreAtom = atom(null, async (get, set) => {
    const { nextCursor, state } = get(listAtom);
    if (nextCursor === null || state === 'loading') return;
    set(listAtom, (now) => ({ ...now, state: 'loading' }));
    await load(get, set, { cursor: nextCursor });
  });

  /** Adds all other pages. Resolves with whether the list is complete. */
  const fetchAllAtom = atom(null, async (get, set): Promise<boolean> => {
    const { query } = get(listAtom);
    for (;;) {
      const { nextCursor, state, query: shown } = get(listAtom);
      if (shown !== query || state === 'failed') return false;
      if (nextCursor === null) return true;
      set(listAtom, (now) => ({ ...now, state: 'loading' }));
      await load(get, set, { cursor: nextCursor, limit: String(pageSize.max) });
    }
  });

  /** Adds a page. A response to an outdated request is dropped. */
  async function load(get: Getter, set: Setter, paging: Readonly<Record<string, string>>) {
    const { query } = get(listAtom);
    const outcome = await fetchPage(get, set, query, paging);
    if (get(listAtom).query !== query) return;
    set(listAtom, (now) => {
      if (!outcome.ok) return { ...now, state: 'failed', failure: tooManyText(outcome) };
      const known = new Set(now.items.map(({ id }) => id));
      const added = outcome.data.items.filter(({ id }) => !known.has(id));
      const items = [...now.items, ...added];
      const { nextCursor, total, near = now.near } = outcome.data;
      return listed({ ...now, items, nextCursor, near, state: 'ready' }, total);
    });
    if (get(needsRefetchAtom)) await refresh(get, set);
  }

  /** A list with its total; its rows are no longer new. */
  function listed(list: List, apiTotal: number): List {
    const { items, query, heldBack } = list;
    for (const { id } of items) unshown.delete(id);
    const retained = items.filter((item) => isRetained(query, item)).length;
    return { ...list, total: apiTotal + retained - heldBack };
  }

  /**
   * Fetches the loaded pages again after a change. The shown rows stay meanwhile.
   * @param isAsked whether the user waits for rows: none is held back
   */
  const refreshAtom = atom(null, (get, set, isAsked?: boolean) => refresh(get, set, isAsked));

  /** Holds back new rows, which would move the others, and shows them when that ends. */
  const holdAtom = atom(null, async (get, set, isHeld: boolean) => {
    set(isHeldAtom, isHeld);
    if (!isHeld && get(listAtom).heldBack > 0) await refresh(get, set);
  });

  // Not through the atom itself: inside its own write function, `set` would assign a value instead of calling it.
  async function refresh(get: Getter, set: Setter, isAsked = false): Promise<void> {
    const before = get(listAtom);
    const { query, items, state } = before;
    set(needsRefetchAtom, state === 'loading');
    if (state === 'loading' || !isShown) return;
    clearTimeout(retry);
    const again = (ms: number) => {
      retry = setTimeout(() => refresh(get, set, isAsked), ms);
    };
    // A response may lack a change under way: its rows would come back for a moment, or be held back.
    const mayLack = () => !isAsked && get(isChangingAtom);
    if (mayLack()) return again(changingMs);
    const limit = String(Math.min(Math.max(items.length, firstRows), pageSize.max));
    const outcome = await fetchPage(get, set, query, { limit });
    const now = get(listAtom);
    if (now.query !== query) return;
    if (!outcome.ok) again(retryMs);
    else if (now !== before || mayLack()) await refresh(get, set, isAsked);
    else {
      const isHeld = get(isHeldAtom) && !isAsked;
      const fresh = withFresh(now, outcome.data, isHeld, (item) => isRetained(query, item));
      set(listAtom, listed(fresh, outcome.data.total));
    }
  }

  /** Replaces listed items by their changed versions. Those that no longer belong leave, and return if they do. */
  const putAtom = atom(null, (get, set, changed: readonly Item[]) => {
    const now = get(listAtom);
    const byId = new Map(changed.map((item) => [item.id, item]));
    const put = now.items
      // Keeps fields that only the list has.
      .map((item) => (byId.has(item.id) ? { ...item, ...byId.get(item.id) } : item))
      .filter((item) => !byId.has(item.id) || belongs(now.query, item));
    const stays = new Set(put.map(({ id }) => id));
    const isBack = (item: Item) =>
      left.has(item.id) && !stays.has(item.id) && belongs(now.query, item);
    let items: readonly Item[] = put;
    for (const [among = [], back] of groupBy(changed.filter(isBack), ({ id }) => left.get(id))) {
      items = reinsert(items, back, among);
    }
    for (const { id } of changed) left.delete(id);
    for (const { id } of now.items) if (!stays.has(id)) left.set(id, now.items);
    set(listAtom, withItems(now, items));
  });

  const dropAtom = atom(null, (_get, set, ids: readonly string[]) => {
    set(listAtom, (now) =>
      withItems(
        now,
        now.items.filter(({ id }) => !ids.includes(id)),
      ),
    );
  });

  /** Fetches items again that a refresh leaves, or only one: they may have been moved or erased elsewhere. */
  const checkRetainedAtom = atom(null, async (get, set, id?: string) => {
    const { items, query } = get(listAtom);
    const kept = items.filter((item) => (id ?? item.id) === item.id && isRetained(query, item));
    for (const item of kept) {
      const outcome = await fetchOne?.(get, set, item.id);
      if (outcome?.ok) set(putAtom, [outcome.data]);
      else if (outcome?.status === 404) set(dropAtom, [item.id]);
    }
  });

  return {
    ...{ listAtom, showAtom, fetchMoreAtom, fetchAllAtom },
    ...{ refreshAtom, holdAtom, putAtom, dropAtom, checkRetainedAtom },
    isShown: () => isShown,
  };
}

function withItems<L extends ListState<unknown, { id: string }>>(list: L, items: L['items']): L {
  return { ...list, items, total: list.total - (list.items.length - items.length) };
}

/** Replaces the first items by a new page; if held, without new ones. Later and retained items stay. */
function withFresh<Query, Item extends { readonly id: string }>(
  now: ListState<Query, Item>,
  fresh: Page<Item>,
  isHeld: boolean,
  isRetained: (item: Item) => boolean,
): ListState<Query, Item> {
  const ids = new Set(fresh.items.map(({ id }) => id));
  const listed = new Set(now.items.map(({ id }) => id));
  // In the new order: a row that moved to the front was further down.
  const last = fresh.items.findLastIndex(({ id }) => listed.has(id));
  const end =
    fresh.nextCursor === null
      ? now.items.length
      : now.items.findIndex(({ id }) => id === fresh.items[last]?.id) + 1;
  const beyond = now.items.slice(end).filter(({ id }) => !ids.has(id));
  // Rows at the end, as those that refill the page, move no other.
  const moves = ({ id }: Item, at: number) => !listed.has(id) && (at < last || beyond.length > 0);
  const held = isHeld && listed.size > 0 ? fresh.items.filter(moves) : [];
  const nextCursor = beyond.length > 0 ? now.nextCursor : fresh.nextCursor;
  const items = [...fresh.items.filter((item) => !held.includes(item)), ...beyond];
  const shown = new Set(items.map(({ id }) => id));
  const kept = now.items.filter((item) => !shown.has(item.id) && isRetained(item));
  return {
    ...{ ...now, nextCursor, near: fresh.near, state: 'ready' },
    items: reinsert(items, kept, now.items),
    ...{ heldBack: held.length, arrived: held.filter(({ id }) => unshown.has(id)).length },
  };
}

/** Adds rows to a list, each before the first listed one of its successors in a former list. */
function reinsert<Item extends { readonly id: string }>(
  items: readonly Item[],
  back: readonly Item[],
  among: readonly Item[],
): readonly Item[] {
  if (back.length === 0) return items;
  const listed = new Set(items.map(({ id }) => id));
  const returning = new Map(back.map((item) => [item.id, item]));
  const before = new Map<string | undefined, Item[]>();
  let next: string | undefined;
  for (const { id } of [...among].reverse()) {
    if (listed.has(id)) next = id;
    const item = returning.get(id);
    if (item) before.set(next, [item, ...(before.get(next) ?? [])]);
  }
  const rows = items.flatMap((item) => [...(before.get(item.id) ?? []), item]);
  return [...rows, ...(before.get(undefined) ?? [])];
}
