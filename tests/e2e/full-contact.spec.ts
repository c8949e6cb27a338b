import type { Locator, Page, Request } from '@playwright/test';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';

const submitUrl = '**/api/ContactForms';

const words = {
  full: 'Ayrıntılı form',
  short: 'Kısa bir not',
  firstName: 'Ad',
  lastName: 'Soyad',
  email: 'E-posta',
  phone: 'Telefon',
  company: 'Şirket',
  subject: 'Konu',
  partnership: 'İş ortaklığı',
  message: 'Mesaj',
  send: 'Gönder',
  required: 'Bu alan zorunludur.',
  option: 'Lütfen bir seçenek belirleyin.',
  all: 'Lütfen tüm zorunlu alanları doldurun.',
  marked: 'Lütfen işaretli alanları kontrol edin.',
  wrongPhone: 'Lütfen geçerli bir telefon numarası girin.',
  success: 'Mesajınız başarıyla gönderildi. En kısa sürede size yanıt vereceğiz.',
  failure: /^Mesaj gönderilirken bir hata oluştu\. Lütfen tekrar deneyin\./,
} as const;

/** The full form, opened, with its fields by their labels. */
async function openForm(page: Page) {
  await visitPage(page, '/tr/contact');
  await page.getByRole('button', { name: words.full }).click();
  const form = page.locator('form').filter({ has: page.getByLabel(words.subject) });
  const field = (label: string): Locator =>
    form.getByRole('textbox', { name: label, exact: label === 'Ad' || label === 'Soyad' });
  await expect(field(words.firstName)).toBeVisible();
  const fill = async () => {
    await field(words.firstName).fill('Ömer');
    await field(words.lastName).fill('Şahin');
    await field(words.email).fill('omer@hub.example');
    await form.getByLabel(words.subject).selectOption({ label: words.partnership });
    await field(words.message).fill('Merhaba');
  };
  return { ...{ form, field, fill }, send: form.getByRole('button', { name: words.send }) };
}

const sentBody = (request: Request) => request.postDataJSON() as Record<string, unknown>;

test.beforeEach(({ page }) => decideBefore(page));

