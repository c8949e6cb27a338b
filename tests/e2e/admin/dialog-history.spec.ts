import type { Page } from '@playwright/test';
import {
  openAdmin,
  ownWord,
  sendApplication,
  sendShort,
} from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Erases what is open at once. */
async function eraseOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hemen kalıcı olarak sil…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kalıcı olarak silinsin mi?' });
  await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(dialog).toBeHidden();
}

test('after a message is erased and the next one opens, Back leads to the list', async ({
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

test('after an application is erased, Back leads to the list, not to the erased application @release', async ({
  page,
}) => {
  const word = ownWord();
  await sendApplication(page, { nameSurname: `Elif ${word}` });
  await openAdmin(page, '/admin/overview');
  await page.goto(`/admin/applications?view=list&q=${word}`);
  await rows(page).filter({ hasText: word }).getByRole('link').click();
  await expect(page.getByRole('article')).toBeVisible();
  await eraseOpen(page);
  await expect(
    page.getByText(`Elif ${word} adlı kişinin başvurusu kalıcı olarak silindi.`),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/applications\?/);
  await expect(page.getByText('artık yok')).toHaveCount(0);
});
