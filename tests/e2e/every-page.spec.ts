import type { Page } from '@playwright/test';
import { hrefFor } from '#web/site-map.ts';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import { foreignRequests } from '../support/browser/office-map.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { everyPage } from '../support/pages/html.ts';
import { releaseUnless } from '../support/release.ts';

/** One visit for all of it: to open a page costs more than to check it. */
for (const [index, { page: id, language }] of everyPage.entries()) {
  const path = hrefFor(id, language);
  test(`${path} asks no other host for anything, shows every picture, never scrolls sideways, and axe finds nothing${releaseUnless(language === 'tr')}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const requested = foreignRequests(page, baseURL);
    await visitPage(page, path);
    await scrollThrough(page);
    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
    );
    expect(broken).toEqual([]);
    expect(requested, 'before consent').toEqual([]);

    // 720 is a desktop's 1440 at 200 % zoom.
    for (const width of [320, 390, 720]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width}`).toBe(0);
    }

    await page.setViewportSize({ width: index % 2 ? 390 : 1440, height: 900 });
    await axeFindsNothing(page);
  });
}

for (const path of ['/tr', '/tr/services', '/tr/certificates']) {
  // WCAG 2.2, 1.4.12.
  test(`${path} does not scroll sideways at 320 with wider text spacing`, async ({ page }) => {
    const width = 320;
    await page.setViewportSize({ width, height: 800 });
    await visitPage(page, path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { letter-spacing: 0.12em !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await scrollThrough(page);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  });
}

/** Sets text to twice its size on a phone of this width. */
async function doubleText(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

for (const path of ['', '/services', '/certificates', '/contact', '/life', '/cookies'].flatMap(
  (one) => [`/tr${one}`, `/en${one}`],
)) {
  // WCAG 2.2, 1.4.4.
  test(`on a phone with text of twice the size ${path} does not scroll sideways, and the menu is in view${releaseUnless(!path.startsWith('/en/'))}`, async ({
    page,
  }) => {
    const width = 390;
    await doubleText(page, width);
    await visitPage(page, path);
    const name = path.startsWith('/tr') ? 'Menüyü aç' : 'Open menu';
    const menu = page.getByRole('button', { name });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await scrollThrough(page);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    // Its part of the page clips what does not fit.
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}

for (const [language, menu, preferences] of [
  ['tr', 'Menüyü aç', 'Çerez tercihleri'],
  ['en', 'Open menu', 'Cookie preferences'],
] as const) {
  test(`on a phone with text of twice the size the menu and the cookie preferences do not scroll sideways (${language})`, async ({
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
