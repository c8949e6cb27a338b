import { submitSimpleContact } from '#contract/contact.ts';
import { expect, fillMessage, messageForm, test, visitPage } from '../support/browser/site.ts';

const submitUrl = `**${submitSimpleContact.path}`;
const words = {
  name: 'Ayşe Işık',
  email: 'ayse@ornek.example',
  message: 'Merhaba, İğdır’dan yazıyorum. 📞',
};

test('a message written in Turkish is sent and confirmed, and the form is cleared', async ({
  page,
}) => {
  await page.goto('/tr/contact');
  await fillMessage(page, words);
  const sent = page.waitForRequest(submitUrl);
  await page.getByRole('button', { name: 'Gönder' }).click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    fullName: words.name,
    email: words.email,
    message: words.message,
  });
  expect((await request.response())?.status()).toBe(201);
  await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
  await expect(page.getByLabel('Ad Soyad')).toHaveValue('');
  await expect(page.getByLabel('Mesaj', { exact: true })).toHaveValue('');
});

test('a message written in English is sent by keyboard alone', async ({ page }) => {
  await page.goto('/en/contact');
  await page.getByLabel('Name').focus();
  await page.keyboard.type('  Omar Haddad ');
  await page.keyboard.press('Tab');
  await page.keyboard.type('omar@hub.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('We run an A2P hub in Amman.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const sent = page.waitForRequest(submitUrl);
  await page.keyboard.press('Enter');
  const request = await sent;
  expect(request.postDataJSON().fullName).toBe('Omar Haddad');
  expect(request.headers()['accept-language']).toBe('en');
  await expect(page.getByText('Your message has been received.')).toBeVisible();
});

test('a visitor who comes from another page can send a message @release', async ({ page }) => {
  await visitPage(page, '/tr');
  await page.getByRole('contentinfo').getByRole('link', { name: 'İletişim' }).click();
  await fillMessage(page, words);
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
});

test('an empty form shows an error at each field, and the first invalid field gets the focus', async ({
  page,
}) => {
  let calls = 0;
  await page.route(submitUrl, (route) => {
    calls += 1;
    return route.continue();
  });
  await visitPage(page, '/tr/contact');
  await page.getByLabel('Mesaj', { exact: true }).fill('   ');
  await page.getByRole('button', { name: 'Gönder' }).click();
  for (const label of ['Ad Soyad', 'E-posta', 'Mesaj']) {
    const field = messageForm(page).getByLabel(label);
    await expect(field).toHaveAccessibleDescription('Bu alan zorunludur.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Ad Soyad')).toBeFocused();
  await page.getByLabel('Ad Soyad').fill('A');
  await expect(page.getByLabel('Ad Soyad')).not.toHaveAttribute('aria-invalid');
  expect(calls).toBe(0);
});

test('an e-mail address is validated again at each change @release', async ({ page }) => {
  await visitPage(page, '/en/contact');
  const email = messageForm(page, 'Message').getByLabel('Email');
  await email.fill('omar@');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await email.fill('omar@hub.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('a text over its limit is reported at its field, and kept whole', async ({ page }) => {
  await visitPage(page, '/tr/contact');
  const long = 'ş'.repeat(5001);
  await fillMessage(page, { ...words, message: long });
  await page.getByRole('button', { name: 'Gönder' }).click();
  const field = page.getByLabel('Mesaj', { exact: true });
  await expect(field).toHaveAccessibleDescription('Lütfen en fazla 5.000 karakter kullanın.');
  await expect(field).toHaveValue(long);
});

test('the button shows that a message is being sent, and a second press sends nothing', async ({
  page,
}) => {
  let calls = 0;
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(submitUrl, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await visitPage(page, '/en/contact');
  await fillMessage(page, words, { name: 'Name', email: 'Email', message: 'Message' });
  await page.getByRole('button', { name: 'Send' }).click();
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect(button).toBeFocused();
  // Playwright takes aria-disabled for a button that no finger can press.
  await button.click({ force: true });
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByText('Your message has been received.')).toBeVisible();
  expect(calls).toBe(1);
});

test.describe('when a message cannot be sent', () => {
  // The browser logs each failed request; these tests expect it.
  test.use({ complaintsExpected: true });

  test('the service’s own error text is shown, and nothing typed is lost', async ({ page }) => {
    await page.route(submitUrl, (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'Birazdan yeniden deneyin.' }),
    );
    await page.goto('/tr/contact');
    await fillMessage(page, words);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Birazdan yeniden deneyin.').first()).toBeVisible();
    await expect(page.getByLabel('Ad Soyad')).toHaveValue(words.name);
    await expect(page.getByLabel('Mesaj', { exact: true })).toHaveValue(words.message);
  });

  test('an empty error response is reported by its status', async ({ page }) => {
    await page.route(submitUrl, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/en/contact');
    await fillMessage(page, words, { name: 'Name', email: 'Email', message: 'Message' });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Submit failed (500)').first()).toBeVisible();
  });

  for (const { what, status, body } of [
    { what: 'an error whose texts are no texts', status: 400, body: { detail: [{ msg: 'x' }] } },
    { what: 'a success without an id', status: 201, body: {} },
    { what: 'an empty success', status: 201, body: null },
  ]) {
    test(`${what}, as from a proxy, is reported, and nothing typed is lost`, async ({ page }) => {
      await page.route(submitUrl, (route) => route.fulfill({ status, json: body }));
      await visitPage(page, '/tr/contact');
      await fillMessage(page, words);
      await page.getByRole('button', { name: 'Gönder' }).click();
      await expect(page.getByRole('main').getByText('Gönderilemedi')).toBeVisible();
      await expect(page.getByLabel('Ad Soyad')).toHaveValue(words.name);
      await expect(page.getByLabel('Mesaj', { exact: true })).toHaveValue(words.message);
    });
  }

  test('an empty answer about the proof of work does not keep a message back', async ({ page }) => {
    await page.route('**/api/Challenge?*', (route) => route.fulfill({ json: null }));
    await visitPage(page, '/tr/contact');
    await fillMessage(page, words);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
  });

  test('nothing is lost without a network, and one press sends the message when it is back', async ({
    page,
    context,
  }) => {
    await visitPage(page, '/tr/contact');
    await fillMessage(page, words);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Gönderilemedi.', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Ağa ulaşamadık')).toBeVisible();
    await expect(page.getByLabel('Mesaj', { exact: true })).toHaveValue(words.message);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
  });

  test('an error found only by the API is shown at its field', async ({ page }) => {
    await page.route(submitUrl, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({ detail: 'Olmadı.', errors: { fullName: ['Bu ad olmadı.'] } }),
      }),
    );
    await page.goto('/tr/contact');
    await fillMessage(page, words);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByLabel('Ad Soyad')).toHaveAccessibleDescription('Bu ad olmadı.');
    await expect(page.getByLabel('Ad Soyad')).toBeFocused();
  });
});

