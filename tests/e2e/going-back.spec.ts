import type { Page } from '@playwright/test';
import { applicationOn, needed } from '../support/browser/application-form.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, holdBack, reloadPage, test, visitPage } from '../support/browser/site.ts';
import { buttonOf, menuOf } from '../support/browser/site-menu.ts';
import { releaseTag } from '../support/release.ts';

test.beforeEach(({ page }) => decideBefore(page));

test.describe('the application', () => {
  test('stays at its step after a reload, and reports that a chosen CV is gone, also after a visit to another page, until another one is chosen', async ({
    page,
  }) => {
    const on = applicationOn(page);
    await on.open();
    await on.reach('words');
    await on.fill(needed.words);
    await reloadPage(page);
    await expect(on.heading('words')).toBeVisible();
    await expect(on.field('aboutYourself')).toHaveValue(needed.words.aboutYourself);
    await expect(on.form.getByText(on.common.restored)).toBeVisible();
    await expect(on.form.getByText(on.texts.cvNotKept)).toHaveCount(0);
    await on.goOnTo('file');
    await on.fill(needed.file);
    for (let count = 0; count < 2; count += 1) {
      await reloadPage(page);
      await expect(on.heading('file')).toBeVisible();
      await expect(on.form.getByText(on.texts.cvNotKept)).toBeVisible();
    }
    await on.field('howDidYouFind').selectOption('linkedin');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sertifikalar' }).click();
    await expect(page).toHaveURL('/tr/certificates');
    await page.goBack();
    await expect(on.form.getByText(on.texts.cvNotKept)).toBeVisible();
    await on.fill(needed.file);
    await expect(on.form.getByText(on.texts.cvNotKept)).toHaveCount(0);
  });

  test('goes one step back with the browser’s Back, and forward again', async ({ page }) => {
    const on = applicationOn(page);
    await page.goto('/tr/about');
    await on.open();
    await on.reach('words');
    await page.goBack();
    await expect(on.heading('path')).toBeFocused();
    await page.goBack();
    await expect(on.heading('person')).toBeVisible();
    await expect(on.field('nameSurname')).toHaveValue(needed.person.nameSurname);
    await page.goForward();
    await expect(on.heading('path')).toBeVisible();
    await on.backButton.click();
    await expect(on.heading('person')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/tr\/about$/);
  });

  test('goes on by one step if the button is pressed again while a slow line delays the check @release', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/phone-tools-*');
    const on = applicationOn(page);
    await on.open();
    await on.fill(needed.person);
    await on.nextButton.click();
    await on.nextButton.click();
    release();
    await expect(on.heading('path')).toBeFocused();
    await page.goBack();
    await expect(on.heading('person')).toBeFocused();
  });

  test('stays at its step when a link leads to another part of its page, and back @release', async ({
    page,
  }) => {
    const on = applicationOn(page);
    await on.open();
    await on.reach('words');
    await on.fill(needed.words);
    const contents = page.getByRole('navigation', { name: 'Bu sayfada' });
    await contents.getByRole('link', { name: 'Ekip ruhu' }).click();
    await expect(page.getByRole('heading', { name: 'Gece üçte kimi ararsınız?' })).toBeInViewport();
    await expect(on.heading('words')).toBeVisible();
    const skip = page.getByRole('link', { name: 'İçeriğe geç' });
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(on.heading('words')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(on.heading('words')).toBeVisible();
    await page.goBack();
    await expect(on.heading('path')).toBeFocused();
  });

  test('leaves no steps in the history once it is sent @release', async ({ page }) => {
    const on = applicationOn(page);
    await page.goto('/tr/about');
    await on.open();
    await on.fillAll();
    await on.sendButton.click();
    await expect(on.thanks).toBeVisible();
    await expect(page.getByText(/R-[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.application)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/\/tr\/about$/);
  });
});

test.describe('when an overlay is open', () => {
  for (const [what, open, size] of [
    ['the contact dialog', 'Bize ulaşın', { width: 1440, height: 900 }],
    ['the menu', 'Menüyü aç', { width: 390, height: 844 }],
    ['the cookie preferences', 'Çerez tercihleri', { width: 1440, height: 900 }],
  ] as const) {
    test(`Back closes ${what} and keeps the scroll position ${releaseTag}`, async ({ page }) => {
      await page.setViewportSize(size);
      await visitPage(page, '/tr/about');
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      const opener = page.getByRole(open === 'Çerez tercihleri' ? 'link' : 'button', {
        name: open,
      });
      const dialog = page.getByRole('dialog');
      for (const close of [
        () => page.goBack(),
        () => page.keyboard.press('Escape').then(() => undefined),
        () => page.goBack(),
      ]) {
        await opener.first().click();
        await expect(dialog).toBeVisible();
        const place = await page.evaluate(() => scrollY);
        await close();
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(/\/tr\/about$/);
        await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
        expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2);
      }
    });
  }

  for (const [what, size, open] of [
    ['menu', { width: 390, height: 844 }, (page: Page) => buttonOf(page).click()],
    [
      'contact dialog',
      { width: 1440, height: 900 },
      (page: Page) => page.getByRole('button', { name: 'Bize ulaşın' }).click(),
    ],
  ] as const) {
    test(`after a reload with the ${what} open, Back leads to the previous page ${releaseTag}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto('/tr/services');
      await visitPage(page, '/tr/about');
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await open(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      const place = await page.evaluate(() => scrollY);
      await reloadPage(page);
      await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
      await expect
        .poll(() => page.evaluate((before) => Math.abs(scrollY - before), place))
        .toBeLessThan(2);
      await page.goBack();
      await expect(page).toHaveURL('/tr/services');
    });
  }

  test('Forward to a dialog that Back has closed changes nothing @release', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/tr/services');
    await visitPage(page, '/tr/about');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await buttonOf(page).click();
    await expect(menuOf(page)).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    for (let count = 0; count < 2; count += 1) {
      await page.goBack();
      await expect(menuOf(page)).toBeHidden();
      await page.goForward();
      await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
      expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2);
      await expect(buttonOf(page)).toBeFocused();
      await buttonOf(page).click();
      await expect(menuOf(page)).toBeVisible();
    }
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/tr/services');
  });

  test('Back from a section that was chosen in the menu returns to where the page was @release', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitPage(page, '/tr/about');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await buttonOf(page).click();
    await menuOf(page).getByRole('link', { name: 'Değerlerimiz' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const top = () => page.evaluate(() => scrollY);
    await expect
      .poll(async () => {
        const before = await top();
        await page.waitForTimeout(150);
        return before > 1000 && (await top()) === before;
      })
      .toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/tr\/about$/);
    await expect.poll(top).toBe(700);
  });
});
