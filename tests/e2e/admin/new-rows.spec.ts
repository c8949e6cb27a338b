import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { sendMessage } from '../../support/api/messages.ts';
import {
  openAdmin,
  ownWord,
  sendApplication,
  sendShort,
} from '../../support/browser/admin-page.ts';
import { ownTest } from '../../support/browser/own-admin.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('new messages wait while the mouse is on the list, and come with one press', async ({
  page,
}) => {
  const word = ownWord();
  await sendShort(page, { fullName: `Eski ${word}` });
  await openAdmin(page, `/admin?q=${word}&scope=folder`);
  const old = rows(page).filter({ hasText: 'Eski' });
  await old.hover();
  const before = await old.boundingBox();
  for (const name of ['Bir', 'İki', 'Üç']) await sendShort(page, { fullName: `${name} ${word}` });
  const show = page.getByRole('button', { name: '3 yeni mesaj' });
  await expect(show).toBeVisible();
  expect(await old.boundingBox()).toEqual(before);
  // As a hand moves: over what lies between.
  const { x, y } = (await show.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 12, { steps: 20 });
  await page.waitForTimeout(500);
  await expect(show).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(rows(page)).toHaveCount(4);
  await expect(show).toHaveCount(0);
  // Away from the list, nothing waits.
  await page.mouse.move(0, 0);
  await sendShort(page, { fullName: `Dört ${word}` });
  await expect(rows(page)).toHaveCount(5);
});

test('new applications wait while the mouse is on their column, and come with a key @release', async ({
  page,
}) => {
  const word = ownWord();
  await sendApplication(page, { nameSurname: `Eski ${word}` });
  await openAdmin(page, `/admin/applications?q=${word}`);
  const column = page.getByRole('region', { name: 'Yeni' });
  await column.getByRole('listitem').hover();
  await sendApplication(page, { nameSurname: `Yeni ${word}` });
  const show = column.getByRole('button', { name: '1 yeni başvuru' });
  await expect(show).toBeVisible();
  await expect(column.getByRole('listitem')).toHaveCount(1);
  await show.press('Enter');
  await expect(column.getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('#main')).toBeFocused();
});

ownTest(
  'older messages that refill the list under the pointer are not called new, also while many are archived in a row; what another admin brings back refreshes the list, and every count is of what it lists',
  async ({ page, own }) => {
    const { adminCall } = await adminOf(own);
    const ids: string[] = [];
    for (let index = 1; index <= 60; index += 1) {
      ids.unshift((await sendMessage(own, { fullName: `Kişi ${index}` })).id);
    }
    await openAdmin(page, '/admin', { own });
    const count = (number: number) =>
      page.getByRole('main').getByText(`${number} mesaj`, { exact: true });
    await expect(count(60)).toBeVisible();
    await rows(page).filter({ hasText: 'Kişi 55' }).hover();
    const pill = page.getByRole('button', { name: /yeni mesaj|Listeyi yenile/ });
    let pills = 0;
    await page.exposeFunction('notePill', () => {
      pills += 1;
    });
    await page.evaluate(() => {
      const note = () => {
        const texts = [...document.querySelectorAll('main button')].map((one) => one.textContent);
        if (texts.some((text) => /yeni mesaj|Listeyi yenile/.test(text ?? '')))
          (window as unknown as { notePill(): void }).notePill();
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    });
    await page.keyboard.press('j');
    await expect(page.getByRole('article')).toContainText('Kişi 60');
    for (let pressed = 1; pressed <= 8; pressed += 1) {
      await page.keyboard.press('e');
      await expect(rows(page).filter({ hasText: `Kişi ${61 - pressed}` })).toHaveCount(0);
    }
    await expect(count(52)).toBeVisible();
    await page.waitForTimeout(700);
    expect(pills).toBe(0);
    await expect(count(52)).toBeVisible();
    await adminCall(calls.changeMessages, { body: { ids: ids.slice(0, 2), action: 'read' } });
    await expect(pill).toHaveText('Listeyi yenile');
    await expect(count(52)).toBeVisible();
    await sendMessage(own, { fullName: 'Yeni Kişi' });
    await expect(pill).toHaveText('1 yeni mesaj');
    await pill.click();
    await expect(count(55)).toBeVisible();
    await expect(rows(page).first()).toContainText('Yeni Kişi');
  },
);
