import type { Page } from '@playwright/test';
import { hrefFor, pageIds } from '#web/site-map.ts';
import { layoutShifts, recordLayoutShifts } from '../../support/browser/layout-shifts.ts';
import { comesAlive, expect, test } from '../../support/browser/site.ts';
import { startSlowLine } from '../../support/browser/slow-line.ts';
import { dejaVu, installedFonts } from '../../support/pages/installed-fonts.ts';

/** The number of pieces in which the markup of the first screens is sent. */
const pieces = 18;
const largestShift = 0.01;
/** A page received in pieces may move by as much with any font: see slow-line.spec.ts. */
const largestShiftInPieces = 0.05;

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const env = { ...launchOptions.env, ...installedFonts(dejaVu) };
    await use({ ...launchOptions, env });
  },
});

for (const width of [390, 1440]) {
  for (const name of pageIds) {
    const path = hrefFor(name, 'tr');

    test(`${name}, ${width} px wide: without an installed fallback font nothing moves when the fonts load`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await recordLayoutShifts(page);

      const faces = Promise.withResolvers<void>();
      const line = await startSlowLine(baseURL ?? '', pieces, { faces: faces.promise });
      await page.goto(line.url + path, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      await lastPieceIsPainted(page);
      const whole = await layoutShifts(page);
      faces.resolve();
      await facesAreHere(page);
      const later = await layoutShifts(page);
      expect(later.sum - whole.sum, later.list).toBeLessThan(largestShift);

      await page.goto(line.url + path);
      await facesAreHere(page);
      const again = await layoutShifts(page);
      expect(again.sum, again.list).toBeLessThan(largestShiftInPieces);
      line.hangUp();
    });

    test(`${name}, ${width} px wide: nothing moves on a fast connection either, at the first visit and the next`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await recordLayoutShifts(page);
      for (const visit of ['first', 'next']) {
        await page.goto(path);
        await facesAreHere(page);
        const { sum, list } = await layoutShifts(page);
        expect(sum, `${visit} ${list}`).toBeLessThan(largestShift);
      }
    });
  }
}

test('nothing moves if a style sheet changes while the fonts load', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await recordLayoutShifts(page);
  await page.addInitScript(() => {
    const { load } = FontFace.prototype;
    FontFace.prototype.load = async function () {
      const face = await load.call(this);
      const late = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
      while (!late()?.sheet) await new Promise(requestAnimationFrame);
      // Makes Chromium look up all fallback fonts again at the next layout.
      document.head.append(late() ?? '');
      return face;
    };
  });
  await page.goto('/tr/about');
  await facesAreHere(page);
  const { sum, list } = await layoutShifts(page);
  expect(sum, list).toBeLessThan(largestShift);
});

test('a heading’s font that loads after the first paint is not applied by a later style sheet', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  const faces = Promise.withResolvers<void>();
  const line = await startSlowLine(baseURL ?? '', pieces, { faces: faces.promise });
  await page.goto(`${line.url}/tr/sustainability`, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await lastPieceIsPainted(page);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  faces.resolve();
  await facesAreHere(page);
  for (let sheets = 0; sheets < 5; sheets += 1) {
    await page.evaluate(async () => {
      const preload = document.querySelector('link[rel=preload][as=font]')?.cloneNode() as Element;
      const loaded = new Promise((resolve) => preload.addEventListener('load', resolve));
      document.head.append(preload);
      await loaded;
      // Moving the style sheet makes Chromium look up every font again.
      document.head.append(document.querySelector('link[rel=stylesheet]') ?? '');
    });
    await lastPieceIsPainted(page);
    expect(await heading.boundingBox()).toEqual(before);
  }
  line.hangUp();
});

test('a returning visitor sees the site’s own fonts, even without an installed fallback font', async ({
  page,
}) => {
  await page.goto('/tr/about');
  await facesAreHere(page);
  await page.goto('/tr/legal');
  await facesAreHere(page);
  expect(await familiesOf(page)).toContain('Instrument Sans Variable');
});

test('without any installed font the text is shown in the site’s own fonts', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const env = { ...launchOptions.env, ...installedFonts() };
  const browser = await playwright.chromium.launch({ ...launchOptions, env });
  const page = await browser.newPage();
  await page.goto(`${baseURL}/tr/legal`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await heading.boundingBox())?.height).toBeGreaterThan(20);
  await browser.close();
});

/** Waits for the layout shifts of the last piece: they are reported one frame later. */
async function lastPieceIsPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((reported) => setTimeout(reported, 200));
  });
}

const familiesOf = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ family }) => family).join());

/** Waits until both fonts have loaded, and are shown if they will be. */
async function facesAreHere(page: Page): Promise<void> {
  await comesAlive(page);
  const fetched = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;
  await expect.poll(() => page.evaluate(fetched)).toBeGreaterThan(1);
  await page.evaluate(() => document.fonts.ready);
  await comesAlive(page);
}
