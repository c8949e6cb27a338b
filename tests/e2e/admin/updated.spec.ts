import { apply } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

// The browser logs what is missing.
test.use({ complaintsExpected: true });

test('a page whose file went with an update of the site offers a reload, and Back leads to what is typed @release', async ({
  page,
  own,
}) => {
  await page.route('**/assets/overview-*.js*', (route) => route.fulfill({ status: 404 }));
  const { id } = await apply(own);
  await openAdmin(page, `/admin/applications/${id}`, { own });
  const criteria = page.getByRole('dialog', { name: 'Değerlendirme ölçütleri' });
  await page.getByRole('button', { name: 'Ölçütleri belirle' }).click();
  await criteria.getByRole('textbox').fill('Yarım kalan');
  await page.keyboard.press('Escape');
  await expect(criteria).toBeHidden();
  await page.getByRole('link', { name: 'Özet' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: /Yenile/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Ölçütleri belirle' }).click();
  await expect(criteria.getByRole('textbox')).toHaveValue('Yarım kalan');
});
