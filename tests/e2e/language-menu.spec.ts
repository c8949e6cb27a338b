import type { Page } from '@playwright/test';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test.beforeEach(({ page }) => decideBefore(page));

const button = (page: Page) => page.getByRole('button', { name: /^Dil: TR/ });
const language = (page: Page, name: string) => page.getByRole('menuitem', { name });

test('the language is chosen from a menu, and path, query and hash are kept', async ({ page }) => {
  await visitPage(page, '/tr/services?from=mail#digital-services');
  await button(page).click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  await expect(language(page, 'Türkçe')).toHaveAttribute('aria-current', 'true');
  await language(page, 'English').click();
  await expect(page).toHaveURL('/en/services?from=mail#digital-services');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: /^Language: EN/ })).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

test('arrow keys, first letters and Enter choose a language, and Escape returns the focus; axe finds nothing in the open menu in either scheme', async ({
  page,
}) => {
  await visitPage(page, '/tr/about');
  await button(page).focus();
  for (const key of ['Enter', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key);
    await expect(language(page, 'Türkçe')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(language(page, 'English')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(language(page, 'English')).toBeVisible();
  await axeFindsNothing(page, 'the menu', { within: 'header' });
  await page.keyboard.type('e');
  await expect(language(page, 'English')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/about');
});

test('letters typed within a second count as one word, later ones as a new word @release', async ({
  page,
}) => {
  await page.clock.install();
  await visitPage(page, '/tr/about');
  await button(page).click();
  await expect(language(page, 'Türkçe')).toBeVisible();
  await page.keyboard.type('e');
  await expect(language(page, 'English')).toBeFocused();
  await page.keyboard.type('t');
  await expect(language(page, 'English'), 'no language begins with et').toBeFocused();
  await page.clock.fastForward(1001);
  await page.keyboard.type('t');
  await expect(language(page, 'Türkçe')).toBeFocused();
});

test('each language is a real link to the same page @release', async ({ page, context }) => {
  await visitPage(page, '/tr/life');
  await button(page).click();
  await expect(language(page, 'English')).toHaveAttribute('href', '/en/life');
  const opened = context.waitForEvent('page');
  await language(page, 'English').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/en/life');
  await expect(page).toHaveURL('/tr/life');
});

test.describe('on a bad connection', () => {
  test.use({ complaintsExpected: true });

  test('a menu whose code fails to load is replaced by plain links', async ({ page }) => {
    await page.route('**/assets/language-menu-*', (route) => route.abort());
    await visitPage(page, '/tr/life');
    await button(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/life');
  });
});
