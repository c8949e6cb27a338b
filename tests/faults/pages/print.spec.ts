import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { printedPages } from '../../support/browser/printed-pages.ts';
import { expect, test, visitPage } from '../../support/browser/site.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`from a ${colorScheme} screen`, () => {
    test.use({ colorScheme });

    test('a legal page is printed as black text on white, without header or navigation', async ({
      page,
    }) => {
      await visitPage(page, '/tr/privacy');
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const faint = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, p, a, time), footer p')]
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).color)
          .filter((color) => Math.max(...(color.match(/\d+/g) ?? []).map(Number)) > 0x22),
      );
      expect(faint).toEqual([]);
      const grounds = await page.evaluate(() =>
        ['html', 'main > div'].map(
          (selector) =>
            getComputedStyle(document.querySelector(selector) as Element).backgroundColor,
        ),
      );
      for (const ground of grounds)
        expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
    });
  });
}

test('no picture, form or banner is printed', async ({ page }) => {
  for (const path of ['/tr', '/en/contact', '/tr/services']) {
    await visitPage(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('picture:visible, form:visible, header:visible').count(), path).toBe(
      0,
    );
    await page.emulateMedia({ media: 'screen' });
  }
});

test('no printed page ends with a heading, and no menu, button or language link is printed', async ({
  page,
}) => {
  test.slow();
  for (const id of pageIds) {
    await visitPage(page, hrefFor(id, 'tr'));
    const headings = await page
      .getByRole('main')
      .locator('h1, h2, h3')
      .evaluateAll((all) => all.map((heading) => heading.textContent.replaceAll(/\s+/g, '')));
    const printed = await printedPages(await page.pdf({ format: 'A4' }));
    const last = printed.map((lines) => lines.at(-1)?.replaceAll(/\s+/g, '') ?? '');
    for (const line of last) expect(headings, id).not.toContain(line);
    const words = printed.flat().join('\n');
    for (const control of ['Menü', 'Bize ulaşın', 'Çerez tercihleri', 'English', 'Gönder']) {
      expect(words.split('\n'), `${id}: ${control}`).not.toContain(control);
    }
  }
});
