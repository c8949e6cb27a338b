import { atom } from 'jotai';
import { listMessages, type Message } from '#contract/admin/messages.ts';
import { pageSize } from '#contract/bounds.ts';
import { ask } from '../call.ts';
import { liesIn, type Query, toApiQuery } from './query.ts';

type List = {
  readonly query: Query;
  readonly items: readonly Message[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly state: 'loading' | 'ready' | 'failed';
};

/** The messages that are here so far, the newest first. */
export const listAtom = atom<List>({
  query: { folder: 'inbox' },
  items: [],
  nextCursor: null,
  total: 0,
  state: 'loading',
});

/** Shows another list: its first page. An answer that comes after yet another was asked for is dropped. */
export const showListAtom = atom(null, async (get, set, query: Query) => {
  set(listAtom, { query, items: [], nextCursor: null, total: 0, state: 'loading' });
  const outcome = await ask(get, set, listMessages, { query: toApiQuery(query) });
  if (get(listAtom).query !== query) return;
  set(listAtom, (now) =>
    outcome.ok ? { query, ...outcome.data, state: 'ready' } : { ...now, state: 'failed' },
  );
});

/** Adds the next page, once. */
export const fetchMoreAtom = atom(null, async (get, set) => {
  const before = get(listAtom);
  const { query, nextCursor, state } = before;
  if (nextCursor === null || state === 'loading') return;
  set(listAtom, { ...before, state: 'loading' });
  const asked = { ...toApiQuery(query), cursor: nextCursor };
  const outcome = await ask(get, set, listMessages, { query: asked });
  if (get(listAtom).query !== query) return;
  set(listAtom, (now) => {
    if (!outcome.ok) return { ...now, state: 'failed' };
    const known = new Set(now.items.map(({ id }) => id));
    const added = outcome.data.items.filter(({ id }) => !known.has(id));
    return { ...now, ...outcome.data, items: [...now.items, ...added], state: 'ready' };
  });
});

/** Fetches anew what is here, after something arrived or changed elsewhere. Nothing blinks meanwhile. */
export const refreshListAtom = atom(null, async (get, set) => {
  const { query, items, state } = get(listAtom);
  if (state === 'loading') return;
  const limit = Math.min(Math.max(items.length, pageSize.default), pageSize.max);
  const asked = { ...toApiQuery(query), limit: String(limit) };
  const outcome = await ask(get, set, listMessages, { query: asked });
  if (!outcome.ok || get(listAtom).query !== query) return;
  const { data } = outcome;
  set(listAtom, (now) => {
    const last = data.items.at(-1)?.id ?? '';
    // What had been fetched beyond that stays.
    const beyond = data.nextCursor === null ? [] : now.items.filter(({ id }) => id < last);
    const nextCursor = beyond.length > 0 ? now.nextCursor : data.nextCursor;
    return {
      query,
      items: [...data.items, ...beyond],
      nextCursor,
      total: data.total,
      state: 'ready',
    };
  });
});

/** Puts changed messages in the place of what is listed; those that no longer lie in the folder leave it. */
export const putInListAtom = atom(null, (_get, set, changed: readonly Message[]) => {
  const byId = new Map(changed.map((message) => [message.id, message]));
  set(listAtom, (now) => {
    const items = now.items
      .map((message) => byId.get(message.id) ?? message)
      .filter((message) => !byId.has(message.id) || liesIn(now.query.folder, message));
    return { ...now, items, total: now.total - (now.items.length - items.length) };
  });
});

/** Takes messages off the list that are gone. */
export const dropFromListAtom = atom(null, (_get, set, ids: readonly string[]) => {
  set(listAtom, (now) => {
    const items = now.items.filter(({ id }) => !ids.includes(id));
    return { ...now, items, total: now.total - (now.items.length - items.length) };
  });
});
