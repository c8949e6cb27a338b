import { hrefFor } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { releaseUnless } from '../support/release.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => decideBefore(page));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of languages) {
    test(`the ${language} contact page shows the first field of its form without scrolling${releaseUnless(language === 'tr')}`, async ({
      page,
    }) => {
      await visitPage(page, hrefFor('contact', language));
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeInViewport({
        ratio: 1,
      });
    });
  }
});

test('the decorative line’s wave is fully visible at every width @release', async ({ page }) => {
  for (const id of ['privacy', 'cookies', 'legal'] as const) {
    await page.goto(hrefFor(id, 'tr'));
    for (const width of [320, 390, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const [line, window] = await page.evaluate(() => {
        const path = document.querySelector<SVGPathElement>('main path.drawn');
        const matrix = path?.getScreenCTM();
        if (!path || !matrix) throw new Error('there is no line');
        const length = path.getTotalLength();
        const points = Array.from({ length: 600 }, (_, index) =>
          path.getPointAtLength((index / 599) * length).matrixTransform(matrix),
        );
        const level = points[0]?.y ?? 0;
        const swinging = points.filter(({ y }) => Math.abs(y - level) > 1).map(({ x }) => x);
        const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
        return [
          { from: Math.min(...swinging), to: Math.max(...swinging), first, last },
          innerWidth,
        ] as const;
      });
      expect(line.from, `${id} at ${width}`).toBeGreaterThan(0);
      expect(line.to, `${id} at ${width}`).toBeLessThan(window);
      expect(line.first, `${id} at ${width}`).toBeLessThan(0);
      expect(line.last, `${id} at ${width}`).toBeGreaterThan(window);
    }
  }
});

test('a certificate’s date stays on one line at every width @release', async ({ page }) => {
  for (const language of languages) {
    await visitPage(page, hrefFor('certificates', language));
    for (const width of [320, 390, 640, 820, 1024, 1160, 1280, 1344, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const pills = await page.locator('[data-state]').evaluateAll((found) =>
        found.map((pill) => {
          const range = document.createRange();
          range.selectNodeContents(pill);
          const frame = pill.closest('article')?.getBoundingClientRect();
          const box = pill.getBoundingClientRect();
          const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
          return {
            lines: new Set(bottoms).size,
            inside: frame !== undefined && box.left >= frame.left && box.right <= frame.right,
          };
        }),
      );
      expect(pills, `${language} at ${width}`).toEqual(Array(4).fill({ lines: 1, inside: true }));
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(reach, `${language} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('the home page’s two dark cards and its footer differ in colour from the page @release', async ({
    page,
  }) => {
    await visitPage(page, hrefFor('home', 'tr'));
    const grounds = await page.evaluate(() => {
      const ground = (element: Element | null) =>
        element ? getComputedStyle(element).backgroundColor : '';
      const cards = [...document.querySelectorAll('[aria-labelledby=home-more] li > a')];
      return {
        page: ground(document.documentElement),
        footer: ground(document.querySelector('footer')),
        cards: cards.map(ground),
      };
    });
    expect(grounds.cards).toHaveLength(2);
    for (const card of grounds.cards) expect(card).not.toBe(grounds.page);
    expect(grounds.footer).not.toBe(grounds.page);
  });
});
