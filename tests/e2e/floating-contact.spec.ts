import type { Page } from '@playwright/test';
import { identity } from '#contract/content/identity.ts';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { openContactForm, scrollABit } from '../support/browser/contact-button.ts';
import { expect, holdBack, reloadPage, test, visitPage } from '../support/browser/site.ts';

test.beforeEach(({ page }) => decideBefore(page));

const submitUrl = '**/api/ContactForms/simple';
const words = { message: 'Bir hat istiyoruz.' };
const entries = { 'Ad Soyad': 'Ada Ünal', 'E-posta': 'ada@ornek.example', Mesaj: words.message };
const openButton = (page: Page) => page.getByRole('button', { name: 'Bize ulaşın' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buyurun, dinliyoruz.' });
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

async function openForm(page: Page, path = '/tr/about'): Promise<void> {
  await visitPage(page, path);
  await openContactForm(page);
  await expect(field(page, 'Mesaj')).toBeVisible();
}

test('the form opens 300 px wide over a dimmed page, below WhatsApp, phone and e-mail links; the close button, Escape and the backdrop close it and keep its text, dragging a selection out does not; axe finds nothing in it with errors, in both schemes', async ({
  page,
}) => {
  await openForm(page);
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(300);
  const backdrop = await dialog(page).evaluate(
    (element) => getComputedStyle(element, '::backdrop').backgroundColor,
  );
  expect(backdrop).toMatch(/^rgba\(4, 16, 31, 0\.\d+\)$/);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const ways = dialog(page).getByRole('list', { name: 'Hızlı iletişim' });
  const hrefs = {
    WhatsApp: `https://wa.me/${identity.whatsapp.slice(1)}`,
    Telefon: `tel:${identity.phone.e164}`,
    'E-posta': `mailto:${identity.email.info}`,
  };
  for (const [name, href] of Object.entries(hrefs)) {
    await expect(ways.getByRole('link', { name })).toHaveAttribute('href', href);
  }

  await test.step('what closes it, and what does not', async () => {
    await field(page, 'Mesaj').fill(words.message);
    const box = await field(page, 'Mesaj').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(30, 400);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    for (const close of [
      () => dialog(page).getByRole('button', { name: 'Formu kapat' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(30, 400),
    ]) {
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(openButton(page)).toBeFocused();
      await openButton(page).click();
      await expect(field(page, 'Mesaj')).toHaveValue(words.message);
    }
  });
  await test.step('axe', async () => {
    await field(page, 'Mesaj').fill('');
    await dialog(page).getByRole('button', { name: 'Gönder' }).click();
    await expect(dialog(page).getByText('Bu alan zorunludur.')).toHaveCount(3);
    await expect(field(page, 'Ad Soyad')).toBeFocused();
    await axeFindsNothing(page, 'with errors', { within: 'dialog[open]' });
  });
});

test('the dialog hardly grows when its form appears on a slow line @release', async ({ page }) => {
  // In a lower window it is as high as the window.
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdBack(page, '**/assets/simple-form-*.js');
  await visitPage(page, '/tr/about');
  await openContactForm(page);
  await expect(dialog(page).getByRole('status')).toHaveText('Loading…');
  const height = async () => (await dialog(page).boundingBox())?.height ?? 0;
  const before = await height();
  release();
  await expect(field(page, 'Mesaj')).toBeVisible();
  expect(Math.abs((await height()) - before)).toBeLessThan(10);
});

test.describe('when a message cannot be sent', () => {
  test.use({ complaintsExpected: true });

  test('a form whose code fails to load shows an error, and one press loads it again; the reason why a message cannot be sent is shown over it, the text is kept, and one press sends it again; then the form is cleared and closes', async ({
    page,
  }) => {
    let broken = true;
    await page.route('**/assets/simple-form-*.js*', (route) =>
      broken ? route.abort() : route.continue(),
    );
    await visitPage(page, '/tr/about');
    await openContactForm(page);
    await expect(dialog(page).getByText(/yüklenemedi/)).toBeVisible();
    broken = false;
    await dialog(page).getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(field(page, 'Mesaj')).toBeVisible();

    let failing = true;
    await page.route(submitUrl, (route) =>
      failing ? route.fulfill({ status: 503, body: 'Şu anda kapalıyız.' }) : route.continue(),
    );
    for (const [label, text] of Object.entries(entries)) await field(page, label).fill(text);
    await dialog(page).getByRole('button', { name: 'Gönder' }).click();
    const words503 = dialog(page).getByText('Şu anda kapalıyız.');
    const toast = dialog(page).getByRole('alert').filter({ hasText: 'Şu anda kapalıyız.' });
    await expect(words503.first()).toBeVisible();
    // In the dialog's layer, not behind its backdrop.
    await expect(dialog(page).getByRole('button', { name: 'Bildirimi kapat' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Bildirimi kapat' }).click();
    await expect(toast).toBeHidden();
    await expect(field(page, 'Mesaj')).toHaveValue(words.message);
    failing = false;
    const release = await holdBack(page, submitUrl);
    await dialog(page).getByRole('button', { name: 'Gönder' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Gönderiliyor...' })).toBeVisible();
    release();
    await expect(page.getByText('Mesajınız alındı.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await openButton(page).click();
    for (const label of Object.keys(entries)) await expect(field(page, label)).toBeEmpty();
  });
});

test('Back closes the form, and its text is kept in the other language', async ({ page }) => {
  await visitPage(page, '/en/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Türkçe' }).click();
  await expect(page).toHaveURL('/tr/about');
  await openContactForm(page);
  await field(page, 'Mesaj').fill(words.message);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/tr/about');
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
  await openContactForm(page, 'Contact us');
  const english = page.getByRole('dialog', { name: 'We’re listening.' });
  await expect(english.getByLabel('Message')).toHaveValue(words.message);
  await expect(english.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('a hidden contact button stays hidden for the session, and returns in the next one @release', async ({
  page,
  browser,
  baseURL,
}) => {
  await visitPage(page, '/tr/about');
  await scrollABit(page);
  await page.getByRole('button', { name: 'Gizle' }).press('Enter');
  await expect(openButton(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await reloadPage(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(openButton(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Yaşam' }).click();
  await expect(page).toHaveURL('/tr/life');
  await scrollABit(page);
  await expect(openButton(page)).toBeHidden();
  const next = await browser.newContext(baseURL ? { baseURL } : {});
  const fresh = await next.newPage();
  await decideBefore(fresh);
  await visitPage(fresh, '/tr/about');
  await scrollABit(fresh);
  await expect(openButton(fresh)).toBeVisible();
  await next.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('the form fits the window; Hide in it hides the button for the session and moves the focus to the content', async ({
    page,
  }) => {
    await visitPage(page, '/tr/about');
    await scrollABit(page);
    await expect(page.getByRole('button', { name: 'Gizle' })).toHaveCount(0);
    await openButton(page).tap();
    await expect(field(page, 'Mesaj')).toBeVisible();
    const hide = dialog(page).getByRole('button', { name: 'Gizle', exact: true });
    await expect(hide).toHaveAccessibleDescription('Düğme yolunuzu mu kesiyor?');
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(300);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(568);
    await dialog(page).getByRole('button', { name: 'Gönder' }).scrollIntoViewIfNeeded();
    await expect(dialog(page).getByRole('button', { name: 'Gönder' })).toBeInViewport();
    await axeFindsNothing(page, 'on a phone', { within: 'dialog[open]' });
    await hide.tap();
    await expect(dialog(page)).toBeHidden();
    await expect(openButton(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(120);
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
    await reloadPage(page);
    await scrollABit(page);
    await expect(openButton(page)).toBeHidden();
  });
});
