import { decideBefore } from '../../support/browser/consent.ts';
import { scrollABit } from '../../support/browser/contact-button.ts';
import { wordsUnder } from '../../support/browser/covered-text.ts';
import { expect, test, visitPage } from '../../support/browser/site.ts';

const part = '[aria-label="Hızlı iletişim"]';

test.beforeEach(({ page }) => decideBefore(page));

const windows = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

for (const [path, selector, open] of [
  ['/tr', part, 'Bize ulaşın'],
  ['/tr/services', part, 'Bize ulaşın'],
  ['/tr/life', part, 'Bize ulaşın'],
  ['/en/privacy', '[aria-label="Quick contact"]', 'Contact us'],
] as const) {
  test(`on ${path} the contact button covers no text while one scrolls down, in any window`, async ({
    page,
  }) => {
    test.slow();
    // Else it would still be sliding out of the window.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitPage(page, path);
    let seen = 0;
    for (const [width, height] of windows) {
      const at = `at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await scrollABit(page);
      await expect(page.locator(selector)).toBeVisible();
      const box = await page.getByRole('button', { name: open }).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), at).toBeLessThanOrEqual(width);
      // Chromium's boxes are of single precision.
      if (width < 1024 || width >= 1440) expect(box?.width, at).toBeCloseTo(box?.height ?? 0, 3);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let top = 200; top < end; top += Math.max(height / 3, end / 30)) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        for (const _ of ['scrolled', 'rendered']) {
          await page.evaluate(() => new Promise(requestAnimationFrame));
        }
        if (await page.locator(selector).isVisible()) seen += 1;
        expect(await wordsUnder(page, selector), `${at}, ${top} px down`).toEqual([]);
      }
    }
    expect(seen).toBeGreaterThan(80);
  });
}
