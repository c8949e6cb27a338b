import type { Page } from '@playwright/test';
import {
  openAdmin,
  ownWord,
  sendApplication,
  sendShort,
} from '../../support/browser/admin-page.ts';
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
