import type { Page } from '@playwright/test';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

// The browser logs each file that fails to load.
test.use({ complaintsExpected: true });

test.beforeEach(({ page }) => decideBefore(page));

const failureOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'yüklenemedi' });

/** A style sheet, and in some browsers a module that another one imports, is there only after a reload. */
for (const file of ['large-form-*.css', 'phone-field-*.js']) {
  test(`if ${file} fails to load, one press brings the form, and what was typed is there`, async ({
    page,
  }) => {
    await visitPage(page, '/tr/contact');
    await page.getByRole('main').getByLabel('Ad Soyad').fill('Sabırlı');
    const full = page.getByRole('button', { name: 'Ayrıntılı form' });
    await page.route(`**/assets/${file}*`, (route) => route.abort());
    await full.click();
    const retry = failureOf(page).getByRole('button', { name: 'Yeniden dene' });
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('main').getByLabel('Konu', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Kısa bir not' }).click();
    await expect(page.getByRole('main').getByLabel('Ad Soyad')).toHaveValue('Sabırlı');
  });
}
