import type { Locator } from '@playwright/test';
import { openAdmin } from '../support/browser/admin-page.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { buttonOf } from '../support/browser/site-menu.ts';
import { releaseUnless } from '../support/release.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const outlineOf = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).outline.replace(/rgb\S*( \d+,?)* ?/, ''));

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with ${colorScheme} forced colours${releaseUnless(colorScheme === 'light')}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('the menu button is drawn in the text colour', async ({ page }) => {
      await visitPage(page, '/tr/contact');
      const button = buttonOf(page);
      const ground = await page
        .getByRole('banner')
        .evaluate((header) => getComputedStyle(header).backgroundColor);
      const drawn = await button.locator('path').evaluate((line) => getComputedStyle(line).stroke);
      expect(drawn).not.toBe(ground);
      expect(drawn).toBe(
        await button.locator('svg').evaluate((sign) => getComputedStyle(sign).color),
      );
    });
  });
}

test('in the admin too an outline marks the current page @release', async ({ page }) => {
  await openAdmin(page);
  const here = page.getByRole('navigation').locator('[aria-current]').first();
  expect(await outlineOf(here)).toMatch(/3px/);
});
