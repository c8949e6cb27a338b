import type { Page } from '@playwright/test';
import { hrefFor, navigation, pages, type SectionId } from '#contract/content/site-map.ts';
import { publicSettings } from '#contract/service.ts';
import { scrollABit } from '../support/browser/contact-button.ts';
import { expect, reloadPage, test, visitPage } from '../support/browser/site.ts';
import { isRelease } from '../support/release.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Çerezlerde söz sizin.' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const windows = [
  [320, 568],
  [667, 568],
  [844, 390],
  [1440, 900],
] as const;

test('the banner covers under a quarter of any window, and is fully visible; nothing of it is cut off by wider text spacing or larger text', async ({
  page,
}) => {
  await visitPage(page, '/tr/legal');
  await scrollABit(page);
  for (const [width, height] of windows) {
    const at = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await expect(banner(page)).toHaveCSS('translate', 'none');
    const box = await banner(page).boundingBox();
    if (!box) throw new Error('no banner');
    expect((box.width * box.height) / (width * height), at).toBeLessThan(0.25);
    expect(box.y + box.height, at).toBeLessThanOrEqual(height);
    for (const part of await banner(page).locator('h2, p, button').all()) {
      const inner = await part.boundingBox();
      if (!inner) throw new Error('not seen');
      expect(inner.y, at).toBeGreaterThanOrEqual(box.y);
      expect(inner.y + inner.height, at).toBeLessThanOrEqual(box.y + box.height);
    }
    await expect(page.getByRole('button', { name: 'Bize ulaşın' })).toBeHidden();
  }

  const spaced = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  for (const [width, css] of [
    // WCAG 2.2, 1.4.12 and 1.4.4.
    [320, spaced],
    [667, spaced],
    [390, 'html { font-size: 200% !important }'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    for (const part of await banner(page).locator('h2, p, button').all()) {
      const box = await part.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0), css).toBeLessThanOrEqual(width);
    }
  }
});

test('a link to a section shows its heading between header and banner on the first visit, and the map’s button is free', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.route(`**${publicSettings.path}`, (route) =>
    route.fulfill({ json: { googleMapsKey: 'a-key' } }),
  );
  for (const id of isRelease ? navigation : (['life'] as const)) {
    // In the lowest section the page cannot scroll further.
    const section = pages[id].sections.at(-1);
    const path = hrefFor(id, 'tr', section as SectionId);
    await visitPage(page, path);
    await expect(banner(page)).toBeVisible();
    const heading = page.locator(`#${section}`).getByRole('heading').first();
    const free = async () => {
      const [header, box, cover] = await Promise.all(
        [page.getByRole('banner'), heading, banner(page)].map((part) => part.boundingBox()),
      );
      if (!header || !box || !cover) return false;
      // A scroll ends at whole pixels.
      return box.y + 1 > header.y + header.height && box.y + box.height <= cover.y;
    };
    await expect.poll(free, path).toBe(true);
  }
  await visitPage(page, '/tr/contact#office-locations');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Haritayı göster' }).click({ timeout: 3000, trial: true });
  const box = await page.getByRole('button', { name: 'Haritayı göster' }).boundingBox();
  const cover = await banner(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
});

test('no control that gets the focus is under the banner @release', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitPage(page, '/tr/contact');
  await expect(banner(page)).toBeVisible();
  const covered: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const cover = document.querySelector('.consent-banner')?.getBoundingClientRect();
      if (!focused || !cover || focused.matches('body, .consent-banner *')) return '';
      return focused.getBoundingClientRect().bottom > cover.top + 1 ? focused.textContent : '';
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test('the first Tab stop is a link past the header to the content, the banner is the next, and the link gets the focus back once a choice is made by keyboard', async ({
  page,
}) => {
  await visitPage(page, '/tr');
  await expect(banner(page)).toBeVisible();
  const stops: string[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(stops).toEqual(['İçeriğe geç', 'Tümünü Kabul Et', 'Tümünü Reddet', 'Tercihler']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('where an ad blocker has removed the banner, a choice in the preferences leaves the page as it is @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/legal');
  await banner(page).evaluate((element) => element.remove());
  await page.getByRole('contentinfo').getByText('Çerez tercihleri').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tümünü Reddet' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Yasal uyarı' })).toBeVisible();
});

test('a choice in the banner or the preferences moves the focus to the content, without scrolling', async ({
  page,
}) => {
  await page.goto('/tr/legal');
  for (const answer of [
    () => press(page, 'Tümünü Reddet'),
    async () => {
      await press(page, 'Tercihler');
      await press(page, 'Seçimimi kaydet');
    },
  ]) {
    await page.evaluate(() => localStorage.clear());
    await reloadPage(page);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await answer();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(500);
  }
});
