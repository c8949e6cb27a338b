import { expect, test, visitPage } from '../support/browser/site.ts';

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
