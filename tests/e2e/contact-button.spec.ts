import type { Page } from '@playwright/test';
import { decideBefore } from '../support/consent.ts';
import { scrollABit } from '../support/contact-button.ts';
import { wordsUnder } from '../support/covered-text.ts';
import { comesAlive, expect, test } from '../support/site.ts';

const part = '[aria-label="Hızlı iletişim"]';
const openButton = (page: Page) => page.getByRole('button', { name: 'Bize ulaşın' });
const hideButton = (page: Page) => page.getByRole('button', { name: 'Gizle' });

test.describe('after the cookie choice', () => {
  test.beforeEach(({ page }) => decideBefore(page));

  test('the contact button is hidden on page load and at the top, and appears at the first scroll', async ({
    page,
  }) => {
    await page.goto('/tr');
    await comesAlive(page);
    await expect(openButton(page)).toBeHidden();
    await page.mouse.wheel(0, 200);
    await expect(openButton(page)).toBeVisible();
    await expect(hideButton(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(openButton(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
    await expect(page).toHaveURL('/tr/about');
    await expect(openButton(page)).toBeHidden();
  });

  for (const [path, form] of [
    ['/tr/contact', '#contact-form'],
    ['/tr/life', '#join-team form'],
  ] as const) {
    test(`on ${path} the contact button is hidden while the form is in view`, async ({ page }) => {
      await page.goto(path);
      await comesAlive(page);
      await page.locator(path === '/tr/life' ? '#join-team' : form).scrollIntoViewIfNeeded();
      await expect(page.locator(form)).toBeInViewport();
      await scrollABit(page);
      await page.locator(form).scrollIntoViewIfNeeded();
      await expect(openButton(page)).toBeHidden();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const inSight = await page
        .locator('main form')
        .evaluateAll((forms) => forms.some((one) => one.getBoundingClientRect().bottom > 0));
      await expect(openButton(page)).toBeVisible({ visible: !inSight });
    });
  }

  const windows = [
    [320, 568],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1024, 768],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const;

  for (const [path, selector, open] of [
    ['/tr', part, 'Bize ulaşın'],
    ['/tr/services', part, 'Bize ulaşın'],
    ['/tr/life', part, 'Bize ulaşın'],
    ['/en/privacy', '[aria-label="Quick contact"]', 'Contact us'],
  ] as const) {
    test(`on ${path} the contact button covers no text in any window or scroll position`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(path);
      await comesAlive(page);
      let seen = 0;
      for (const [width, height] of windows) {
        const at = `at ${width} × ${height}`;
        await page.setViewportSize({ width, height });
        await scrollABit(page);
        await expect(page.locator(selector)).toBeVisible();
        const box = await page.getByRole('button', { name: open }).boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), at).toBeLessThanOrEqual(width);
        // Chromium's boxes have single precision.
        if (width >= 1440) expect(box?.width, at).toBeCloseTo(box?.height ?? 0, 3);
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        for (let top = 60; top < end; top += Math.max(height / 3, end / 30)) {
          await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
          await page.evaluate(() => new Promise(requestAnimationFrame));
          if (await page.locator(selector).isVisible()) seen += 1;
          expect(await wordsUnder(page, selector), `${at}, ${top} px down`).toEqual([]);
        }
      }
      expect(seen).toBeGreaterThan(80);
    });
  }

  test('the contact button is last in the Tab order, before its close button', async ({ page }) => {
    await page.goto('/tr/legal');
    await comesAlive(page);
    await scrollABit(page);
    await openButton(page).focus();
    await page.keyboard.press('Tab');
    await expect(hideButton(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    const place = () => document.activeElement?.closest('footer') !== null;
    expect(await page.evaluate(place)).toBe(true);
  });
});

test('the contact button waits for the cookie choice', async ({ page }) => {
  await page.goto('/tr/legal');
  await comesAlive(page);
  await scrollABit(page);
  await expect(page.getByRole('region', { name: 'Çerezlerde söz sizin.' })).toBeVisible();
  await expect(openButton(page)).toBeHidden();
  await page.getByRole('button', { name: 'Tümünü Reddet', exact: true }).click();
  await expect(openButton(page)).toBeVisible();
});
