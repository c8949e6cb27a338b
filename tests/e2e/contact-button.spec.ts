import type { Page } from '@playwright/test';
import { decideBefore } from '../support/browser/consent.ts';
import { scrollABit } from '../support/browser/contact-button.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

const openButton = (page: Page) => page.getByRole('button', { name: 'Bize ulaşın' });
const hideButton = (page: Page) => page.getByRole('button', { name: 'Gizle' });

test.describe('after the cookie choice', () => {
  test.beforeEach(({ page }) => decideBefore(page));

  test('the contact button is hidden on page load, at the top and beside the footer’s controls, and appears at the first scroll', async ({
    page,
  }) => {
    await visitPage(page, '/tr');
    await expect(openButton(page)).toBeHidden();
    await page.mouse.wheel(0, 200);
    await expect(openButton(page)).toBeInViewport({ ratio: 1 });
    await expect(hideButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Koyu' }).scrollIntoViewIfNeeded();
    await expect(openButton(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(openButton(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
    await expect(page).toHaveURL('/tr/about');
    await expect(openButton(page)).toBeHidden();
  });

  test('the contact button is hidden while a form is in view', async ({ page }) => {
    await visitPage(page, '/tr/contact');
    for (const [path, form, start] of [
      ['/tr/contact', '#contact-form', '#contact-form'],
      ['/tr/life', '#join-team form', '#join-team'],
    ] as const) {
      await page.locator(`footer [href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await page.locator(start).scrollIntoViewIfNeeded();
      await expect(page.locator(form)).toBeInViewport();
      await scrollABit(page);
      await page.locator(form).scrollIntoViewIfNeeded();
      await expect(openButton(page)).toBeHidden();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const inSight = await page
        .locator('main form')
        .evaluateAll((forms) => forms.some((one) => one.getBoundingClientRect().bottom > 0));
      await expect(openButton(page)).toBeVisible({ visible: !inSight });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.beforeEach(({ page }) => decideBefore(page));

  test('the contact button is whole and round, 48 px, and away while one scrolls down, in the footer and while the keyboard is elsewhere; the keyboard brings it back', async ({
    page,
  }) => {
    await visitPage(page, '/tr/privacy');
    const scroll = async (top: number) => {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    };
    await scroll(600);
    await expect(openButton(page)).not.toBeInViewport();
    await scroll(500);
    await expect(openButton(page)).toBeInViewport({ ratio: 1 });
    const box = async () =>
      (await openButton(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await expect.poll(async () => (await box()).y + 48).toBeLessThan(844);
    expect(await box()).toMatchObject({ width: 48, height: 48 });
    expect((await box()).x + 48).toBeLessThan(390);
    await expect(openButton(page)).toHaveCSS('border-radius', '999px');
    await expect(hideButton(page)).toBeHidden();
    await scroll(900);
    await expect(openButton(page)).not.toBeInViewport();

    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scroll(end);
    await scroll(end - 20);
    await page.waitForTimeout(300);
    await expect(openButton(page)).not.toBeInViewport();
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Koyu' });
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(openButton(page)).toBeFocused();
    await expect(openButton(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Shift+Tab');
    await expect(openButton(page)).not.toBeInViewport();
  });
});

test('the contact button waits for the cookie choice, and is last in the Tab order, before its close button', async ({
  page,
}) => {
  await visitPage(page, '/tr/legal');
  await scrollABit(page);
  await expect(page.getByRole('region', { name: 'Çerezlerde söz sizin.' })).toBeVisible();
  await expect(openButton(page)).toBeHidden();
  await page.getByRole('button', { name: 'Tümünü Reddet', exact: true }).click();
  await expect(openButton(page)).toBeVisible();

  await openButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(hideButton(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const place = () => document.activeElement?.closest('footer') !== null;
  expect(await page.evaluate(place)).toBe(true);
});
