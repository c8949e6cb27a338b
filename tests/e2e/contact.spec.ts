import type { Route } from '@playwright/test';
import { submitSimpleContact } from '#contract/contact.ts';
import { axeFindsNothing } from '../support/browser/axe.ts';
import {
  expect,
  fillMessage,
  messageForm,
  test,
  visitPage,
  writeAnother,
} from '../support/browser/site.ts';

const submitUrl = `**${submitSimpleContact.path}`;
const words = {
  name: 'Ayşe Işık',
  email: 'ayse@ornek.example',
  message: 'Merhaba, İğdır’dan yazıyorum. 📞',
};

test('an empty form shows an error at each field, and the first invalid field gets the focus; an e-mail address is validated again at each change; a text over its limit is reported at its field, and kept whole; a message written in Turkish is sent and confirmed, and the form is cleared', async ({
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
  await axeFindsNothing(page, 'with errors', { within: 'main' });
  await page.getByLabel('Ad Soyad').fill('A');
  await expect(page.getByLabel('Ad Soyad')).not.toHaveAttribute('aria-invalid');
  const email = messageForm(page).getByLabel('E-posta');
  await email.fill('ayse@');
  await expect(email).toHaveAccessibleDescription('Lütfen geçerli bir e-posta adresi girin.');
  await email.fill(words.email);
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(calls).toBe(0);

  const long = 'ş'.repeat(5001);
  await fillMessage(page, { ...words, message: long });
  await page.getByRole('button', { name: 'Gönder' }).click();
  const field = page.getByLabel('Mesaj', { exact: true });
  await expect(field).toHaveAccessibleDescription('Lütfen en fazla 5.000 karakter kullanın.');
  await expect(field).toHaveValue(long);
  expect(calls).toBe(0);

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
  await writeAnother(page);
  await expect(page.getByLabel('Ad Soyad')).toBeFocused();
  await expect(page.getByLabel('Ad Soyad')).toHaveValue('');
  await expect(page.getByLabel('Mesaj', { exact: true })).toHaveValue('');
  await expect(page.getByText('Referans numaranız')).toHaveCount(0);
});

test('a sent short note is replaced by a note in view below the header, which stays @release', async ({
  page,
}) => {
  const note = page.getByRole('status').filter({ hasText: 'Mesajınız başarıyla gönderildi.' });
  await page.setViewportSize({ width: 844, height: 390 });
  await visitPage(page, '/tr/contact');
  await fillMessage(page, words);
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(note).toBeFocused();
  await expect(note).toContainText(/R-[0-9A-F]{4}-[0-9A-F]{4}/);
  await expect(page.locator('main form')).toHaveCount(0);
  const header = await page.getByRole('banner').boundingBox();
  await expect(note.getByText('Mesajınız başarıyla gönderildi.')).toBeInViewport({ ratio: 1 });
  const below = (header?.y ?? 0) + (header?.height ?? 0);
  expect((await note.boundingBox())?.y).toBeGreaterThanOrEqual(below);
  await expect(page.getByText('Mesajınız alındı.')).toHaveCount(0, { timeout: 8000 });
  await expect(note).toBeVisible();
  await axeFindsNothing(page, 'the note of a sent message', { within: 'main' });
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

  test('the reason is shown, or else that it failed, and nothing typed is lost; an error found only by the API is shown at its field; one press sends it again', async ({
    page,
    context,
  }) => {
    await visitPage(page, '/tr/contact');
    await fillMessage(page, words);
    const failed = page.getByRole('main').getByText('Gönderilemedi');
    const isFilled = async () => {
      await expect(page.getByLabel('Ad Soyad')).toHaveValue(words.name);
      await expect(page.getByLabel('Mesaj', { exact: true })).toHaveValue(words.message);
    };
    /** Sends, and gives the answer once nothing is left of the error before it. */
    const send = async (answer: Parameters<Route['fulfill']>[0]) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(
        submitUrl,
        async (route) => {
          await held;
          await route.fulfill(answer);
        },
        { times: 1 },
      );
      await page.getByRole('button', { name: 'Gönder' }).click();
      await expect(page.getByRole('button', { name: 'Gönderiliyor' })).toBeVisible();
      await expect(failed).toHaveCount(0);
      release();
    };
    await test.step('the service’s own text', async () => {
      const body = 'Birazdan yeniden deneyin.';
      await send({ status: 503, contentType: 'text/plain', body });
      await expect(page.getByText(body).first()).toBeVisible();
      await isFilled();
    });
    await test.step('a success without an id, as from a proxy', async () => {
      await send({ status: 201, json: {} });
      await expect(failed).toBeVisible();
      await isFilled();
    });
    await test.step('no text at all: its status', async () => {
      await send({ status: 500, body: '' });
      await expect(page.getByText('Gönderilemedi (500)').first()).toBeVisible();
      await isFilled();
    });
    await test.step('no network', async () => {
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Gönder' }).click();
      await expect(failed.first()).toBeVisible();
      await expect(page.getByRole('main').getByText('Ağa ulaşamadık')).toBeVisible();
      await isFilled();
      await context.setOffline(false);
    });
    await test.step('an error of a field', async () => {
      await send({
        ...{ status: 400, contentType: 'application/problem+json' },
        body: JSON.stringify({ detail: 'Olmadı.', errors: { fullName: ['Bu ad olmadı.'] } }),
      });
      await expect(page.getByLabel('Ad Soyad')).toHaveAccessibleDescription('Bu ad olmadı.');
      await expect(page.getByLabel('Ad Soyad')).toBeFocused();
    });
    await test.step('a form that is cleared does not state an error any more', async () => {
      const reason = page.getByRole('main').getByText('Olmadı.', { exact: true });
      await expect(reason).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Baştan başla' }).click();
      await expect(reason).toHaveCount(0);
    });
    await test.step('one press sends it, also after an empty answer about the proof of work', async () => {
      await page.route('**/api/Challenge?*', (route) => route.fulfill({ json: null }));
      await fillMessage(page, words);
      await page.getByRole('button', { name: 'Gönder' }).click();
      await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
    });
  });
});

test('a form filled and submitted by a program at once sends its fill time to the API; a text pasted into a form that was restored has none', async ({
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

  await writeAnother(page);
  await page.getByLabel('Ad Soyad').fill('Ada');
  await page.getByLabel('E-posta').fill('ada@b.example');
  await page.reload();
  await page.getByLabel('Ad Soyad').focus();
  await expect(page.getByRole('button', { name: 'Baştan başla' })).toBeVisible();
  const pasted = page.waitForRequest(submitUrl);
  await page.getByLabel('Mesaj', { exact: true }).evaluate((area, text) => {
    const field = area as HTMLTextAreaElement;
    field.focus();
    document.execCommand('insertText', false, text);
    field.form?.requestSubmit();
  }, 'Bu mektup başka bir yerde yazıldı. '.repeat(5));
  expect((await pasted).postDataJSON()).not.toHaveProperty('filledInMs');
});
