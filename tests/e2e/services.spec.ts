import type { Page } from '@playwright/test';
import { expect, test, visitPage } from '../support/browser/site.ts';

const feature = (page: Page) => page.getByText('IPsec tüneliyle', { exact: false });
const chapters = (page: Page) => page.getByRole('navigation', { name: 'Bu sayfada' });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(phone);

  test('the features are folded until a tap or the browser’s search, and the line of chapters stays below the header and leads to each', async ({
    page,
  }) => {
    await visitPage(page, '/tr/services');
    await expect(feature(page)).toBeHidden();
    await page.getByRole('heading', { name: 'Operatörler arası arabağlantı' }).tap();
    await expect(feature(page)).toBeVisible();
    // A text fragment is found as the browser's search finds it.
    await page.goto('/tr/about');
    await page.goto('/tr/services#:~:text=webhook%20ile%20adresinize');
    await expect(page.getByText('webhook ile adresinize', { exact: false })).toBeVisible();

    for (const name of ['Araştırma ve geliştirme', 'İletişim teknolojileri']) {
      await chapters(page).getByRole('link', { name }).tap();
      const heading = page.getByRole('main').getByRole('heading', { name, level: 2 });
      await expect(heading).toBeInViewport();
      const [line, header] = await Promise.all([
        chapters(page).boundingBox(),
        page.getByRole('banner').boundingBox(),
      ]);
      expect(line?.y).toBeCloseTo(header?.height ?? 0, 0);
    }
  });
});

test.describe('without a script on a phone', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('a tap unfolds a feature', async ({ page }) => {
    await page.goto('/tr/services');
    await expect(feature(page)).toBeHidden();
    await page.getByRole('heading', { name: 'Operatörler arası arabağlantı' }).tap();
    await expect(feature(page)).toBeVisible();
  });
});

test('on a desktop and on paper every feature is unfolded, and its title is no control', async ({
  page,
}) => {
  await visitPage(page, '/tr/services');
  await expect(feature(page)).toBeVisible();
  const takesFocus = await page.locator('main summary:has(h3)').evaluateAll((all) =>
    all.some((one) => {
      one.focus();
      return one === document.activeElement;
    }),
  );
  expect(takesFocus).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print' });
  await expect(feature(page)).toBeVisible();
});
