import { hrefFor } from '#web/site-map.ts';
import { everyPage } from '../support/html.ts';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/site.ts';
import { startSlowLine } from '../support/slow-line.ts';

/** The number of pieces with the markup of the first screens; later ones move nothing visible. */
const pieces = 18;
/** A heading centred beside its picture moves up when its lead arrives, and may break differently in its own font. */
const largestShift = 0.05;

for (const width of [390, 1440]) {
  for (const { page: name, language } of everyPage) {
    if (language === 'en') continue;
    test(`${name}, ${width} px wide: on a slow connection nothing painted moves while the rest loads`, async ({
      page,
      baseURL,
    }) => {
      const line = await startSlowLine(baseURL ?? '', pieces);
      await page.setViewportSize({ width, height: 844 });
      await recordLayoutShifts(page);
      await page.goto(line.url + hrefFor(name, language));
      const paints = await page.evaluate(() => performance.getEntriesByType('paint').length);
      expect(paints).toBeGreaterThan(0);
      const { sum, list } = await layoutShifts(page);
      expect(sum, list).toBeLessThan(largestShift);
      line.hangUp();
    });
  }
}
