import type { Page } from '@playwright/test';
import { openAdmin, ownWord, sendShort } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Erases what is open at once. */
async function eraseOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hemen kalıcı olarak sil…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kalıcı olarak silinsin mi?' });
  await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(dialog).toBeHidden();
}

test('after a message is erased and the next one opens, Back leads to the list @release', async ({
  page,
}) => {
  const word = ownWord();
  for (const name of ['Birinci', 'İkinci']) {
    await sendShort(page, { fullName: `${name} ${word}`, message: `${word} mesajı` });
  }
  await openAdmin(page, `/admin?q=${word}&scope=folder`);
  await rows(page).filter({ hasText: 'İkinci' }).getByRole('link').click();
  const detail = page.getByRole('article');
  await expect(detail.getByRole('heading', { name: `İkinci ${word}` })).toBeVisible();
  await eraseOpen(page);
  const said = `İkinci ${word} adlı kişinin mesajı kalıcı olarak silindi.`;
  await expect(page.getByText(said)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(detail.getByRole('heading', { name: `Birinci ${word}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/admin?q=${word}&scope=folder`);
  await expect(detail).toHaveCount(0);
});
