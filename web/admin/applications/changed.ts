import { atom } from 'jotai';
import type { AdminEvent } from '#contract/admin/events.ts';

const countAtom = atom<{ readonly count: number; readonly event: AdminEvent | null }>({
  count: 0,
  event: null,
});

/** The last arrival or change among the applications: components that show them fetch again on each. */
export const applicationChangedAtom = atom(
  (get) => get(countAtom),
  (_get, set, event: AdminEvent) => set(countAtom, ({ count }) => ({ count: count + 1, event })),
);
