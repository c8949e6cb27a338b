import { hrefFor } from '#contract/content/site-map.ts';
import { facesAreDrawn, lettersInOtherFonts } from '../../support/browser/drawn-fonts.ts';
import { layoutShifts, recordLayoutShifts } from '../../support/browser/layout-shifts.ts';
import { expect, test, visitPage } from '../../support/browser/site.ts';
import { everyPage } from '../../support/pages/html.ts';

/** Cumulative Layout Shift; Web Vitals call 0.1 good. */
const largestShift = 0.05;

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const) {
  for (const time of ['first', 'second', 'third']) {
    test(`at ${width} px every page is drawn in the brand's faces, and hardly moves (${time} time)`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      for (const { page: id, language } of everyPage) {
        const path = hrefFor(id, language);
        // Of its own, so nothing is cached.
        const context = await browser.newContext({ viewport: { width, height } });
        const page = await context.newPage();
        await recordLayoutShifts(page);
        await visitPage(page, baseURL + path);
        await facesAreDrawn(page);
        expect(await lettersInOtherFonts(page), path).toEqual([]);
        const { sum, list } = await layoutShifts(page);
        expect(sum, `${path} ${list}`).toBeLessThan(largestShift);
        await context.close();
      }
    });
  }
}
