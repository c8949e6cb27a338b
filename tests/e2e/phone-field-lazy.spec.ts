import { axeFindsNothing } from '../support/browser/axe.ts';
import { networkRests } from '../support/browser/network-rests.ts';
import {
  caret,
  country,
  lateFile,
  number,
  openForm,
  options,
  search,
} from '../support/browser/phone-field.ts';
import { expect, holdBack, test } from '../support/browser/site.ts';

test.describe('on a slow connection', () => {
  test('a number with the caret inside it stays as typed when the code loads, and is formatted at the next key @release', async ({
    page,
  }) => {
    const release = await holdBack(page, lateFile);
    await openForm(page);
    await number(page).pressSequentially('053212345');
    await expect(number(page)).toHaveValue('053212345');
    await expect(country(page)).toHaveAccessibleName('Ülke kodu: Türkiye +90');
    await page.keyboard.press('ArrowLeft');
    release();
    await networkRests(page);
    await expect(number(page)).toHaveValue('053212345');
    await expect(number(page)).toBeFocused();
    expect(await caret(page)).toBe(8);
    await page.keyboard.press('End');
    await page.keyboard.type('6');
    await expect(number(page)).toHaveValue('0532 123 45 6');
  });

  test('a press on the country opens the picker once its code has loaded @release', async ({
    page,
  }) => {
    const release = await holdBack(page, lateFile);
    await openForm(page);
    await country(page).click();
    release();
    await expect(search(page)).toBeFocused();
  });
});

test.describe('if the file fails to load', () => {
  test.use({ complaintsExpected: true });

  test('the number can be typed, and the next touch requests the file again @release', async ({
    page,
  }) => {
    await page.route(lateFile, (route) => route.abort());
    await openForm(page);
    await number(page).pressSequentially('0532123456');
    await expect(number(page)).toHaveValue('0532123456');
    await number(page).blur();
    await page.unroute(lateFile);
    await country(page).click();
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await number(page).focus();
    await page.keyboard.type('7');
    await expect(number(page)).toHaveValue('0532 123 45 67');
  });
});

test('axe finds nothing in either scheme, closed or open @release', async ({ page }) => {
  // The open list holds every country.
  test.slow();
  await openForm(page);
  const findsNothing = () => axeFindsNothing(page, '', { within: '#contact-form' });
  await findsNothing();
  await country(page).click();
  await expect(search(page)).toBeFocused();
  await findsNothing();
  await page.keyboard.type('xyzzy');
  await expect(options(page)).toHaveCount(0);
  await findsNothing();
});
