import type { Page } from '@playwright/test';
import { navigation, pages } from '#contract/content/site-map.ts';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { openWithStoppedClock } from '../support/browser/clock.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { arrowOf, entryOf, itemOf, menuBar } from '../support/browser/mega-menu.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import { recordScrolls, scrollsOf } from '../support/browser/scrolls.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
test.beforeEach(({ page }) => decideBefore(page));

/** A point of the page without content. */
const away = { x: 40, y: 700 } as const;

const openPanels = (page: Page) => page.locator('.mega-menu:not([hidden])');

/** Moves the mouse in steps, over everything in between. */
async function moveTo(page: Page, target: ReturnType<typeof itemOf>): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to move to');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
}

test('a pointer that rests on a page’s name opens its menu after 100 ms, one that passes does not; one menu is open at a time, and closes 200 ms after it is left; its picture changes to that of the entry pointed at after 300 ms', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/tr/legal');
  await itemOf(page, 'Hizmetler').hover();
  await page.clock.runFor(99);
  await itemOf(page, 'Yaşam').hover();
  await page.clock.runFor(99);
  await expect(entryOf(page, /^Dijital hizmetler/)).toBeHidden();
  await expect(entryOf(page, /^Ekip ruhu/)).toBeHidden();
  await page.clock.runFor(1);
  await expect(entryOf(page, /^Ekip ruhu/)).toBeVisible();
  await expect(arrowOf(page, 'Yaşam')).toHaveAttribute('aria-expanded', 'true');

  for (const id of navigation) {
    await menuBar(page).locator(`[href="/tr/${id}"]`).hover();
    await page.clock.runFor(100);
    const panel = page.locator(`#menu-${id}`);
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link')).toHaveCount(pages[id].sections.length);
    await expect(panel.locator('img').first()).toBeVisible();
    await expect(menuBar(page).locator('[aria-expanded=true]')).toHaveCount(1);
  }
  await itemOf(page, 'Hizmetler').hover();
  await page.clock.runFor(100);
  const entry = entryOf(page, /^Dijital hizmetler/);
  await expect(entry).toBeVisible();
  await page.mouse.move(away.x, away.y);
  await page.clock.runFor(199);
  // The pointer returns in time, which keeps the menu open.
  await entry.hover();
  await page.clock.runFor(1000);
  await expect(entry).toBeVisible();
  await page.mouse.move(away.x, away.y);
  await page.clock.runFor(199);
  await expect(entry).toBeVisible();
  await page.clock.runFor(1);
  await expect(entry).toBeHidden();

  // Of a menu in which no entry was pointed at yet.
  await arrowOf(page, 'Sürdürülebilirlik').click();
  const shown = page.locator('.mega-menu:not([hidden]) [data-shown] img');
  await expect(shown).toHaveAttribute('src', /\/contours-/);
  await entryOf(page, /^Etik ve uyum/).hover();
  await page.clock.runFor(299);
  await expect(shown).toHaveAttribute('src', /\/contours-/);
  await page.clock.runFor(1);
  await expect(shown).toHaveAttribute('src', /\/tides-/);
  await expect(shown).toHaveCount(1);
});

test('an entry leads to its page and, 100 ms after it is drawn, scrolls smoothly to its section', async ({
  page,
}) => {
  await recordScrolls(page);
  await openWithStoppedClock(page, '/tr/legal');
  await arrowOf(page, 'Hakkımızda').click();
  // Hovering has loaded the page: with a stopped clock, React would never show it while it loads.
  await entryOf(page, /^Değerlerimiz/).hover();
  await networkRests(page);
  await entryOf(page, /^Değerlerimiz/).click();
  await expect(page).toHaveURL('/tr/about#values');
  await expect(page.locator('#values')).toBeAttached();
  await expect(page.locator('#menu-about')).toBeHidden();
  await page.clock.runFor(99);
  expect(await scrollsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrollsOf(page)).toEqual([{ to: 'values', behavior: 'smooth', block: 'start' }]);
  await expect(page.locator('#values')).toBeFocused();
});

test('the menu marks the current page and the current section @release', async ({ page }) => {
  await visitPage(page, '/tr/services#digital-services');
  await expect(itemOf(page, 'Hizmetler')).toHaveAttribute('aria-current', 'page');
  await expect(menuBar(page).locator('[aria-current=page]')).toHaveCount(1);
  await arrowOf(page, 'Hizmetler').click();
  const current = menuBar(page).locator('[aria-current=location]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/tr/services#digital-services');
  await arrowOf(page, 'Yaşam').click();
  await expect(page.locator('#menu-life [aria-current]')).toHaveCount(0);
});

