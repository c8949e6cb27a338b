import type { Page } from '@playwright/test';

/** The header's bar of pages, in whose items the menus are. */
export const menuBar = (page: Page) => page.getByRole('banner').getByRole('navigation');
/** The name of a page in the bar, a link to it. */
export const itemOf = (page: Page, name: string) =>
  menuBar(page).getByRole('link', { name, exact: true }).first();
/** The button beside a page's name, which opens its menu. */
export const arrowOf = (page: Page, name: string) =>
  menuBar(page).getByRole('button', { name: `${name}: bölümler` });
/** A link of an open menu. */
export const entryOf = (page: Page, name: RegExp) => menuBar(page).getByRole('link', { name });
