import type { Page } from '@playwright/test';
import { settled } from '../support/browser/settled.ts';
import { comesAlive, expect, holdBack, test } from '../support/browser/site.ts';
import { buttonOf, menuOf } from '../support/browser/site-menu.ts';
import { releaseUnless } from '../support/release.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const script = /\/client-[^./]*\.js$/;
const written = '**/content/*/menu-*.json';

/** Opens the menu of a page whose script is held back; returns the function that lets it load. */
async function openEarly(page: Page, path = '/tr'): Promise<() => void> {
  const release = await holdBack(page, script);
  await page.goto(path);
  await buttonOf(page).tap();
  await expect(menuOf(page)).toBeVisible();
  return release;
}

test('the menu opens before the script has loaded, and leads to a page', async ({ page }) => {
  await openEarly(page, '/tr/about');
  await expect(menuOf(page).getByRole('link', { name: 'Hakkımızda', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menuOf(page).getByRole('link', { name: 'Hizmetler', exact: true }).tap();
  await expect(page).toHaveURL(/\/tr\/services$/);
  await expect(menuOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/tr\/about$/);
});

test('the early menu leads to a section of the page that it covers @release', async ({ page }) => {
  await openEarly(page, '/tr/about');
  await menuOf(page).getByRole('link', { name: 'Misyon ve vizyon' }).tap();
  await expect(page).toHaveURL(/\/tr\/about#mission-vision$/);
  await expect(menuOf(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('the full menu replaces the early one without a visible change', async ({ page }) => {
  const release = await openEarly(page);
  const last = menuOf(page).getByRole('link').last();
  await last.focus();
  const seen = () =>
    page.evaluate(() => {
      const menu = document.querySelector('dialog[open]');
      const words = [...(menu?.querySelectorAll('a,button,h2') ?? [])];
      return {
        places: words.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [each.textContent, x, y, width, height];
        }),
        scrolled: menu?.scrollTop,
        focus: document.activeElement?.textContent,
        colour: menu && getComputedStyle(menu).backgroundColor,
      };
    });
  await expect.poll(async () => (await seen()).places[0]?.[1]).toBeLessThan(390);
  const before = await settled(seen);
  release();
  await expect(page.locator('#early-menu')).toHaveCount(0);
  expect(await settled(seen)).toEqual(before);
  await expect(menuOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
  await expect(page).toHaveURL(/\/tr$/);
});

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'its own button': (page) => menuOf(page).getByRole('button', { name: 'Menüyü kapat' }).tap(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press outside it': (page) => page.touchscreen.tap(10, 400),
  'going back': (page) => page.goBack(),
};

for (const [way, close] of Object.entries(ways)) {
  test(`a menu closed by ${way} stays closed when the script loads, and opens again${releaseUnless(way === 'Escape')}`, async ({
    page,
  }) => {
    await page.goto('/tr/about');
    const release = await openEarly(page);
    await close(page);
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/tr$/);
    await buttonOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await close(page);
    await expect(menuOf(page)).toBeHidden();
    release();
    await comesAlive(page);
    await expect(menuOf(page)).toBeHidden();
    await buttonOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await page.goBack();
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/tr$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/tr\/about$/);
  });
}

test.describe('on a bad connection', () => {
  test.use({ complaintsExpected: true });

  test('if the early menu fails to load, the full one opens once the script has loaded @release', async ({
    page,
  }) => {
    await page.route(written, (route) => route.fulfill({ status: 504, body: '' }));
    const release = await holdBack(page, script);
    await page.goto('/tr');
    const failed = page.waitForResponse(written);
    await buttonOf(page).tap();
    await failed;
    await expect(menuOf(page)).toBeHidden();
    release();
    await expect(menuOf(page)).toBeVisible();
  });
});
