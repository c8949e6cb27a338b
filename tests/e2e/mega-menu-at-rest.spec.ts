import type { Page } from '@playwright/test';
import { decideBefore } from '../support/browser/consent.ts';
import { arrowOf, itemOf, menuBar } from '../support/browser/mega-menu.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
test.beforeEach(({ page }) => decideBefore(page));

const openPanels = (page: Page) => page.locator('.mega-menu:not([hidden])');

/** Moves the mouse in steps, over everything in between. */
async function moveTo(page: Page, target: ReturnType<typeof itemOf>): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to move to');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
}

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** Counts how often a menu opens from now on. */
async function countOpenings(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { openings: 0 };
    Object.assign(window, { counted });
    new MutationObserver((changes) => {
      counted.openings += changes.filter(
        ({ target }) => (target as Element).getAttribute('aria-expanded') === 'true',
      ).length;
    }).observe(document.body, { attributeFilter: ['aria-expanded'], subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { counted: { openings: number } }).counted.openings);
}

test('the menu stays closed after a click on a page’s name, under a still and a trembling pointer @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/legal');
  await page.mouse.move(40, 700);
  for (const [name, path, trembles] of [
    ['Hizmetler', '/tr/services', false],
    ['Yaşam', '/tr/life', true],
    ['Hakkımızda', '/tr/about', false],
  ] as const) {
    await moveTo(page, itemOf(page, name));
    await expect(openPanels(page)).toHaveCount(1);
    await networkRests(page);
    const box = await itemOf(page, name).boundingBox();
    await press(page);
    const openings = await countOpenings(page);
    for (let step = 0; step < 25; step += 1) {
      await page.waitForTimeout(40);
      if (!box || !trembles) continue;
      await page.mouse.move(box.x + box.width / 2 + (step % 3), box.y + box.height / 2);
    }
    await expect(page).toHaveURL(path);
    await expect(openPanels(page)).toHaveCount(0);
    expect(await openings()).toBe(0);
    await page.mouse.move(40, 700, { steps: 6 });
  }
});

test('each menu is placed under its item, inside the window, at every width, and has its specified width', async ({
  page,
}) => {
  await visitPage(page, '/tr/legal');
  for (const width of [1024, 1440, 1920]) {
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

test('an open menu dims the page, and the page can still be clicked', async ({ page }) => {
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
