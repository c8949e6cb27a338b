import { create } from 'zustand';
import type { PageId } from '#contract/content/site-map.ts';

/** Specification, section 9: a pointer that only passes must not open a menu. */
const openDelayMs = 100;
const closeDelayMs = 200;

type MegaMenuStore = {
  readonly page: PageId | undefined;
  /** The mouse entered a page's item, or returned to its menu. */
  enter(page: PageId): void;
  /** The mouse left; a return in time keeps the menu open. */
  leave(): void;
  open(page: PageId): void;
  /** Opens it by keyboard and focuses its first entry. */
  openEntries(page: PageId): void;
  close(): void;
  /** A new object for each request by keyboard, after which the entries take the focus. */
  readonly entriesWanted: object | undefined;
};

export const useMegaMenu = create<MegaMenuStore>()((set, get) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (page: PageId | undefined, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => set({ page, entriesWanted: undefined }), delayMs);
  };
  const now = (page: PageId | undefined) => {
    clearTimeout(timer);
    set({ page, entriesWanted: undefined });
  };
  return {
    page: undefined,
    enter(page) {
      if (get().page === page) clearTimeout(timer);
      else later(page, openDelayMs);
    },
    leave: () => later(undefined, closeDelayMs),
    open: now,
    openEntries(page) {
      now(page);
      set({ entriesWanted: {} });
    },
    entriesWanted: undefined,
    close: () => now(undefined),
  };
});
