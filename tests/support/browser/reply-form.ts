import { expect, type Page } from '@playwright/test';
import type { RunningApi } from '../api/api.ts';
import { sendMessage } from '../api/messages.ts';
import { openAdmin } from './admin-page.ts';

export const replyForm = (page: Page) => page.getByRole('form', { name: 'Yanıt' });
export const replyText = (page: Page) => replyForm(page).getByLabel('Yanıtınız');

/**
 * Sends a message, opens it and types `Buradan` into a reply, until that is saved as a draft.
 * @returns the id of the message
 */
export async function beginDraft(page: Page, own: RunningApi): Promise<string> {
  const { id } = await sendMessage(own, { fullName: 'Işıl Çağ' });
  await openAdmin(page, `/admin/messages/${id}`, { own });
  await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
  await replyText(page).fill('Buradan');
  await expect(replyForm(page).getByRole('status')).toHaveText('Taslak kaydedildi.');
  return id;
}
