import { hrefFor } from '#contract/content/site-map.ts';
import { clippedHeadings } from '../support/browser/clipped-headings.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { facesAreDrawn } from '../support/browser/drawn-fonts.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { everyPage } from '../support/pages/html.ts';

// For the style sheets that show what is lost.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { page: id, language } of everyPage) {
  const path = hrefFor(id, language);
  test(`${path}: at no width a picture or an edge cuts a letter of a heading @release`, async ({
    page,
  }) => {
    test.slow();
    // The banner lies over what is at the window's foot until a choice is made.
    await decideBefore(page);
    await visitPage(page, path);
    for (const width of [360, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await facesAreDrawn(page);
      expect(await clippedHeadings(page), `at ${width}`).toEqual([]);
    }
  });
}
