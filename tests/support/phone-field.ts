import type { Page } from '@playwright/test';
import { decideBefore } from './consent.ts';
import { networkRests } from './network-rests.ts';
import { comesAlive, expect } from './site.ts';

/** Reading, formatting and the picker, in the one file that is asked for when somebody comes near. */
export const lateFile = '**/assets/phone-tools-*.js*';

/** The form in which the field stands: the contact page's full one. */
export const piece = (page: Page) => page.locator('#contact-form form');

/** The number itself. */
export const number = (page: Page) => piece(page).getByRole('textbox', { name: 'Telefon' });

/** The button that says the country. */
export const country = (page: Page) => piece(page).getByRole('button', { name: /^Ülke kodu/ });

/** The picker's search. */
export const search = (page: Page) => page.getByRole('combobox', { name: 'Ülke ya da kod arayın' });

/** The countries that the picker shows. */
export const options = (page: Page) =>
  page.getByRole('dialog', { name: 'Ülke kodu' }).getByRole('option');

/** Where the caret stands in the number. */
export const caret = (page: Page) =>
  number(page).evaluate((input: HTMLInputElement) => input.selectionStart);

/** Opens the form, in which nobody has come near the number yet. */
export async function openForm(page: Page): Promise<void> {
  await decideBefore(page);
  await page.goto('/tr/contact');
  await comesAlive(page);
  await page.getByRole('button', { name: 'Ayrıntılı form' }).click();
  await expect(number(page)).toBeVisible();
  await number(page).scrollIntoViewIfNeeded();
}

/** As `openForm`, and what comes late is there. */
export async function openReady(page: Page): Promise<void> {
  await openForm(page);
  await number(page).focus();
  await networkRests(page);
}

/** As `openForm`, and its picker. */
export async function openPicker(page: Page): Promise<void> {
  await openForm(page);
  await country(page).click();
  await expect(search(page)).toBeFocused();
}
