import type { Locator, Page } from '@playwright/test';
import {
  caret,
  country,
  number,
  openForm,
  openReady,
  options,
  piece,
  search,
} from '../support/browser/phone-field.ts';
import { expect, test } from '../support/browser/site.ts';

test('the number is formatted as it is typed, keeps the caret when it is changed in the middle, changes the country when it is a foreign one, is marked like any other field if it is invalid, and keeps text of any length; the picker works by keyboard alone', async ({
  page,
}) => {
  await openReady(page);

  await test.step('it is formatted as it is typed, and each Backspace deletes one character', async () => {
    await number(page).pressSequentially('05321234567');
    await expect(number(page)).toHaveValue('0532 123 45 67');
    await number(page).fill('');
    await number(page).pressSequentially('02160000000');
    for (let text = '(0216) 000 00 00'; text; ) {
      await expect(number(page)).toHaveValue(text);
      await page.keyboard.press('Backspace');
      text = text.slice(0, -1);
    }
    await expect(number(page)).toHaveValue('');
  });
  await test.step('it keeps the caret when it is changed in the middle, and is formatted when the field is left', async () => {
    await number(page).pressSequentially('05321234567');
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await expect(number(page)).toHaveValue('0532123 45 67');
    expect(await caret(page)).toBe(4);
    await page.keyboard.type('9');
    await expect(number(page)).toHaveValue('05329123 45 67');
    expect(await caret(page)).toBe(5);
    await number(page).fill('');
    await number(page).pressSequentially('0532123456');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await page.keyboard.press('End');
    await page.keyboard.type('7');
    await number(page).blur();
    await expect(number(page)).toHaveValue('532 123 45 67');
  });
  await test.step('it changes the country when a foreign number is pasted', async () => {
    for (const [pasted, value, name] of [
      ['+4930901820', '+49 30 901820', 'Almanya +49'],
      ['+905321234567', '+90 532 123 45 67', 'Türkiye +90'],
    ] as const) {
      await number(page).fill('');
      await page.keyboard.insertText(pasted);
      await expect(number(page)).toHaveValue(value);
      await expect(country(page)).toHaveAccessibleName(`Ülke kodu: ${name}`);
    }
  });
  await test.step('it is marked like any other field if it is invalid, and text of any length is kept', async () => {
    await number(page).fill('123');
    await piece(page).getByRole('button', { name: 'Gönder', exact: true }).click();
    await expect(number(page)).toHaveAttribute('aria-invalid', 'true');
    const borderOf = (field: Locator) =>
      field.evaluate((element) => getComputedStyle(element).border);
    expect(await borderOf(number(page).locator('..'))).toBe(
      await borderOf(piece(page).getByLabel('E-posta', { exact: true })),
    );
    const text = `0216 000 00 00 dahili 12 ${'santral '.repeat(40)}`;
    await number(page).fill('');
    await number(page).pressSequentially('0');
    await number(page).fill(text);
    await number(page).blur();
    await expect(number(page)).toHaveValue(text);
    await number(page).fill('');
  });
  await test.step('the picker works by keyboard alone', async () => {
    await country(page).focus();
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect(search(page)).toBeFocused();
      await expect(country(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(search(page)).toBeHidden();
      await expect(country(page)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(marked(page)).toHaveText(/Türkiye/);
    const turns = [
      ['ArrowDown', 1],
      ['PageDown', 11],
      ['PageUp', 1],
      ['ArrowUp', 0],
      ['End', -1],
      ['Home', 0],
    ] as const;
    for (const [key, index] of turns) {
      await page.keyboard.press(key);
      await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(options(page).nth(index)).toBeInViewport();
    }
    await page.keyboard.type('almanya');
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeHidden();
    await expect(number(page)).toBeFocused();
    await expect(country(page)).toHaveAccessibleName('Ülke kodu: Almanya +49');
  });
  await test.step('the code changes on a page that the browser has translated', async () => {
    await country(page).evaluate(translateTexts);
    await number(page).fill('+33142685300');
    await expect(country(page)).toHaveText('🇫🇷+33');
  });
});

test.describe('the picker', () => {
  test('closes on Tab and Shift+Tab without choosing a country, and on a press on its button, outside it or on the number; reports when no country matches, and Enter then does nothing @release', async ({
    page,
  }) => {
    await openForm(page);
    for (const [key, next] of [
      ['Tab', number],
      ['Shift+Tab', country],
    ] as const) {
      await country(page).click();
      await expect(search(page)).toBeFocused();
      await page.keyboard.type('almanya');
      await expect(marked(page)).toHaveText(/Almanya/);
      await page.keyboard.press(key);
      await expect(search(page)).toBeHidden();
      await expect(next(page)).toBeFocused();
      await expect(country(page)).toHaveAccessibleName('Ülke kodu: Türkiye +90');
    }

    await country(page).click();
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('xyzzy');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      'Aramanızla eşleşen ülke yok.',
    );
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    for (let index = 0; index < 5; index += 1) await page.keyboard.press('Backspace');
    await expect(marked(page)).toHaveText(/Türkiye/);

    await country(page).click();
    await expect(search(page)).toBeHidden();
    await expect(country(page)).toBeFocused();
    await country(page).click();
    await page.getByRole('heading', { name: 'Buyurun, söz sizde.' }).click();
    await expect(search(page)).toBeHidden();
    await country(page).click();
    await expect(search(page)).toBeFocused();
    await number(page).click();
    await expect(search(page)).toBeHidden();
    await expect(number(page)).toBeFocused();
  });

  test('opens above the field if there is no space below @release', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await openReady(page);
    await country(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await country(page).click();
    await expect(search(page)).toBeFocused();
    const row = await country(page).boundingBox();
    const popup = await page.getByRole('dialog', { name: 'Ülke kodu' }).boundingBox();
    expect((popup?.y ?? 0) + (popup?.height ?? 0)).toBeLessThan(row?.y ?? 0);
    const { y } = (await search(page).boundingBox()) ?? {};
    await page.keyboard.type('almanya');
    await expect(options(page)).toHaveCount(1);
    expect((await search(page).boundingBox())?.y, 'the search stays').toBe(y);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the picker is as wide as the field, and works by touch @release', async ({ page }) => {
    await openReady(page);
    await country(page).tap();
    await expect(search(page)).toBeVisible();
    const popup = page.getByRole('dialog', { name: 'Ülke kodu' });
    const box = await popup.boundingBox();
    const field = await number(page).locator('..').boundingBox();
    expect(box?.width).toBe(field?.width);
    expect(box?.x).toBe(field?.x);
    expect(box?.height).toBeLessThanOrEqual(844 * 0.6);
    for (const target of [search(page), options(page).first(), country(page)])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
    await page.getByRole('option', { name: /Almanya/ }).tap();
    await expect(popup).toBeHidden();
    await expect(country(page)).toHaveAccessibleName('Ülke kodu: Almanya +49');
  });
});

function marked(page: Page) {
  return page.getByRole('dialog', { name: 'Ülke kodu' }).getByRole('option', { selected: true });
}

/** Replaces each text node by an element, as Chrome does when it translates a page. */
function translateTexts(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translated = document.createElement('font');
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
}
