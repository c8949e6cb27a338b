import type { Page, Route } from '@playwright/test';
import { hrefFor } from '#contract/content/site-map.ts';
import { facesAreDrawn, lettersInOtherFonts } from '../support/browser/drawn-fonts.ts';
import { layoutShifts, recordLayoutShifts } from '../support/browser/layout-shifts.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import { comesAlive, expect, test, visitPage } from '../support/browser/site.ts';
import { everyPage } from '../support/pages/html.ts';
import { releaseUnless } from '../support/release.ts';

/** Cumulative Layout Shift; Web Vitals call 0.1 good. */
const largestShift = 0.05;

/** There a line of text in view breaks differently in the fallback font. */
const shifting = '/en/about 360';

for (const width of [360, 1440]) {
  for (const path of everyPage.map(({ page: id, language }) => hrefFor(id, language))) {
    const isFirst = shifting === `${path} ${width}`;
    test(`${path}, ${width} px wide: the text is readable before its faces arrive, is drawn in them however late they do, and hardly moves${releaseUnless(isFirst)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordLayoutShifts(page);
      const faces = await holdFaces(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      await expect.poll(faces.held).toBeGreaterThan(1);
      await expect.poll(() => hasPainted(page)).toBe(true);
      expect(await hiddenUntilLoaded(page)).toEqual([]);
      expect(await lettersInOtherFonts(page)).not.toEqual([]);

      faces.release();
      await comesAlive(page);
      await facesAreDrawn(page);
      expect(await lettersInOtherFonts(page)).toEqual([]);
      const { sum, list } = await layoutShifts(page);
      expect(sum, list).toBeLessThan(largestShift);
    });
  }
}

test('the text is drawn in its faces at the next visit and on the page after a link too @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const visit of ['first', 'next']) {
    await visitPage(page, '/tr/life');
    await facesAreDrawn(page);
    expect(await lettersInOtherFonts(page), visit).toEqual([]);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gizlilik' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gizlilik' })).toBeVisible();
  expect(await lettersInOtherFonts(page)).toEqual([]);
});

test('letters of other languages are shown in the site’s font on pages where names are typed @release', async ({
  page,
}) => {
  await page.goto('/tr/contact', { waitUntil: 'networkidle' });
  await page.getByLabel('Ad Soyad').click();
  await networkRests(page);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Łukasz Núñez Åström';
  });
  await page.evaluate(() => document.fonts.ready);
  await networkRests(page);
  expect(await lettersInOtherFonts(page)).toEqual([]);
});

/** Delays both faces until `release`. */
async function holdFaces(page: Page) {
  const waiting: Route[] = [];
  let released = false;
  await page.route('**/*.woff2', (route) => {
    if (released) return route.continue();
    waiting.push(route);
  });
  return {
    held: () => waiting.length,
    release() {
      released = true;
      for (const route of waiting) void route.continue();
    },
  };
}

const hasPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** The families whose text would be blank while they load. */
const hiddenUntilLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ display, status }) => status === 'loading' && display !== 'swap')
      .map(({ family }) => family),
  );
