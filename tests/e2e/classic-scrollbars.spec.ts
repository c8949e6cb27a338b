import { decideBefore } from '../support/browser/consent.ts';
import { expect, test as siteTest, visitPage } from '../support/browser/site.ts';

/** With scrollbars that take up space, as on Windows. Playwright hides them by default. */
const test = siteTest.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('an open dialog moves nothing behind it, and the page’s backgrounds reach the window’s edge @release', async ({
  page,
}) => {
  await decideBefore(page);
  await visitPage(page, '/tr');
  // The button appears at the first scroll.
  await page.mouse.wheel(0, 100);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  const scrollbarWidth = await page.evaluate(
    () => innerWidth - document.documentElement.clientWidth,
  );
  expect(scrollbarWidth).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Bize ulaşın' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
  const toEdge = await page.evaluate(() =>
    [...document.querySelectorAll('header, .home-hero, footer')].map(
      (part) => innerWidth - part.getBoundingClientRect().right,
    ),
  );
  expect(toEdge).toEqual([0, 0, 0]);
});
