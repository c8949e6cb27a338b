import { axeFindsNothing } from '../support/browser/axe.ts';
import { expect, test } from '../support/browser/site.ts';

// Chromium logs plain HTTP outside localhost.
test.use({ complaintsExpected: true });

test('the login over plain HTTP from another machine shows a warning, and can be used', async ({
  page,
  baseURL,
}) => {
  // For the browser this is another machine, although the site answers.
  await page.route('http://intranet.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname }) });
  });
  await page.goto('http://intranet.test/admin/login');
  const warning = page.getByRole('alert');
  await expect(warning).toContainText('Bu bağlantı şifreli değil');
  await expect(warning).toContainText('https');
  await expect(page.getByLabel('Parola')).toBeEditable();
  await axeFindsNothing(page, 'the login');
});

test('on this machine the login shows no warning', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('Parola')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
