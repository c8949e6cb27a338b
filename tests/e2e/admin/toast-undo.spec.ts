import type { Page } from '@playwright/test';
import { openAdmin, ownWord, sendShort } from '../../support/browser/admin-page.ts';
import { settled } from '../../support/browser/settled.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Bildirimler' }).getByRole('listitem');

/** Archives the first three of four messages. @returns where the last one's toast has its Undo button */
async function archiveThree(page: Page): Promise<readonly [number, number]> {
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('j');
  for (const [index, who] of ['Kişi4', 'Kişi3', 'Kişi2'].entries()) {
    await expect(page.getByRole('article').getByRole('heading')).toContainText(who);
    await page.keyboard.press('e');
    // Its toast comes with its answer.
    await expect(toasts(page)).toHaveCount(index + 1);
  }
  await expect(rows(page)).toHaveCount(1);
  const box = await settled(() => page.locator('.toast-action').first().boundingBox());
  if (!box) throw new Error('no button');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a press on Undo undoes the last action, though the pointer expands the toasts before or during it; Delete on a toast dismisses it, and leaves the open message where it is @release', async ({
  page,
}) => {
  const word = ownWord();
  for (let index = 1; index <= 4; index += 1) {
    await sendShort(page, { fullName: `Kişi${index} ${word}` });
  }
  await openAdmin(page, `/admin?q=${word}&scope=folder`);
  const undoneIsTheLast = async () => {
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('Kişi2');
  };

  const [x, y] = await archiveThree(page);
  await page.mouse.move(x, y);
  await expect(page.locator('.toasts')).not.toHaveAttribute('data-behind');
  await settled(() => page.locator('.toast').last().boundingBox());
  await page.mouse.down();
  await page.mouse.up();
  await undoneIsTheLast();

  // The other two come back too.
  for (const count of [3, 4]) {
    await page.keyboard.press('z');
    await expect(rows(page)).toHaveCount(count);
  }
  await page.mouse.move(0, 0);
  await page.goto(`/admin?q=${word}&scope=folder`);
  await test.step('a press that the toasts expand during', async () => {
    const at = await archiveThree(page);
    await Promise.all([page.mouse.move(...at), page.mouse.down()]);
    await expect(page.locator('.toasts')).not.toHaveAttribute('data-behind');
    await page.mouse.up();
    await undoneIsTheLast();
  });

  await page.mouse.move(0, 0);
  await page.goto(`/admin?q=${word}&scope=folder`);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  const heading = page.getByRole('article').getByRole('heading');
  await expect(heading).toContainText('Kişi2');
  for (const place of ['toast', 'region']) {
    await page.keyboard.press(place === 'toast' ? '!' : 'z');
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('Alt+t');
    if (place === 'toast') await page.keyboard.press('Tab');
    await page.keyboard.press('Delete');
    await expect(toasts(page)).toHaveCount(0);
  }
  await expect(heading).toContainText('Kişi1');
  await expect(rows(page)).toHaveCount(2);
});
