import { atom } from 'jotai';
import type { Message } from '#contract/admin/messages.ts';
import { messageList } from './list.ts';

type Selection = {
  readonly ids: ReadonlySet<string>;
  /** Where a span that Shift draws begins: what was ticked last. */
  readonly anchor: string | null;
};

const none: Selection = { ids: new Set(), anchor: null };
const storedAtom = atom<Selection>(none);

/** The ticked messages that are still listed. */
export const selectedAtom = atom((get): readonly Message[] => {
  const { ids } = get(storedAtom);
  return ids.size === 0 ? [] : get(messageList.listAtom).items.filter(({ id }) => ids.has(id));
});

export const isSelectedAtom = atom((get) => {
  const { ids } = get(storedAtom);
  return (id: string) => ids.has(id);
});

/** Ticks a message or takes its tick away; with Shift all from the last one ticked to this one alike. */
export const toggleAtom = atom(null, (get, set, id: string, isSpan: boolean) => {
  const { ids, anchor } = get(storedAtom);
  const listed = get(messageList.listAtom).items.map((message) => message.id);
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

export const selectAllAtom = atom(null, (get, set) => {
  set(storedAtom, {
    ids: new Set(get(messageList.listAtom).items.map(({ id }) => id)),
    anchor: null,
  });
});

export const clearSelectionAtom = atom(null, (_get, set) => set(storedAtom, none));
