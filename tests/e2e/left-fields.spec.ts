import { applicationOn } from '../support/browser/application-form.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { lateFile, number, openForm, piece } from '../support/browser/phone-field.ts';
import {
  expect,
  fillMessage,
  holdBack,
  messageForm,
  test,
  visitPage,
  writeAnother,
} from '../support/browser/site.ts';

const wrongPhone = 'Lütfen geçerli bir telefon numarası girin.';

test('a telephone number that cannot be one shows its error when the field is left, and a number that can be one none; the error goes with the next change', async ({
  page,
}) => {
  await openForm(page);
  const field = number(page);
  for (const [text, error] of [
    ['abc', wrongPhone],
    ['123', wrongPhone],
    ['5'.repeat(300), 'Lütfen en fazla 250 karakter kullanın.'],
    ['tel:+90-216-000-00-00;ext=12', ''],
    ['0216 000 00 00 - 12 (iş)', ''],
    ['', ''],
  ] as const) {
    await field.fill(text);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(field).toHaveAccessibleDescription(error);
    await field.focus();
  }
  await field.fill('abc');
  // The picker belongs to the field: whoever chooses a country has not left it.
  await page.keyboard.press('Shift+Tab');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('a number that was left before its code has loaded shows its error once that is there @release', async ({
  page,
}) => {
  const release = await holdBack(page, lateFile);
  await openForm(page);
  await number(page).fill('5321234');
  await number(page).blur();
  release();
  await expect(number(page)).toHaveAccessibleDescription(wrongPhone);
});

test('links and the year of an application show their errors when they are left @release', async ({
  page,
}) => {
  await decideBefore(page);
  const on = applicationOn(page);
  await on.open();
  await on.fill({ nameSurname: 'Ayşe', email: 'ayse@türkiye.com.tr', phone: '0532 123 45 67' });
  await on.goOnTo('path');
  await on.fill({ yearsOfExperience: '3-5', graduationYear: '19' });
  await on.field('graduationYear').blur();
  await expect(on.field('graduationYear')).toHaveAccessibleDescription(
    /^Lütfen 1950 ile \d{4} arasında/,
  );
  await on.fill({ graduationYear: '2019' });
  await on.field('graduationYear').blur();
  await expect(on.field('graduationYear')).not.toHaveAttribute('aria-invalid');
  await on.goOnTo('words');
  await on.fill({ linkedin: 'javascript:alert(1)' });
  await on.field('linkedin').blur();
  await expect(on.field('linkedin')).toHaveAccessibleDescription(
    'Lütfen https:// ile başlayan bir adres girin.',
  );
});

test('an error of a field that a press on Send leaves does not move the button away from under it @release', async ({
  page,
}) => {
  await openForm(page);
  await number(page).fill('abc');
  const send = piece(page).getByRole('button', { name: 'Gönder', exact: true });
  await send.scrollIntoViewIfNeeded();
  await number(page).focus();
  const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(300);
  await expect(number(page)).not.toHaveAttribute('aria-invalid');
  // A pressed button sinks by a pixel.
  expect((await send.boundingBox())?.y).toBeLessThan(y + 3);
  await page.mouse.up();
  await expect(number(page)).toHaveAccessibleDescription(wrongPhone);
  // It was pressed: the missing fields are marked too.
  await expect(piece(page).getByLabel('Soyad', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('an e-mail address with a domain in letters, or pasted with what surrounds it, is sent in ASCII and stays as it was typed', async ({
  page,
}) => {
  await decideBefore(page);
  await visitPage(page, '/tr/contact');
  const email = messageForm(page).getByLabel('E-posta');
  for (const typed of ['ayse@türkiye.com.tr', ' \u202amailto:ayse@türkiye.com.tr\u202c ']) {
    await fillMessage(page, { name: 'Ayşe', email: typed, message: crypto.randomUUID() });
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveValue(typed);
    const sent = page.waitForRequest('**/api/ContactForms/simple');
    await page.getByRole('button', { name: 'Gönder' }).click();
    expect((await sent).postDataJSON().email).toBe('ayse@xn--trkiye-3ya.com.tr');
    await writeAnother(page);
    await expect(email).toHaveValue('');
  }
});
