import { expect, type Page } from '@playwright/test';
import { openAdmin } from './admin-page.ts';

/** The field of a value in the editor, by the key of the value (`tr/about/hero/title`): its label depends on the language. */
export function fieldOf(page: Page, key: string) {
  return page.locator(`[id="${key}"]`);
}

/** Opens the editor of a page of the site, or of the company's data. */
export async function openEditor(page: Page, name: string): Promise<void> {
  await openAdmin(page, `/admin/content/${name}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** Waits until what was typed is saved. */
export async function isSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Kaydedildi$/ })).toBeVisible();
}

/** The dialog that publishes, open. */
export async function openPublishing(page: Page) {
  await page.getByRole('button', { name: 'Yayımla…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yayımla' });
  await expect(dialog.getByRole('button', { name: 'Yayımla', exact: true })).toBeVisible();
  return dialog;
}

/** Waits until what is being published is live: seconds, and several times as many on a busy machine. */
export async function isPublished(page: Page): Promise<void> {
  await expect(page.getByText(/^Yayımlandı\./)).toBeVisible({ timeout: 180_000 });
}

/** Publishes everything, and waits until it is live. */
export async function publishAll(page: Page, note = ''): Promise<void> {
  const dialog = await openPublishing(page);
  if (note) await dialog.getByLabel('Not (isteğe bağlı)').fill(note);
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await isPublished(page);
}
