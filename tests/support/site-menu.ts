import type { Locator, Page } from '@playwright/test';

/** The menu of small screens. */
export const menuOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Ana menü' });

/** What opens it, also before the page is alive. */
export const buttonOf = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Menüyü aç' });