test('a click on the current page’s name scrolls to its top and changes no address @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/services');
  await page.evaluate(() => scrollTo(0, 1500));
  const entries = await page.evaluate(() => history.length);
  await itemOf(page, 'Hizmetler').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL('/tr/services');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('each menu is placed under its item, inside the window, at every width, and has its specified width @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/legal');
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const header = await page.getByRole('banner').boundingBox();
    for (const name of ['Hakkımızda', 'Sertifikalar', 'İletişim']) {
      await arrowOf(page, name).click();
      const item = await itemOf(page, name).boundingBox();
      const panel = openPanels(page);
      await expect(panel).toHaveCSS('translate', 'none');
      const box = await panel.boundingBox();
      if (!item || !box || !header) throw new Error('nothing to see');
      const middle = item.x + item.width / 2;
      const what = `${name} at ${width}`;
      expect(box.x, what).toBeGreaterThanOrEqual(16);
      expect(box.x + box.width, what).toBeLessThanOrEqual(width - 16);
      expect(box.x, what).toBeLessThan(item.x);
      expect(box.x + box.width, what).toBeGreaterThan(item.x + item.width);
      const besideMiddle = Math.abs(box.x + box.width / 2 - middle);
      const atEdge = box.x === 16 || box.x + box.width === width - 16;
      expect(atEdge || besideMiddle < 30, what).toBe(true);
      expect(box.y - header.height, what).toBeLessThan(10);
    }
  }
  await page.keyboard.press('Escape');

  const panel = page.locator('#menu-sustainability');
  for (const { window, wide } of [
    { window: 1024, wide: 768 },
    { window: 1440, wide: 1080 },
    { window: 2560, wide: 1600 },
  ]) {
    await page.setViewportSize({ width: window, height: 900 });
    await arrowOf(page, 'Sürdürülebilirlik').click();
    await expect(panel).toBeVisible();
    await expect.poll(async () => (await panel.boundingBox())?.width, `at ${window}`).toBe(wide);
    const box = await panel.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `at ${window}`).toBeLessThan(900);
    await page.keyboard.press('Escape');
  }
});

test('an open menu dims the page, and the page can still be clicked @release', async ({ page }) => {
  await visitPage(page, '/tr/services');
  const dimmed = () =>
    page
      .getByRole('banner')
      .evaluate((header) => Number(getComputedStyle(header, '::after').opacity));
  await moveTo(page, itemOf(page, 'Yaşam'));
  await expect.poll(dimmed).toBe(1);
  await expect(menuBar(page)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await expect(openPanels(page)).toHaveCount(0);
  await expect(page).not.toHaveURL('/tr/services');
  await expect.poll(dimmed).toBe(0);
});

test.describe('by keyboard alone', () => {
  test('arrow down opens a menu and enters it, arrow keys wrap around, and Escape returns to the item; Space on the name opens it, Enter and Space on the arrow toggle it, and Tab past its end closes it; axe finds nothing in it in either scheme', async ({
    page,
  }) => {
    await visitPage(page, '/tr/legal');
    const item = itemOf(page, 'Hizmetler');
    await item.focus();
    await page.keyboard.press('ArrowDown');
    await expect(entryOf(page, /^Uluslararası operasyonlar/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entryOf(page, /^İletişim teknolojileri/)).toBeFocused();
    await page.keyboard.press('End');
    await expect(entryOf(page, /^Araştırma/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entryOf(page, /^Uluslararası operasyonlar/)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(entryOf(page, /^Araştırma/)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(entryOf(page, /^Uluslararası operasyonlar/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item).toBeFocused();
    await expect(page.locator('#menu-services')).toBeHidden();

    await itemOf(page, 'Yaşam').focus();
    await page.keyboard.press('Space');
    await expect(entryOf(page, /^Ekibimiz/)).toBeFocused();
    await axeFindsNothing(page, 'an open menu', { within: 'header' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    const arrow = arrowOf(page, 'Yaşam');
    await expect(arrow).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(arrow).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(arrow).toHaveAttribute('aria-expanded', 'false');
    }
    await arrowOf(page, 'Hakkımızda').focus();
    await page.keyboard.press('Enter');
    for (const entry of [/^Biz kimiz/, /^Misyon/, /^Değerlerimiz/]) {
      await page.keyboard.press('Tab');
      await expect(entryOf(page, entry)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(itemOf(page, 'Hizmetler')).toBeFocused();
    await expect(page.locator('#menu-about')).toBeHidden();
  });

  test('Escape in a menu returns the focus to the arrow or the name that it came from @release', async ({
    page,
  }) => {
    await visitPage(page, '/tr/legal');
    const arrow = arrowOf(page, 'Hakkımızda');
    const first = entryOf(page, /^Biz kimiz/);
    for (const keys of [['Enter', 'Tab'], ['ArrowDown']]) {
      await arrow.focus();
      for (const key of keys) await page.keyboard.press(key);
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(arrow).toBeFocused();
      await expect(page.locator('#menu-about')).toBeHidden();
    }
    await itemOf(page, 'Hakkımızda').focus();
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(itemOf(page, 'Hakkımızda')).toBeFocused();
  });
});

test.describe('on a touch tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test('a tap on a name follows it without opening its menu; a tap on the arrow opens it, one outside closes it', async ({
    page,
  }) => {
    await visitPage(page, '/tr/legal');
    await itemOf(page, 'Sertifikalar').tap();
    await expect(page).toHaveURL('/tr/certificates');
    await expect(page.locator('.mega-menu:visible')).toHaveCount(0);
    await arrowOf(page, 'Sertifikalar').tap();
    await expect(page.locator('#menu-certificates')).toBeVisible();
    await page.touchscreen.tap(40, 780);
    await expect(page.locator('#menu-certificates')).toBeHidden();
    await arrowOf(page, 'Sertifikalar').tap();
    await entryOf(page, /^Bilgi güvenliği/).tap();
    await expect(page).toHaveURL('/tr/certificates#information-security');
  });
});