test('a form filled and submitted by a program at once sends its fill time to the API', async ({
  page,
}) => {
  await visitPage(page, '/tr/contact');
  await page.getByLabel('Ad Soyad').focus();
  await expect(page.locator('form').locator('xpath=ancestor::*[@data-held]')).toHaveCount(0);
  const letter = 'Bu mektubu kimse bir saniyede yazamaz. '.repeat(5);
  const sent = page.waitForRequest(submitUrl);
  await page.getByLabel('Mesaj', { exact: true }).evaluate((area, text) => {
    const { form } = area as HTMLTextAreaElement;
    for (const [name, value] of Object.entries({
      name: 'A',
      email: 'a@b.example',
      message: text,
    })) {
      const field = form?.elements.namedItem(name) as HTMLInputElement;
      const { prototype } = field.constructor as typeof HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form?.requestSubmit();
  }, letter);
  expect((await sent).postDataJSON()).toHaveProperty('filledInMs');
});

for (const { way, button } of [
  { way: 'a short note', button: 'Kısa bir not' },
  { way: 'the full form', button: 'Ayrıntılı form' },
]) {
  test(`the printed page has no empty place where ${way} was`, async ({ page }) => {
    await visitPage(page, '/tr/contact');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('button', { name: 'Gönder' })).toBeVisible();
    // A4 without its margins.
    await page.setViewportSize({ width: 672, height: 987 });
    await page.emulateMedia({ media: 'print' });
    const form = await page.locator('#contact-form').boundingBox();
    expect(form?.height).toBeLessThan(250);
  });
}
