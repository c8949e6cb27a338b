import type { Page } from '@playwright/test';
import { expect, failLater, holdBack, test, visitPage } from '../support/browser/site.ts';
import { releaseUnless } from '../support/release.ts';

const place = (page: Page) => page.evaluate(() => scrollY);
const footerTop = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top);

for (const [width, height] of [
  [390, 844],
  [1920, 1200],
] as const) {
  test.describe(`in a window of ${width} × ${height}${releaseUnless(width === 390)}`, () => {
    // The browser logs each file that fails to load.
    test.use({ viewport: { width, height }, complaintsExpected: true });

    test('the footer stays below the window while the next page loads, if it fails to load, and while it is retried', async ({
      page,
    }) => {
      await visitPage(page, '/tr/privacy');
      const texts = '**/content/tr/life.json';
      const fail = await failLater(page, texts, 'GET');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Yaşam', exact: true }).click();
      await expect(page.getByText('Loading…')).toBeVisible();
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
      fail();
      const retry = page.getByRole('button', { name: 'Yeniden dene' });
      await expect(retry).toBeInViewport();
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
      const before = [await place(page), await footerTop(page)];
      await page.unroute(texts);
      const release = await holdBack(page, texts);
      await retry.click();
      await expect(page.getByText('Loading…')).toBeInViewport();
      expect([await place(page), await footerTop(page)]).toEqual(before);
      release();
      await expect(page.locator('#team-spirit')).toBeAttached();
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
      expect(await place(page)).toBe(0);
    });

    test('a form that is loading neither scrolls the page nor moves the footer up @release', async ({
      page,
    }) => {
      await visitPage(page, '/tr/contact');
      const release = await holdBack(page, '**/assets/large-form-*.js');
      const choice = page.getByRole('button', { name: 'Ayrıntılı form' });
      await choice.evaluate((button) => {
        scrollBy({ top: button.getBoundingClientRect().top - 100, behavior: 'instant' });
      });
      const before = await place(page);
      await choice.click();
      await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
      expect(await place(page)).toBe(before);
      const whileLoading = await footerTop(page);
      release();
      await expect(page.getByLabel('Konu', { exact: true })).toBeVisible();
      expect(await place(page)).toBe(before);
      // The content is at least as high as its placeholder, so nothing below it moves up.
      expect(await footerTop(page)).toBeGreaterThanOrEqual(whileLoading);
    });
  });
}
