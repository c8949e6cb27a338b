import type { Page } from '@playwright/test';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { axeFinds } from '../support/browser/axe.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import { foreignRequests } from '../support/browser/office-map.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { releaseUnless } from '../support/release.ts';

/** Those whose lines are the tightest: they do not scroll sideways with wider text spacing either. */
const spacedPages = ['/tr', '/tr/services', '/tr/certificates'];

/** One page for all of it: to open another one costs more than to check it. */
for (const language of languages) {
  test(`every page in ${language} asks no other host for anything, comes alive without Intl’s dates, shows every picture, never scrolls sideways, and axe finds nothing${releaseUnless(language === 'tr')}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await page.addInitScript(markFormattedDates);
    const requested = foreignRequests(page, baseURL);
    for (const [index, id] of pageIds.entries()) {
      const isDark = index % 2 === (language === 'tr' ? 0 : 1);
      await page.emulateMedia({
        ...{ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' },
      });
      await test.step(hrefFor(id, language), () => isFaultless(page, hrefFor(id, language)));
    }
    expect(requested, 'before consent').toEqual([]);
  });
}

async function isFaultless(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visitPage(page, path);
  await scrollThrough(page);
  // The first one takes 10 ms of a task that nobody's key or tap interrupts.
  expect(await page.evaluate(() => document.documentElement.dataset.formattedDates)).toBe(
    undefined,
  );
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
  );
  expect(broken).toEqual([]);

  expect(await axeFinds(page)).toEqual([]);
  // 720 is a desktop's 1440 at 200 % zoom.
  for (const width of [720, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width}`).toBe(0);
  }

  if (!spacedPages.includes(path)) return;
  // WCAG 2.2, 1.4.12.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await scrollThrough(page);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, 'with wider text spacing').toBeLessThanOrEqual(320);
}

/** Runs in the page: leaves `data-formatted-dates` on the root once a date was formatted by Intl. */
function markFormattedDates(): void {
  const mark = () => {
    document.documentElement.dataset.formattedDates = 'some';
  };
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    apply(format, self, args) {
      mark();
      return Reflect.apply(format, self, args);
    },
    construct(format, args) {
      mark();
      return Reflect.construct(format, args);
    },
  });
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    const format = Date.prototype[name];
    Date.prototype[name] = function (this: Date, ...args: Parameters<typeof format>) {
      mark();
      return format.apply(this, args);
    };
  }
}

/** Sets text to twice its size on a phone of this width. */
async function doubleText(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

const doubled = ['', '/services', '/certificates', '/contact', '/life', '/cookies'];
for (const language of languages) {
  // WCAG 2.2, 1.4.4.
  test(`on a phone with text of twice the size no page in ${language} scrolls sideways, and the menu is in view @release`, async ({
    page,
  }) => {
    const width = 390;
    await doubleText(page, width);
    for (const path of doubled.map((end) => `/${language}${end}`)) {
      await visitPage(page, path);
      const name = path.startsWith('/tr') ? 'Menüyü aç' : 'Open menu';
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await scrollThrough(page);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, path).toBeLessThanOrEqual(width);
      // Its part of the page clips what does not fit.
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect((title?.x ?? 0) + (title?.width ?? 0), path).toBeLessThanOrEqual(width);
    }
  });
}

for (const [language, menu, preferences] of [
  ['tr', 'Menüyü aç', 'Çerez tercihleri'],
  ['en', 'Open menu', 'Cookie preferences'],
] as const) {
  test(`on a phone with text of twice the size the menu and the cookie preferences do not scroll sideways (${language})${releaseUnless(language === 'tr')} @release`, async ({
    page,
  }) => {
    await doubleText(page, 390);
    await visitPage(page, `/${language}/cookies`);
    for (const opener of [
      page.getByRole('button', { name: menu }),
      page.getByRole('contentinfo').getByRole('link', { name: preferences }),
    ]) {
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const [inner = 0, outer = 0] = await dialog.evaluate((one) => [
        one.scrollWidth,
        one.clientWidth,
      ]);
      expect(inner).toBeLessThanOrEqual(outer);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await networkRests(page);
}
