import type { Page } from '@playwright/test';
import { identity } from '#contract/content/identity.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test('a company name of 37 characters, or one long word, pushes nothing out of the header or the footer at any width @release', async ({
  page,
}) => {
  await visitPage(page, '/tr');
  let shown: string = identity.shortName;
  for (const name of [
    'Anadolu Uluslararası Telekomünikasyon',
    'Telekomünikasyonveveriiletişimhizmeti',
  ]) {
    await rename(page, shown, name);
    shown = name;
    for (const width of [320, 360, 390, 820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const where = `${name} at ${width}`;
      const parts = page.locator('header').locator('a, button').filter({ visible: true });
      const boxes = await parts.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes.length, where).toBeGreaterThan(2);
      for (const [index, { left, right }] of boxes.entries()) {
        expect(left, where).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
        expect(right, where).toBeLessThanOrEqual(width);
      }
      const menu = page.getByRole('button', { name: width < 1024 ? 'Menüyü aç' : /^Dil/ });
      expect((await menu.boundingBox())?.width, where).toBeGreaterThanOrEqual(44);
      const letters = page.locator('header').getByText(name);
      expect((await letters.boundingBox())?.width, where).toBeGreaterThan(80);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
    }
  }
});

/** Puts another name where the page shows the short one. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  const renamed = await page.evaluate(
    ([old, name]) => {
      const places = [...document.querySelectorAll('header span, footer span')].filter(
        ({ childElementCount, textContent }) => childElementCount === 0 && textContent === old,
      );
      for (const place of places) place.textContent = name;
      return places.length;
    },
    [from, to] as const,
  );
  expect(renamed).toBe(2);
}
