import { expect } from '@playwright/test';
import { fieldOf, openEditor } from '../../support/browser/editor.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';

test('items of a list are added, moved and removed by keys, and the focus follows @release', async ({
  page,
}) => {
  await openEditor(page, 'about');
  const list = 'tr/about/sections/values/items';
  const first = await fieldOf(page, `${list}/0/title`).inputValue();
  const second = await fieldOf(page, `${list}/1/title`).inputValue();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Aşağı taşı: Değer 1, Değerler, Türkçe').focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, `${list}/0/title`)).toHaveValue(second);
  await expect(button('Aşağı taşı: Değer 2, Değerler, Türkçe')).toBeFocused();
  await button('Yukarı taşı: Değer 2, Değerler, Türkçe').focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, `${list}/0/title`)).toHaveValue(first);
  await expect(button('Yukarı taşı: Değer 1, Değerler, Türkçe')).toBeFocused();

  const count = await page.locator(`[id="${list}"] > ol > li`).count();
  await button('Ekle: Değer, Değerler, Türkçe').focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, `${list}/${count}/title`)).toBeFocused();
  await page.keyboard.type('Yeni değer');
  await button(`Kaldır: Değer ${count + 1}, Değerler, Türkçe`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[id="${list}"] > ol > li`)).toHaveCount(count);
  await expect(button(`Kaldır: Değer ${count}, Değerler, Türkçe`)).toBeFocused();
});

test('Enter in a paragraph begins the next one, and pasted lines become paragraphs @release', async ({
  page,
}) => {
  await openEditor(page, 'about');
  const list = 'tr/about/sections/who-we-are/paragraphs';
  await fieldOf(page, `${list}/0`).fill('Önce. Sonra.');
  await fieldOf(page, `${list}/0`).evaluate((one: HTMLTextAreaElement) =>
    one.setSelectionRange(5, 5),
  );
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, `${list}/0`)).toHaveValue('Önce.');
  await expect(fieldOf(page, `${list}/1`)).toHaveValue('Sonra.');
  await expect(fieldOf(page, `${list}/1`)).toBeFocused();
  await fieldOf(page, `${list}/1`).evaluate((one) => {
    const data = new DataTransfer();
    data.setData('text/plain', ' Bir.\n\nİki.\nÜç.');
    one.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(fieldOf(page, `${list}/3`)).toBeFocused();
  await expect(fieldOf(page, `${list}/2`)).toHaveValue('İki.');
});
