import { openAdmin } from '../../support/browser/admin-page.ts';
import { expect, test } from '../../support/browser/site.ts';

const turns = 20;

/** Frame times depend on the machine; what a frame has to do does not. */
test('a long list that is scrolled restyles only the rows that come into view, and creates no date format for them @release', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    const made = { count: 0 };
    Object.assign(window, { made });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(format, options) {
        made.count += 1;
        return new format(...options);
      },
    });
  });
  await openAdmin(page);
  const formats = () =>
    page.evaluate(() => (window as unknown as { made: { count: number } }).made.count);
  await page.getByRole('main').getByRole('listitem').nth(3).hover();
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(300);
  const before = await formats();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, 360);
    await page.waitForTimeout(50);
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { args: { elementCount?: number } }[];
  };
  const restyled = traceEvents.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  expect(restyled).toBeGreaterThan(turns);
  // About 140 in the rows that come, and 870 in all rows that are drawn.
  expect(restyled / turns).toBeLessThan(400);
  expect((await formats()) - before).toBeLessThan(5);
});
