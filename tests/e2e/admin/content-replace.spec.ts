import { expect } from '@playwright/test';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSaved } from '../../support/browser/editor.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';

test('Enter replaces nothing, wherever it is pressed in a search; the button with the number does @release', async ({
  page,
}) => {
  await openAdmin(page, '/admin/content/replace');
  await page.getByLabel('Aranan').fill('operatör');
  await page.getByLabel('Aranan').press('Enter');
  await page.getByLabel('Yerine yazılacak').fill('işletmeci');
  await page.getByLabel('Yerine yazılacak').press('Enter');
  await page.getByRole('checkbox', { name: 'Yalnızca tam sözcük' }).press('Enter');
  const submit = page.getByRole('button', { name: /^Seçilenleri değiştir \([1-9]/ });
  await expect(submit).toBeVisible();
  await expect(page.getByText(/yer değiştirildi/)).toBeHidden();
  await expect(page.getByRole('deletion').first()).toBeVisible();
  await submit.press('Enter');
  await expect(page.getByText(/yer değiştirildi/)).toBeVisible();
  await isSaved(page);
});
