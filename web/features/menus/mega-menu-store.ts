import { create } from 'zustand';
import type { PageId } from '#contract/content/site-map.ts';

/** Specification, section 9: a pointer that only passes must not open a menu. */
const openDelayMs = 100;
const closeDelayMs = 200;

type MegaMenuState = {
  /** The page whose menu is open. */
  readonly page?: PageId | undefined;
  /** A new object for each request by keyboard, after which the entries take the focus. */
  readonly entriesWanted?: object | undefined;
};

export const useMegaMenu = create<MegaMenuState>(() => ({}));

let timer: ReturnType<typeof setTimeout> | undefined;

function openLater(page: PageId | undefined, delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => openMenu(page), delayMs);
}

/** The mouse entered a page's item, or returned to its menu. */
export function enterMenu(page: PageId): void {
  if (useMegaMenu.getState().page === page) clearTimeout(timer);
  else openLater(page, openDelayMs);
}

/** The mouse left; a return in time keeps the menu open. */
export const leaveMenu = () => openLater(undefined, closeDelayMs);

/** @param entriesWanted an object if its first entry takes the focus */
export function openMenu(page: PageId | undefined, entriesWanted?: object): void {
  clearTimeout(timer);
  useMegaMenu.setState({ page, entriesWanted });
}

export const closeMenu = () => openMenu(undefined);
