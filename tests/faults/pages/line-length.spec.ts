import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { decideBefore } from '../../support/browser/consent.ts';
import { lineLengths } from '../../support/browser/line-length.ts';
import { expect, test, visitPage } from '../../support/browser/site.ts';

const widths = [390, 1440, 1920, 2560];

for (const language of languages) {
  test(`lines of running text have room for 46 to 70 characters, and none has more than 72, on every ${language} page from 390 to 2560 px`, async ({
    page,
  }) => {
    test.slow();
    await decideBefore(page);
    let measured = 0;
    for (const id of pageIds) {
      await visitPage(page, hrefFor(id, language));
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const { of, fitting, longest } of await lineLengths(page)) {
          measured += 1;
          expect(fitting, `${id} at ${width}: ${of}`).toBeGreaterThanOrEqual(46);
          expect(longest, `${id} at ${width}: ${of}`).toBeLessThanOrEqual(72);
          expect(fitting, `${id} at ${width}: ${of}`).toBeLessThan(70.5);
        }
      }
    }
    expect(measured).toBeGreaterThan(200);
  });
}
