import type { Page } from '@playwright/test';
import { languages } from '#contract/languages.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

const widths = [
  320, 360, 390, 430, 480, 560, 640, 767, 768, 820, 912, 1023, 1024, 1100, 1200, 1280, 1366, 1440,
  1536, 1680, 1920, 2200, 2560,
];
/** The least distance between a text and the line, in pixels. */
const air = 6;

declare global {
  interface Window {
    linePoints?: DOMPoint[];
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  test(`the ${language} text of the first screen keeps a distance from the skyline’s line at every width @release`, async ({
    page,
  }) => {
    await page.goto(`/${language}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await pointsInText(page, air), `${language} at ${width}`).toEqual([]);
    }
  });
}

test('the signal before the skyline is fully visible from tablet width up @release', async ({
  page,
}) => {
  await page.goto('/tr');
  for (const width of widths.filter((each) => each >= 768)) {
    await page.setViewportSize({ width, height: 900 });
    const from = await page.evaluate(() => {
      const line = document.querySelector<SVGPathElement>('.skyline-line path');
      const matrix = line?.getScreenCTM();
      if (!line || !matrix) throw new Error('there is no line');
      const step = line.getTotalLength() / 800;
      const points = Array.from({ length: 400 }, (_, index) => line.getPointAtLength(index * step));
      const level = points[0]?.y ?? 0;
      const swinging = points.find(({ y }) => Math.abs(y - level) > 3);
      return swinging?.matrixTransform(matrix).x;
    });
    expect(from, `at ${width}`).toBeGreaterThan(0);
  }
});

/** The points of the line, in screen coordinates, that are in or too near a line of text or a button. */
function pointsInText(page: Page, margin: number) {
  return page.evaluate((near) => {
    const hero = document.querySelector('.home-hero');
    const line = document.querySelector<SVGPathElement>('.skyline-line path');
    const matrix = line?.getScreenCTM();
    if (!hero || !line || !matrix) throw new Error('there is no hero, or no line');
    const words = [...hero.querySelectorAll('h1, p:not(:has(a)), a')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.matches('a') ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    });
    if (words.length < 5) throw new Error('there are no words');
    const length = line.getTotalLength();
    const samples = 1500;
    // Cached: the path is the same at every width, and slow to measure.
    window.linePoints ??= Array.from({ length: samples }, (_, index) =>
      line.getPointAtLength((length * index) / samples),
    );
    return window.linePoints
      .map((point) => point.matrixTransform(matrix))
      .filter(({ x, y }) =>
        words.some(
          (box) =>
            x > box.left - near &&
            x < box.right + near &&
            y > box.top - near &&
            y < box.bottom + near,
        ),
      )
      .map(({ x, y }) => [Math.round(x), Math.round(y)]);
  }, margin);
}

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasTouch: true });

  test('the figures below the first screen stand whole while they come in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await visitPage(page, '/tr');
    const seen = await page.evaluate(async () => {
      const figures = document.querySelectorAll('main dl dd');
      const texts = new Set<string>();
      let moved = 0;
      for (let top = 0; top < 1600; top += 20) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        texts.add([...figures].map(({ textContent }) => textContent).join(' '));
        moved = Math.max(moved, document.getAnimations().length);
      }
      return { texts: [...texts], moved };
    });
    expect(seen.texts).toEqual(['15+ 150+ 350+ 24/7']);
    expect(seen.moved).toBeGreaterThan(0);
  });
});
