import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { layoutShifts, recordLayoutShifts } from '../support/browser/layout-shifts.ts';
import { expect, test } from '../support/browser/site.ts';
import { startSlowLine } from '../support/browser/slow-line.ts';
import { releaseUnless } from '../support/release.ts';

declare global {
  interface Window {
    notePaint(): void;
  }
}

/** The number of pieces with the markup of the first screens; later ones move nothing visible. */
const pieces = 18;
/** A heading centred beside its picture moves up when its lead arrives, and may break differently in its own font. */
const largestShift = 0.05;

for (const [index, name] of pageIds.entries()) {
  const width = index % 2 ? 390 : 1440;
  test(`${name}, ${width} px wide: on a slow connection nothing painted moves while the rest loads${releaseUnless(index < 2)}`, async ({
    page,
    baseURL,
  }) => {
    const { promise: painted, resolve: notePaint } = Promise.withResolvers<void>();
    const line = await startSlowLine(baseURL ?? '', pieces, { painted });
    await page.exposeFunction('notePaint', notePaint);
    await page.addInitScript(() => {
      const note = () => window.notePaint();
      new PerformanceObserver(note).observe({ type: 'paint', buffered: true });
    });
    await page.setViewportSize({ width, height: 844 });
    await recordLayoutShifts(page);
    await page.goto(line.url + hrefFor(name, 'tr'));
    const { sum, list } = await layoutShifts(page);
    expect(sum, list).toBeLessThan(largestShift);
    line.hangUp();
  });
}
