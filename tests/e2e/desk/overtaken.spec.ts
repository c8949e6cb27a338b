import type { Page } from '@playwright/test';
import { openDesk, ownWord, sendShort } from '../../support/desk-page.ts';
import { expect, test } from '../../support/site.ts';

/** Has the API answer the next such request at once (`answered`), and the page have that answer at `release`. */
async function holdAnswer(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(address, async (route) => {
    if (isHeld || route.request().method() !== 'GET') return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    answer();
    await released;
    await route.fulfill({ response });
  });
  return { answered, release };
}

test('what arrives while the list is on its way is listed', async ({ page }) => {
  const word = ownWord();
  const list = await holdAnswer(page, '**/api/Admin/Messages?*');
  await openDesk(page, `/admin?q=${word}`);
  await list.answered;
  await sendShort(page, { fullName: `Geç ${word}` });
  await expect(page.getByText(`Geç ${word}`)).toBeVisible();
  list.release();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([`Geç ${word}`]);
});

test('an answer that was overtaken by a change does not make the next change a conflict', async ({
  page,
}) => {
  const id = await sendShort(page, { fullName: 'Sıra Bekleyen' });
  const saved = () =>
    page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  const isRead = saved();
  await openDesk(page, `/admin/messages/${id}`);
  const note = page.getByRole('textbox', { name: 'Not' });
  await isRead;
  const fresh = await holdAnswer(page, `**/api/Admin/Messages/${id}`);
  let isSaved = saved();
  await note.fill('Bir');
  await isSaved;
  await fresh.answered;
  isSaved = saved();
  await note.fill('Bir, iki');
  await isSaved;
  fresh.release();
  isSaved = saved();
  await note.fill('Bir, iki, üç');
  await isSaved;
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Bir, iki, üç');
});
