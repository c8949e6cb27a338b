import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import type { RunningApi } from '../../support/api/api.ts';
import { arrivedAt } from '../../support/api/arrived.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

const dayMs = 86_400_000;
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const view = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Bölümler' }).getByRole('link', { name });
const inOrder = async (page: Page, names: readonly string[]) =>
  expect(rows(page)).toContainText([...names]);

/** Three messages that wait, the oldest being Alfa, from three days ago; spam; and one that is erased soon. */
async function fill(own: RunningApi): Promise<void> {
  const { adminCall } = await adminOf(own);
  const sent = async (fullName: string, daysAgo = 0) => {
    const { id } = await sendMessage(own, { fullName, message: `${fullName} yazdı` });
    if (daysAgo === 0) return id;
    return arrivedAt(own, 'messages', id, new Date(Date.now() - daysAgo * dayMs).toISOString());
  };
  const change = (id: string, body: object) => adminCall(calls.changeMessage, { id, body });
  const old = await sent('Eski', 715);
  await change(old, { status: 'archived' });
  await sent('Alfa', 3);
  await sent('Beta');
  await change(await sent('Gama'), { status: 'read', note: 'Aranacak' });
  await change(await sent('Yanıtlı'), { status: 'read', answered: 'email' });
  await sendMessage(own, { fullName: 'Şüpheli', message: 'We sell backlinks for $20' });
}

test('the views stand below the folders with their counts; those that wait begin with the oldest and say for how long', async ({
  page,
  own,
}) => {
  await fill(own);
  await openAdmin(page, '/admin', { own });
  await expect(view(page, /^Okunmamış 2/)).toBeVisible();
  await expect(view(page, /^Yeni istenmeyen 1/)).toBeVisible();
  await expect(view(page, /^Silinmesi yaklaşan 1/)).toBeVisible();
  await view(page, /^Yanıt bekleyen 3/).click();
  await expect(page).toHaveURL('/admin?view=waiting');
  await inOrder(page, ['Alfa', 'Beta', 'Gama']);
  await expect(row(page, 'Alfa')).toContainText('3 gündür bekliyor');
  await expect(row(page, 'Beta')).toContainText('1 dakikadır bekliyor');

  // An answered one leaves the list, and the next one follows it, not the first.
  await row(page, 'Beta').getByRole('link').click();
  await expect(heading(page)).toHaveText('Beta');
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await inOrder(page, ['Alfa', 'Gama']);
  await expect(heading(page)).toHaveText('Beta');
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Gama');
  await expect(view(page, /^Yanıt bekleyen 2/)).toBeVisible();
  await page.keyboard.press('z');
  await inOrder(page, ['Alfa', 'Beta', 'Gama']);

  await view(page, /^Notlu/).click();
  await inOrder(page, ['Gama']);
  await view(page, /^Silinmesi yaklaşan/).click();
  await inOrder(page, ['Eski']);
  await expect(row(page, 'Eski')).toContainText(/Silinme: \d/);
  await page.reload();
  await inOrder(page, ['Eski']);
  await expect(view(page, /^Silinmesi yaklaşan/)).toHaveAttribute('aria-current', 'page');
});

test('what is opened stays in its view until one comes back to it @release', async ({
  page,
  own,
}) => {
  await fill(own);
  await openAdmin(page, '/admin?view=unread', { own });
  await inOrder(page, ['Beta', 'Alfa']);
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Beta');
  await expect(row(page, 'Beta').getByRole('link')).toHaveAccessibleName(/^Beta/);
  // The list is fetched anew, above what was opened.
  await sendMessage(own, { fullName: 'Delta' });
  await inOrder(page, ['Delta', 'Beta', 'Alfa']);
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Alfa');
  await view(page, /^Yeni istenmeyen/).click();
  await row(page, 'Şüpheli').getByRole('link').click();
  await expect(view(page, /^Yeni istenmeyen$/)).toBeVisible();
  await expect(row(page, 'Şüpheli')).toBeVisible();
  await view(page, /^Okunmamış/).click();
  await inOrder(page, ['Delta']);
});

test('the oldest first at a press: the address keeps it, keys and buttons follow it, and so do the pages @release', async ({
  page,
  own,
}) => {
  for (let count = 0; count < 60; count += 1) {
    await sendMessage(own, { fullName: `Kişi ${String(count).padStart(2, '0')}` });
  }
  await openAdmin(page, '/admin', { own });
  await expect(rows(page).first()).toContainText('Kişi 59');
  await page.getByRole('button', { name: 'Sıralama: En yeni önce' }).click();
  await expect(page).toHaveURL('/admin?sort=oldest');
  await expect(rows(page).first()).toContainText('Kişi 00');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Kişi 01');
  await page.getByRole('button', { name: 'Sonraki mesaj' }).click();
  await expect(heading(page)).toHaveText('Kişi 02');
  await page.getByRole('button', { name: 'Önceki mesaj' }).click();
  await page.keyboard.press('k');
  await expect(heading(page)).toHaveText('Kişi 00');
  await expect(page.getByRole('button', { name: 'Önceki mesaj' })).toBeDisabled();
  await rows(page).first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(page.locator('[aria-posinset="60"]')).toContainText('Kişi 59', { timeout: 300 });
  }).toPass();
  // A change elsewhere fetches what is loaded again: nothing is lost or doubled.
  await sendMessage(own, { fullName: 'Son gelen' });
  await expect(page.locator('[aria-posinset="61"]')).toContainText('Son gelen');
  await page.getByRole('button', { name: 'Sıralama: En eski önce' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/messages\/[\w-]+$/);
  await expect(rows(page).first()).toContainText('Son gelen');
});
