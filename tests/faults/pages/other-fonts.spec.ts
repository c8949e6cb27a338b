import type { Page } from '@playwright/test';
import { hrefFor } from '#contract/content/site-map.ts';
import { facesAreDrawn, lettersInOtherFonts } from '../../support/browser/drawn-fonts.ts';
import { layoutShifts, recordLayoutShifts } from '../../support/browser/layout-shifts.ts';
import { comesAlive, expect, test } from '../../support/browser/site.ts';
import { startSlowLine } from '../../support/browser/slow-line.ts';
import { everyPage } from '../../support/pages/html.ts';
import { dejaVu, installedFonts } from '../../support/pages/installed-fonts.ts';

/** The number of pieces in which the markup of the first screens is sent. */
const pieces = 18;
const largestShift = 0.05;

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const env = { ...launchOptions.env, ...installedFonts(dejaVu) };
    await use({ ...launchOptions, env });
  },
});

for (const width of [390, 1440]) {
  for (const { page: id, language } of everyPage) {
    const path = hrefFor(id, language);

    test(`${path}, ${width} px wide: without an installed fallback font the text hardly moves when the faces come after everything else`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await recordLayoutShifts(page);
      const faces = Promise.withResolvers<void>();
      const line = await startSlowLine(baseURL ?? '', pieces, { faces: faces.promise });
      await page.goto(line.url + path, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      await lastPieceIsPainted(page);
      faces.resolve();
      await comesAlive(page);
      await facesAreDrawn(page);
      const { sum, list } = await layoutShifts(page);
      expect(sum, list).toBeLessThan(largestShift);
      expect(await lettersInOtherFonts(page)).toEqual([]);
      line.hangUp();
    });
  }
}

test('without any installed font the text is shown in the site’s own fonts', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const env = { ...launchOptions.env, ...installedFonts() };
  const browser = await playwright.chromium.launch({ ...launchOptions, env });
  const page = await browser.newPage();
  await page.goto(`${baseURL}/tr/legal`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await heading.boundingBox())?.height).toBeGreaterThan(20);
  await browser.close();
});

/** Waits for the layout shifts of the last piece: they are reported one frame later. */
async function lastPieceIsPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((reported) => setTimeout(reported, 200));
  });
}
