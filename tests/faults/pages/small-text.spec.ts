import AxeBuilder from '@axe-core/playwright';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { expect, test, visitPage } from '../../support/browser/site.ts';

/** The number of characters above which a text is more than a label. */
const longestLabel = 60;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('text under 16 px is a label, with a contrast of 7 to 1 in either scheme', async ({
  page,
}) => {
  test.slow();
  for (const id of pageIds) {
    await page.setViewportSize(
      pageIds.indexOf(id) % 2 ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
    await visitPage(page, hrefFor(id, 'tr'));
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) =>
          [...element.childNodes].some((child) => child instanceof Text && child.data.trim()),
        )
        .filter((element) => element.checkVisibility() && element.closest('#root'))
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
        .map((element) => {
          element.dataset.small = '';
          return element.textContent?.trim() ?? '';
        }),
    );
    expect(
      small.filter((text) => text.length > longestLabel),
      id,
    ).toEqual([]);
    if (small.length === 0) continue;
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page })
        .include('[data-small]')
        .withRules('color-contrast-enhanced')
        .setLegacyMode()
        .analyze();
      expect(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        `${id} in the ${colorScheme} scheme`,
      ).toEqual([]);
    }
  }
});
