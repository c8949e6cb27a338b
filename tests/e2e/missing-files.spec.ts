import type { Locator, Page } from '@playwright/test';
import { decideBefore } from '../support/browser/consent.ts';
import { openContactForm } from '../support/browser/contact-button.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

// The browser logs each file that fails to load.
test.use({ complaintsExpected: true });

test.beforeEach(({ page }) => decideBefore(page));

type Part = {
  /** The file that fails to load. Only the part's own code imports it. */
  readonly file: string;
  readonly page: string;
  readonly open: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
};

const choose = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

const parts: Readonly<Record<string, Part>> = {
  'the next page': {
    file: 'life-*.js',
    page: '/tr',
    open: (page) => choose(page, 'Yaşam'),
    shown: (page) => page.locator('#join-team'),
  },
  'the form in the contact dialog': {
    file: 'simple-form-*.js',
    page: '/tr/about',
    open: (page) => openContactForm(page),
    shown: (page) => page.getByRole('dialog').getByLabel('Mesaj'),
  },
  'the full form': {
    file: 'large-form-*.js',
    page: '/tr/contact',
    open: (page) => page.getByRole('button', { name: 'Ayrıntılı form' }).click(),
    shown: (page) => page.getByRole('main').getByLabel('Konu', { exact: true }),
  },
};

const failureOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'yüklenemedi' });

for (const [what, { file, page: path, open, shown }] of Object.entries(parts)) {
  test(`if ${file} fails to load, ${what} shows an error, and one press loads it again @release`, async ({
    page,
  }) => {
    let requested = 0;
    let broken = true;
    await page.route(`**/assets/${file}*`, (route) => {
      requested += 1;
      return broken ? route.abort() : route.continue();
    });
    await visitPage(page, path);
    await open(page);
    await expect(failureOf(page)).toBeVisible();
    expect(requested).toBeGreaterThan(1);
    await expect(shown(page)).toHaveCount(0);
    broken = false;
    await failureOf(page).getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(shown(page)).toBeVisible();
  });
}

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
