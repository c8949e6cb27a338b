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
    file: 'texts-*.js',
    page: '/tr',
    open: (page) => choose(page, 'Yaşam'),
    shown: (page) => page.locator('#join-team'),
  },
  'the form in the contact dialog': {
    file: 'forms-*.js',
    page: '/tr/about',
    open: (page) => openContactForm(page),
    shown: (page) => page.getByRole('dialog').getByLabel('Mesaj'),
  },
  'the request for a quote': {
    file: 'calls-*.js',
    page: '/tr/contact',
    open: (page) => page.getByRole('button', { name: 'Teklif' }).click(),
    shown: (page) => page.getByRole('main').getByLabel('Ülkeler', { exact: true }),
  },
  'the full form': {
    file: 'large-form-*.css',
    page: '/tr/contact',
    open: (page) => page.getByRole('button', { name: 'Ayrıntılı form' }).click(),
    shown: (page) => page.getByRole('main').getByLabel('Konu', { exact: true }),
  },
};

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
    const failure = page.getByRole('alert').filter({ hasText: 'yüklenemedi' });
    await expect(failure).toBeVisible();
    expect(requested).toBeGreaterThan(0);
    await expect(shown(page)).toHaveCount(0);
    broken = false;
    await failure.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(shown(page)).toBeVisible();
  });
}
