import { hrefFor, navigation } from '#contract/content/site-map.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { releaseUnless } from '../support/release.ts';

test('at no width a page’s contents leave one entry alone on the last row', async ({ page }) => {
  test.slow();
  for (const id of navigation) {
    await visitPage(page, hrefFor(id, 'tr'));
    for (const width of [360, 640, 768, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator('nav[aria-label="Bu sayfada"] li')
        .filter({ visible: true })
        .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
      const rows = Object.values(Object.groupBy(tops, (top) => Math.round(top)));
      const sizes = rows.map((row) => row?.length);
      expect(new Set(sizes).size, `${id} at ${width}: ${sizes}`).toBeLessThanOrEqual(1);
    }
  }
});

test('a testimonial’s portrait is drawn whole, and each pole has a wire to the next one or out of the window', async ({
  page,
}) => {
  await visitPage(page, '/tr/life');
  const cut = await page.locator('main figure svg').evaluateAll((drawings) =>
    (drawings as SVGSVGElement[]).map((drawing) => {
      const [ring, box] = [
        drawing.getElementsByTagName('path')[0]?.getBBox(),
        drawing.viewBox.baseVal,
      ];
      return (
        ring && Math.min(ring.x - box.x, ring.y - box.y, box.width + box.x - ring.x - ring.width)
      );
    }),
  );
  expect(cut).toHaveLength(4);
  for (const room of cut) expect(room).toBeGreaterThan(0.8);

  await visitPage(page, '/tr/about');
  for (const width of [390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const poles = page.locator('.poles > li');
    const lefts = await poles.evaluateAll((all) => all.map((pole) => pole.getBoundingClientRect()));
    const wires = await poles.evaluateAll((all) =>
      all.map((pole) =>
        [...pole.querySelectorAll('.wire')]
          .filter((wire) => getComputedStyle(wire).display !== 'none')
          .map((wire) => wire.getBoundingClientRect().right),
      ),
    );
    for (const [index, ends] of wires.entries()) {
      const next = lefts[index + 1];
      const isBeside = next && next.top === lefts[index]?.top;
      expect(ends, `pole ${index} at ${width}`).toHaveLength(1);
      if (isBeside) expect(Math.abs((ends[0] ?? 0) - next.left)).toBeLessThan(20);
      else expect(ends[0]).toBeGreaterThan(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

for (const width of [390, 1440]) {
  test(`${width} px wide: without scripts the card of the contact form ends below its words${releaseUnless(width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...{ javaScriptEnabled: false, viewport: { width, height: 900 } },
    });
    const page = await context.newPage();
    await page.goto(`${baseURL}/tr/contact`);
    const card = await page.locator('#contact-form .card').boundingBox();
    const words = page.locator('#contact-form .card a');
    const last = await words.filter({ visible: true }).last().boundingBox();
    const room = (card?.y ?? 0) + (card?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
    expect(room).toBeGreaterThan(0);
    expect(room).toBeLessThan(100);
    await context.close();
  });
}
