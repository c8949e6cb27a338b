import type { Page } from '@playwright/test';
import { apply } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect, holdBack } from '../../support/browser/site.ts';

const planning = (page: Page) => page.getByRole('dialog', { name: 'Görüşme' });
const year = new Date().getUTCFullYear() + 1;

test('what is typed of another interview stays when one that is being saved is saved', async ({
  page,
  own,
}) => {
  const first = await apply(own, { nameSurname: 'Işıl Çağ' });
  await apply(own, { nameSurname: 'Ömer Şahin' });
  await openAdmin(page, '/admin/applications?view=list', { own });
  await page.getByRole('link', { name: /Işıl Çağ/ }).click();
  await expect(page.getByRole('article').getByRole('heading').first()).toContainText('Işıl Çağ');
  await page.keyboard.press('i');
  await planning(page).getByLabel('Gün').fill(`${year}-01-15`);
  await planning(page).getByLabel('Saat', { exact: true }).fill('14:00');
  const release = await holdBack(page, `**/api/Admin/Applications/${first.id}`, 'PATCH');
  await planning(page).getByRole('button', { name: 'Kaydet' }).click();
  await page.keyboard.press('Escape');
  await expect(planning(page)).toBeHidden();
  await page.getByRole('link', { name: /Ömer Şahin/ }).click();
  await expect(page.getByRole('article').getByRole('heading').first()).toContainText('Ömer Şahin');
  await page.keyboard.press('i');
  const place = planning(page).getByLabel('Yer ya da bağlantı');
  await place.fill('3. kat');
  const saved = page.waitForResponse((each) => each.request().method() === 'PATCH');
  release();
  await saved;
  // Only then the form has gone on.
  await expect(page.locator('.toast-action')).toBeAttached();
  // The next key is typed after that.
  await place.press('End');
  await place.press('!');
  await expect(place).toHaveValue('3. kat!');
});
