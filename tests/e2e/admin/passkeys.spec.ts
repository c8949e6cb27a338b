import type { Page } from '@playwright/test';
import { codeOf } from '../../support/api/factors.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound } from '../../support/browser/own-admin.ts';
import { addAuthenticator, passkeyTest as test } from '../../support/browser/passkeys.ts';
import { expect } from '../../support/browser/site.ts';
import { adminPassword } from '../../support/settings.ts';

// The second step is asked for by a 401.
test.use({ complaintsExpected: true });

const panel = (page: Page) => page.getByRole('region', { name: 'Giriş anahtarları' });
/** Only whoever is logged in can log out. */
const inside = (page: Page) => page.getByRole('button', { name: /^Çıkış yap/ }).first();

/** Opens the dialog of a key, fills in the password and confirms. */
async function confirmed(page: Page, opener: string | RegExp, confirm: string) {
  await panel(page).getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Parola').fill(adminPassword);
  await dialog.getByRole('button', { name: confirm }).click();
}

/** Adds an authenticator app, and returns its secret and the recovery codes. */
async function addApp(page: Page) {
  await panel(page).getByRole('button', { name: 'Doğrulama uygulaması ekle' }).click();
  const dialog = page.getByRole('dialog');
  const secret = await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent();
  const key = (secret ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Parola').fill(adminPassword);
  await dialog.getByLabel('Uygulamada görünen altı haneli kod').fill('000000');
  await dialog.getByRole('button', { name: 'Uygulamayı ekle' }).click();
  await expect(dialog.getByLabel('Uygulamada görünen altı haneli kod')).toBeFocused();
  await isSound(page);
  await dialog.getByLabel('Uygulamada görünen altı haneli kod').fill(codeOf(key, -30));
  await dialog.getByRole('button', { name: 'Uygulamayı ekle' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  // The button that was pressed is gone.
  await expect(
    dialog.getByText(/^Telefonunuz ya da bilgisayarınız yanınızda değilse/),
  ).toBeFocused();
  const codes = await dialog.getByRole('listitem').allTextContents();
  await isSound(page);
  await dialog.getByRole('button', { name: 'Kodları sakladım' }).click();
  await expect(dialog).toBeHidden();
  return { key, codes };
}

async function logOut(page: Page) {
  await inside(page).click();
  await expect(page.getByLabel('Parola')).toBeVisible();
}

async function enterPassword(page: Page) {
  await page.getByLabel('Parola').fill(adminPassword);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}

test('an owner adds an authenticator app, then logs in by password and code; a wrong code is said at its field, a recovery code works once, and a remembered device is not asked again', async ({
  page,
}) => {
  test.slow();
  await openAdmin(page, '/admin/account');
  const { key, codes } = await addApp(page);
  expect(codes).toHaveLength(10);
  await expect(panel(page)).toContainText('10 kod kaldı');
  await isSound(page);

  await logOut(page);
  await enterPassword(page);
  const code = page.getByLabel('Doğrulama kodu');
  await expect(code).toBeFocused();
  await isSound(page);
  await code.fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kod doğru değil ya da daha önce kullanılmış.')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(codeOf(key));
  await page.keyboard.press('Enter');
  await expect(inside(page)).toBeVisible();

  await logOut(page);
  await enterPassword(page);
  await code.fill(codes[0]?.toLowerCase() ?? '');
  await page.getByLabel('Bu cihazda 30 gün sorma').check();
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(inside(page)).toBeVisible();

  await logOut(page);
  await enterPassword(page);
  await expect(inside(page)).toBeVisible();

  await page.goto('/admin/account');
  await expect(panel(page)).toContainText('9 kod kaldı');
  await confirmed(page, 'Kaldır: Doğrulama uygulaması', 'Uygulamayı kaldır');
  await expect(page.getByText('Doğrulama uygulaması kaldırıldı.')).toBeVisible();
  await logOut(page);
  await enterPassword(page);
  await expect(inside(page)).toBeVisible();
});

test('an owner adds a passkey, and logs in with it after the password, or alone in at most three actions; without one the page says so and goes on', async ({
  page,
}) => {
  test.slow();
  const authenticator = await addAuthenticator(page);
  await openAdmin(page, '/admin/account');
  const dialog = page.getByRole('dialog');
  await panel(page).getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await dialog.getByLabel('Parola').fill('not it');
  await dialog.getByRole('button', { name: 'Anahtarı oluştur' }).click();
  await expect(dialog.getByLabel('Parola')).toBeFocused();
  await expect(dialog.getByLabel('Parola')).toHaveAccessibleDescription(
    /Mevcut parola doğru değil/,
  );
  // None that the site does not know stays in the device.
  expect(await authenticator.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await confirmed(page, 'Geçiş anahtarı ekle', 'Anahtarı oluştur');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Kodları sakladım' }).click();
  await expect(panel(page).getByRole('button', { name: /^Kaldır: / })).toHaveCount(1);

  await logOut(page);
  await enterPassword(page);
  await page.getByRole('button', { name: 'Geçiş anahtarını kullan' }).click();
  await expect(inside(page)).toBeVisible();

  await logOut(page);
  await page.getByRole('button', { name: 'Başka bir yolla gir' }).click();
  await isSound(page);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click();
  await expect(inside(page)).toBeVisible();

  await page.goto('/admin/account');
  await confirmed(page, /^Kaldır: /, 'Anahtarı kaldır');
  await expect(page.getByText('Geçiş anahtarı kaldırıldı.')).toBeVisible();
  await logOut(page);
  await authenticator.empty();
  await page.getByRole('button', { name: 'Başka bir yolla gir' }).click();
  await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click();
  await expect(page.getByText(/Geçiş anahtarı kullanılmadı/)).toBeVisible();
  await page.getByRole('button', { name: 'Yalnızca parolayla gir' }).click();
  await enterPassword(page);
  await expect(inside(page)).toBeVisible();
});
