import type { Page } from '@playwright/test';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { settled } from '../support/browser/settled.ts';
import { comesAlive, expect, holdBack, test, visitPage } from '../support/browser/site.ts';

const scripts = '**/assets/*.js';
const opening = (page: Page) => page.locator('html[data-opening]');

for (const width of [390, 1440]) {
  test(`at ${width} px nothing visible moves when the rest of the page is laid out @release`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const id of pageIds) {
      const path = hrefFor(id, 'tr');
      const release = await holdBack(page, scripts);
      await page.goto(path);
      // The web fonts load after the first paint and move text, on a busy machine later than `fonts.ready`.
      const fetched = () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      await expect.poll(async () => (await page.evaluate(fetched)).length).toBe(2);
      await page.evaluate(() => document.fonts.ready);
      await expect(opening(page)).toBeAttached();
      const before = await settled(() => placesInSight(page));
      release();
      await comesAlive(page);
      await expect(opening(page)).not.toBeAttached();
      expect(await placesInSight(page), path).toEqual(before);
      await page.unroute(scripts);
    }
  });
}

test('a page is fully laid out once its script runs', async ({ page }) => {
  await visitPage(page, '/tr');
  await expect(opening(page)).not.toBeAttached();
});

test('the first touch lays out the whole page, even before the script has loaded', async ({
  page,
}) => {
  await holdBack(page, scripts);
  await page.goto('/tr/privacy');
  await expect(opening(page)).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(opening(page)).not.toBeAttached();
});

test('a reload keeps the scroll position, even before the script has loaded @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/about');
  const title = page.locator('#values-title');
  await title.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const before = await title.boundingBox();
  await holdBack(page, scripts);
  await page.reload();
  await expect(opening(page)).not.toBeAttached();
  await expect
    .poll(async () => Math.round((await title.boundingBox())?.y ?? 0))
    .toBe(Math.round(before?.y ?? -1));
});

test('a link to a section scrolls to it, even before the script has loaded @release', async ({
  page,
}) => {
  await holdBack(page, scripts);
  await page.goto('/tr/about#values');
  await expect(opening(page)).not.toBeAttached();
  await expect(page.locator('#values')).toBeInViewport();
});

/** The positions of the headings, texts and pictures in the window. */
function placesInSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header a, main h1, main h2, main p, main img, main a')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < innerHeight)
      .map(({ element, box }) =>
        [element.tagName, ...[box.left, box.top, box.width, box.height].map(Math.round)].join(' '),
      ),
  );
}
