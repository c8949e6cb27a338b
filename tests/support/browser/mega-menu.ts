import type { Page } from '@playwright/test';

/** The header's navigation bar, whose items hold the menus. */
export const menuBar = (page: Page) => page.getByRole('banner').getByRole('navigation');
/** A page's link in the bar. */
export const itemOf = (page: Page, name: string) =>
  menuBar(page).getByRole('link', { name, exact: true }).first();
/** The button beside a page's link that opens its menu. */
export const arrowOf = (page: Page, name: string) =>
  menuBar(page).getByRole('button', { name: `${name}: bölümler` });
/** A link in an open menu. */
export const entryOf = (page: Page, name: RegExp) => menuBar(page).getByRole('link', { name });
