import { axeFinds } from '../support/browser/axe.ts';
import { expect, test } from '../support/browser/site.ts';
import { releaseUnless } from '../support/release.ts';

// Chromium logs plain HTTP outside localhost.
test.use({ complaintsExpected: true });

const warnings = {
  tr: { title: 'Bu bağlantı şifreli değil', password: 'Parola' },
  en: { title: 'This connection is not encrypted', password: 'Password' },
};

for (const language of ['tr', 'en'] as const) {
  const { title, password } = warnings[language];

  test(`the login over plain HTTP from another machine shows a warning in ${language}, and can be used${releaseUnless(language === 'tr')}`, async ({
    page,
    baseURL,
  }) => {
    // For the browser this is another machine, although the site answers.
    await page.route('http://intranet.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: baseURL + pathname }) });
    });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('http://intranet.test/admin/login');
    const warning = page.getByRole('alert');
    await expect(warning).toContainText(title);
    await expect(warning).toContainText('https');
    await expect(page.getByLabel(password)).toBeEditable();
    expect(await axeFinds(page)).toEqual([]);
  });
}

test('on this machine the login shows no warning', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('Parola')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
