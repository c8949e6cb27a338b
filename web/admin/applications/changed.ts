import { atom } from 'jotai';
import type { AdminEvent } from '#contract/admin/events.ts';

const countAtom = atom<{ readonly count: number; readonly event: AdminEvent | null }>({
  count: 0,
  event: null,
});

/** What last arrived or changed among the applications: whoever shows them looks again at each. */
export const applicationChangedAtom = atom(
  (get) => get(countAtom),
  (_get, set, event: AdminEvent) => set(countAtom, ({ count }) => ({ count: count + 1, event })),
);