test('each missing field shows an error, the form shows a summary, and the first field gets the focus; axe finds nothing in that, and nothing is wider than a phone; a message with all fields is sent, and a confirmation replaces the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { form, field, fill, send } = await openForm(page);
  await send.click();
  for (const label of [words.firstName, words.lastName, words.email, words.message]) {
    await expect(field(label)).toHaveAccessibleDescription(words.required);
  }
  await expect(form.getByLabel(words.subject)).toHaveAccessibleDescription(words.option);
  for (const label of [words.phone, words.company]) {
    await expect(field(label)).not.toHaveAttribute('aria-invalid');
  }
  await expect(form.getByRole('alert').filter({ hasText: words.all })).toBeVisible();
  await expect(field(words.firstName)).toBeFocused();
  await axeFindsNothing(page, 'with errors', { within: '#contact-form' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await field(words.firstName).fill('Ö');
  await expect(field(words.firstName)).not.toHaveAttribute('aria-invalid');

  await fill();
  await field(words.phone).pressSequentially('05321234567');
  await field(words.company).fill('  Örnek A.Ş. ');
  const sending = page.waitForRequest(submitUrl);
  await send.click();
  const request = await sending;
  expect(sentBody(request)).toEqual({
    ...{ firstName: 'Ömer', lastName: 'Şahin', email: 'omer@hub.example' },
    ...{ phone: '+905321234567', company: 'Örnek A.Ş.', subject: 'partnership' },
    message: 'Merhaba',
  });
  expect(request.headers()).toMatchObject({ 'accept-language': 'tr' });
  expect(request.headers()['idempotency-key']).toMatch(/^[\da-f]{32}$/);
  const note = page.getByRole('status').filter({ hasText: words.success });
  await expect(note).toBeFocused();
  await expect(form).toHaveCount(0);
  await note.getByRole('button', { name: 'Bir mesaj daha yaz' }).click();
  await expect(field(words.firstName)).toBeFocused();
});

/** What browsers and password managers leave a field alone by. */
const leftAlone = [
  ['autocomplete', 'off'],
  ['data-1p-ignore', ''],
  ['data-bwignore', ''],
  ['data-form-type', 'other'],
  ['data-lpignore', 'true'],
  ['data-protonpass-ignore', 'true'],
  ['class', /keeper-ignore/],
] as const;
/** Words by which they know what a field takes. */
const knownFields =
  /name|mail|phone|tel|fax|url|web|site|home|company|organi[sz]ation|business|address|line|street|city|state|region|country|zip|post|code|user|login|pass|birth|card|number|note|other|extra|isim|soyad|\bad[ıi]?\b|posta|adres|şehir|\bil\b|ilçe|ülke|firma|şirket|kullanıcı|parola|şifre|numara/i;

test('an impossible phone number is reported at its field, which gets the focus; the honeypot is out of reach, and is sent if it is filled', async ({
  page,
}) => {
  const { form, field, fill, send } = await openForm(page);
  await fill();
  await field(words.phone).fill('beni arayın');
  await send.click();
  await expect(field(words.phone)).toHaveAccessibleDescription(words.wrongPhone);
  await expect(form.getByRole('alert').filter({ hasText: words.marked })).toBeVisible();
  await expect(field(words.phone)).toBeFocused();

  const honeypot = form.locator('[name=leave-empty]');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  for (const [name, value] of leftAlone) await expect(honeypot).toHaveAttribute(name, value);
  // By what Chrome, Safari and Firefox go: the name, the id and the label.
  const known = await honeypot.evaluate((input: HTMLInputElement) =>
    [input.name, input.id, input.placeholder, input.labels?.[0]?.textContent].join(' '),
  );
  expect(known).not.toMatch(knownFields);
  const box = await honeypot.locator('..').boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(4);
  await field(words.phone).fill('');
  await honeypot.fill('http://buy.example', { force: true });
  const sending = page.waitForResponse(submitUrl);
  await send.click();
  const answer = await sending;
  expect(sentBody(answer.request())).toMatchObject({ website: 'http://buy.example' });
  expect(answer.status()).toBe(201);
});

test('a foreign number is sent whole with its extension, and names in Arabic and emoji as typed @release', async ({
  page,
}) => {
  const { field, fill, send } = await openForm(page);
  await fill();
  await field(words.firstName).fill('مرحبًا');
  await field(words.lastName).fill('👩‍👩‍👧‍👦 İĞÜŞÖÇ');
  await field(words.phone).pressSequentially('+49 30 901820 ext. 12');
  const sending = page.waitForResponse(submitUrl);
  await send.click();
  const answer = await sending;
  expect(answer.status()).toBe(201);
  expect(sentBody(answer.request())).toMatchObject({
    ...{ firstName: 'مرحبًا', lastName: '👩‍👩‍👧‍👦 İĞÜŞÖÇ' },
    phone: '+4930901820;ext=12',
  });
});

test('the form can be filled and sent by keyboard alone on a phone @release', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { field } = await openForm(page);
  await field(words.firstName).focus();
  for (const text of ['Ömer', 'Şahin', 'omer@hub.example']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The country, and its number.
  await page.keyboard.press('Tab');
  await page.keyboard.type('05321234567');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Merhaba');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.success)).toBeVisible();
});

test.describe('when a message cannot be sent', () => {
  // The browser logs each failed request; these tests expect it.
  test.use({ complaintsExpected: true });

  test('the error is shown beside the button until the next press, the text is kept, and one press sends it again; an error found only by the API is shown at its field', async ({
    page,
    context,
  }) => {
    const { form, field, fill, send } = await openForm(page);
    await fill();
    await context.setOffline(true);
    await send.click();
    await expect(form.getByRole('alert').filter({ hasText: words.failure })).toBeVisible();
    await expect(field(words.message)).toHaveValue('Merhaba');
    await context.setOffline(false);
    await field(words.message).fill('');
    await send.click();
    await expect(form.getByRole('alert').filter({ hasText: words.all })).toBeVisible();
    await expect(form.getByRole('alert').filter({ hasText: words.failure })).toHaveCount(0);
    await field(words.message).fill('Merhaba');
    await page.route(submitUrl, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({ detail: 'Olmadı.', errors: { company: ['Bu şirket olmadı.'] } }),
      }),
    );
    await send.click();
    await expect(field(words.company)).toHaveAccessibleDescription('Bu şirket olmadı.');
    await expect(field(words.company)).toBeFocused();
    await page.unroute(submitUrl);
    await field(words.company).fill('Örnek A.Ş.');
    await send.click();
    await expect(page.getByText(words.success)).toBeVisible();
  });

  test('if the phone number parser fails to load, nothing is lost, and the next press loads it again @release', async ({
    page,
  }) => {
    await page.route(/\/assets\/phone-tools-/, (route) => route.abort());
    const { form, field, fill, send } = await openForm(page);
    await fill();
    await field(words.phone).fill('0532 123 45 67');
    await send.click();
    await expect(form.getByRole('alert').filter({ hasText: words.failure })).toBeVisible();
    await page.unroute(/\/assets\/phone-tools-/);
    const sending = page.waitForRequest(submitUrl);
    await send.click();
    expect(sentBody(await sending)).toMatchObject({ phone: '+905321234567' });
    await expect(page.getByText(words.success)).toBeVisible();
  });
});
