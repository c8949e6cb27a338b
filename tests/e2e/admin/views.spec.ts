import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import type { RunningApi } from '../../support/api/api.ts';
import { arrivedAt } from '../../support/api/arrived.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { chooseView, openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

const dayMs = 86_400_000;
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const doors = (page: Page) => page.getByRole('navigation', { name: 'Bölümler' });
const chooser = (page: Page) => page.getByRole('button', { name: /^Görünümler/ });
const view = (page: Page, name: RegExp) =>
  page.getByRole('dialog', { name: /^Görünümler/ }).getByRole('link', { name });
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

test('the page’s folders and views open below its name, with their counts; those that wait begin with the oldest and say for how long @release', async ({
  page,
  own,
}) => {
  await fill(own);
  await openAdmin(page, '/admin', { own });
  await chooser(page).click();
  await expect(view(page, /^Okunmamış 2/)).toBeVisible();
  await expect(view(page, /^İstenmeyen 1 bakılacak/)).toBeVisible();
  await expect(view(page, /^Silinmesi yaklaşan 1/)).toBeVisible();
  await expect(view(page, /^Gelen kutusu/)).toBeFocused();
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
  await chooser(page).click();
  await expect(view(page, /^Yanıt bekleyen 2/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await inOrder(page, ['Alfa', 'Beta', 'Gama']);

  await page.getByRole('button', { name: 'Filtreler' }).click();
  await page.getByRole('checkbox', { name: 'Notlu' }).check();
  await inOrder(page, ['Gama']);
  await chooseView(page, /^Silinmesi yaklaşan/);
  await inOrder(page, ['Eski']);
  await expect(row(page, 'Eski')).toContainText(/Silinme: \d/);
  // It warns wherever it is found.
  await page.goto('/admin?folder=archived');
  await expect(row(page, 'Eski')).toContainText(/Silinme: \d/);
  await page.goto('/admin?view=due');
  await inOrder(page, ['Eski']);
  await expect(chooser(page)).toHaveText('Silinmesi yaklaşan');
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
  await chooseView(page, /^İstenmeyen 1/);
  await page.getByRole('button', { name: 'Bakılacak istenmeyenler' }).click();
  await row(page, 'Şüpheli').getByRole('link').click();
  await expect(row(page, 'Şüpheli')).toBeVisible();
  await chooser(page).click();
  await expect(view(page, /^İstenmeyen$/)).toBeVisible();
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

test('at most ten doors; the first row is at most six Tabs away; g and a letter open a page, but not in a field; a phone has the doors at its lower edge', async ({
  page,
  own,
}) => {
  await fill(own);
  await openAdmin(page, '/admin', { own });
  await expect(rows(page)).toHaveCount(4);
  expect(await doors(page).getByRole('link').count()).toBeLessThanOrEqual(10);
  let stops = 0;
  const tab = async () => {
    await page.keyboard.press('Tab');
    stops += 1;
  };
  await tab();
  await tab();
  await expect(page.getByRole('link', { name: 'Listeye geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tab();
  await expect(rows(page).first().locator(':focus')).toHaveCount(1);
  expect(stops).toBeLessThanOrEqual(6);

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/admin/overview');
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(rows(page)).toHaveCount(4);
  // The letter after g is no shortcut of its own.
  await page.keyboard.press('j');
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(heading(page)).toHaveText('Yanıtlı');
  await page.keyboard.press('n');
  await page.keyboard.type('gi');
  await expect(page.getByRole('textbox', { name: 'Not' })).toHaveValue('gi');

  await page.setViewportSize({ width: 390, height: 844 });
  for (const link of await doors(page).getByRole('link').all()) {
    expect((await link.boundingBox())?.y).toBeGreaterThan(844 / 2);
  }
  await doors(page)
    .getByRole('link', { name: /^Başvurular/ })
    .click();
  await expect(page).toHaveURL('/admin/applications');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const system = menu.getByRole('link', { name: 'Sistem' });
  expect((await system.boundingBox())?.y).toBeGreaterThan(844 / 2);
  await system.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeFocused();
});
