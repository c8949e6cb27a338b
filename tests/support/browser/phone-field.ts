import type { Page } from '@playwright/test';
import { decideBefore } from './consent.ts';
import { networkRests } from './network-rests.ts';
import { expect, visitPage } from './site.ts';

/** Parsing, formatting and the picker: one file, requested when the field is approached. */
export const lateFile = '**/assets/phone-tools-*.js*';

/** The contact page's full form, which holds the field. */
export const piece = (page: Page) => page.locator('#contact-form form');

/** The number input. */
export const number = (page: Page) => piece(page).getByRole('textbox', { name: 'Telefon' });

/** The country button. */
export const country = (page: Page) => piece(page).getByRole('button', { name: /^Ülke kodu/ });

/** The picker's search. */
export const search = (page: Page) => page.getByRole('combobox', { name: 'Ülke ya da kod arayın' });

/** The countries shown in the picker. */
export const options = (page: Page) =>
  page.getByRole('dialog', { name: 'Ülke kodu' }).getByRole('option');

/** The caret's position in the number. */
export const caret = (page: Page) =>
  number(page).evaluate((input: HTMLInputElement) => input.selectionStart);

/** Opens the form without touching the number. */
export async function openForm(page: Page): Promise<void> {
  await decideBefore(page);
  await visitPage(page, '/tr/contact');
  await page.getByRole('button', { name: 'Ayrıntılı form' }).click();
  await expect(number(page)).toBeVisible();
  await number(page).scrollIntoViewIfNeeded();
}

/** Opens the form and loads the lazy file. */
export async function openReady(page: Page): Promise<void> {
  await openForm(page);
  await number(page).focus();
  await networkRests(page);
}
