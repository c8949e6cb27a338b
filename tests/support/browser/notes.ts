import { expect, type Page } from '@playwright/test';
import { openAdmin, sendShort } from './admin-page.ts';

/** The field of the open record's note. */
export const note = (page: Page) => page.getByRole('textbox', { name: 'Not' });

/** What is wrong on the page, as it says. */
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

/** The line that says everywhere that a note or draft is not saved yet. */
export const unsavedLine = (page: Page) => page.getByText('1 not veya taslak henüz kaydedilmedi:');

/** Opens a new message; resolves with its id once its note can be typed. */
export async function openMessage(page: Page): Promise<string> {
  const id = await sendShort(page, { fullName: 'Not Alan' });
  await openAdmin(page, `/admin/messages/${id}`);
  await expect(note(page)).toBeVisible();
  return id;
}
