import { decideBefore } from '../support/browser/consent.ts';
import { arrowOf, entryOf, itemOf } from '../support/browser/mega-menu.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => decideBefore(page));

test.describe('by keyboard alone', () => {
  test('arrow down opens a menu and enters it, arrow keys wrap around, and Escape returns to the item; Space on the name opens it, Enter and Space on the arrow toggle it, and Tab past its end closes it', async ({
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

  test('Escape in a menu returns the focus to the arrow or the name that it came from', async ({
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

  test('left and right arrows move between page names, and Enter follows a name @release', async ({
    page,
  }) => {
    await visitPage(page, '/tr/legal');
    await itemOf(page, 'Hakkımızda').focus();
    await page.keyboard.press('ArrowRight');
    await expect(itemOf(page, 'Hizmetler')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(itemOf(page, 'Hakkımızda')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tr/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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
