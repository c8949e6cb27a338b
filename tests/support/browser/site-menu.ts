import type { Locator, Page } from '@playwright/test';

/** The menu of small screens. */
export const menuOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Ana menü' });

/** The button that opens it, also before hydration. */
export const buttonOf = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Menüyü aç' });
