import type { CDPSession, Page, Route } from '@playwright/test';
import { hrefFor } from '#web/site-map.ts';
import { layoutShifts, recordLayoutShifts } from '../support/browser/layout-shifts.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import { comesAlive, expect, test } from '../support/browser/site.ts';
import { everyPage } from '../support/pages/html.ts';
import { releaseUnless } from '../support/release.ts';

/** Pages whose lines break the same in the fallback font, so the web font is applied as soon as it loads. */
const pages = ['/tr', '/tr/about', '/tr/services', '/tr/privacy', '/en', '/en/contact'];
/** Cumulative Layout Shift of one paragraph that breaks differently; Web Vitals call 0.1 good. */
const largestShift = 0.02;
const kibibyte = 1024;

for (const [index, path] of pages.entries()) {
  const width = index % 2 ? 390 : 1440;
  test(`${path}, ${width} px wide: nothing moves when the fonts load${releaseUnless(index < 2)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const fonts = await holdFonts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    await expect.poll(fonts.held).toBeGreaterThan(1);
    await fallbackShows(page);
    const before = await layoutOf(page);
    await countShifts(page);

    fonts.release();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    await fallbackShows(page);

    const after = await layoutOf(page);
    const shift = await page.evaluate(() => window.shift);
    expect(shift, JSON.stringify(movedBetween(before, after))).toBeLessThan(largestShift);
    expect(await lettersInOtherFonts(page)).toEqual([]);
  });
}

for (const width of [360, 412]) {
  test(`at ${width} px no page moves when the fonts load, even if its lines would break differently @release`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await recordLayoutShifts(page);
    // Makes each visit the first one.
    await page.addInitScript(() => localStorage.removeItem('fonts'));
    const fetched = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    for (const path of everyPage.map(({ page: id, language }) => hrefFor(id, language))) {
      await page.goto(path);
      await expect.poll(async () => (await page.evaluate(fetched)).length).toBe(2);
      await fallbackShows(page);
      const { sum, list } = await layoutShifts(page);
      expect(sum, `${path} ${list}`).toBeLessThan(0.0005);
    }
  });
}

test('text that would have moved is shown in the site’s own font on the next page @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/life', { waitUntil: 'networkidle' });
  await comesAlive(page);
  expect(await lettersInOtherFonts(page)).not.toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(await lettersInOtherFonts(page)).toEqual([]);
});

for (const path of ['/tr', '/en']) {
  test(`${path} loads only font subsets, at most 45 KiB in all`, async ({ page }) => {
    const sizes = new Map<string, number>();
    page.on('response', async (response) => {
      if (!response.url().endsWith('.woff2')) return;
      sizes.set(response.url(), (await response.body()).length);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([...sizes.keys()].join('\n')).not.toContain('-wght-normal');
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(45 * kibibyte);
  });
}

test('letters of other languages are shown in the site’s font on pages where names are typed', async ({
  page,
}) => {
  await page.goto('/tr/contact', { waitUntil: 'networkidle' });
  await page.getByLabel('Ad Soyad').click();
  await networkRests(page);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Łukasz Núñez Åström';
  });
  await page.evaluate(() => document.fonts.ready);
  await networkRests(page);
  expect(await lettersInOtherFonts(page)).toEqual([]);
});

declare global {
  interface Window {
    shift: number;
  }
}

/** Delays all fonts until `release`. */
async function holdFonts(page: Page) {
  const waiting: Route[] = [];
  let released = false;
  await page.route('**/*.woff2', (route) => {
    if (released) return route.continue();
    waiting.push(route);
  });
  return {
    held: () => waiting.length,
    release() {
      released = true;
      for (const route of waiting) void route.continue();
    },
  };
}

/** Waits for the end of the block period, in which a browser shows no text while a font loads. */
async function fallbackShows(page: Page): Promise<void> {
  const blockPeriodMs = 300;
  await page.waitForTimeout(blockPeriodMs);
}

/** Sums up the layout shifts from now on (Layout Instability API). */
async function countShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift' });
  });
}

type Layout = Readonly<Record<string, { readonly top: number; readonly height: number }>>;

/** The position of each heading, and the height of the page. */
function layoutOf(page: Page): Promise<Layout> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3')].map((heading, index) => {
      const { top, height } = heading.getBoundingClientRect();
      return [`${index} ${heading.textContent}`, { top: top + scrollY, height }] as const;
    });
    const whole = { top: 0, height: document.documentElement.scrollHeight };
    return Object.fromEntries([...headings, ['the page', whole]]);
  });
}

/** For the message of a failed test: what moved or grew, in pixels. */
function movedBetween(before: Layout, after: Layout) {
  return Object.entries(after)
    .map(([name, { top, height }]) => ({
      name,
      moved: Math.round(top - (before[name]?.top ?? 0)),
      grew: Math.round(height - (before[name]?.height ?? 0)),
    }))
    .filter(({ moved, grew }) => moved !== 0 || grew !== 0);
}

/** The texts that Chromium drew, wholly or in part, with a system font. */
async function lettersInOtherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, h2, h3, p, li, a, button, label, dt, dd, blockquote, figcaption',
  });
  const strays: string[] = [];
  for (const nodeId of nodeIds) strays.push(...(await systemFontsOf(session, nodeId)));
  return strays;
}

async function systemFontsOf(session: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  const strays = fonts.filter(({ isCustomFont }) => !isCustomFont);
  if (strays.length === 0) return [];
  const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
  return strays.map(({ familyName, glyphCount }) => `${glyphCount} ${familyName}: ${outerHTML}`);
}
