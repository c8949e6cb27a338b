import type { Page } from '@playwright/test';
import { openAdmin, ownWord, sendShort } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const heading = (page: Page) => page.getByRole('article').getByRole('heading');

async function openInbox(page: Page, count: number): Promise<string> {
  const word = ownWord();
  for (let index = 1; index <= count; index += 1) {
    await sendShort(page, { fullName: `Kişi${index} ${word}` });
  }
  await openAdmin(page, `/admin?q=${word}&scope=folder`);
  await expect(rows(page)).toHaveCount(count);
  return word;
}

test('z undoes every kind of action, the last one first, and says which; e in the archive moves a message to the inbox, says so and offers to undo it', async ({
  page,
}) => {
  const word = await openInbox(page, 2);
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Kişi2');
  await page.keyboard.press('s');
  const first = rows(page).first();
  await expect(first.getByRole('button', { name: 'Yıldızı kaldır' })).toBeVisible();
  // Starring is announced, and takes no toast.
  await expect(page.getByRole('status').filter({ hasText: '1 mesaj yıldızlandı.' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Geri al' })).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('z');
  await expect(page.getByText('Geri alındı: 1 mesaj arşive kaldırıldı.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(first).toHaveAttribute('data-restored');
  await page.keyboard.press('z');
  await expect(page.getByText('Geri alındı: 1 mesaj yıldızlandı.')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Yıldızla' })).toBeAttached();

  await page.keyboard.press('e');
  await expect(rows(page)).toHaveCount(1);
  await page.goto(`/admin?folder=archived&q=${word}&scope=folder`);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('e');
  await expect(rows(page)).toHaveCount(0);
  const words = '1 mesaj gelen kutusuna taşındı.';
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(page.getByText(`Geri alındı: ${words}`)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('a toast covers no control at any width, in either language @release', async ({ page }) => {
  const word = ownWord();
  await sendShort(page, { fullName: `Uzun Ad ${word}` });
  for (const language of ['tr', 'en'] as const) {
    await openAdmin(page, `/admin?q=${word}`, { language });
    await rows(page).first().getByRole('link').click();
    for (const width of [390, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await page.keyboard.press('!');
      await page.keyboard.press('!');
      const undo = page.getByRole('button', { name: language === 'tr' ? 'Geri al' : 'Undo' });
      await expect(undo.first()).toBeVisible();
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea, select)')]
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const { left, top, width, height } = control.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return found?.closest('.toasts');
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(covered, `at ${width}, ${language}`).toEqual([]);
    }
  }
});
