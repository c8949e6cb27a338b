import type { Page } from '@playwright/test';
import { login, opensWith, post } from '../../support/api/api.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test, toOwn } from '../../support/browser/own-admin.ts';
import { expect, holdBack } from '../../support/browser/site.ts';
import { releaseUnless } from '../../support/release.ts';
import { adminPassword } from '../../support/settings.ts';

const account = '/admin/account';
const strong = 'mavi kedi sabah dokuzda';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0';

test('the password is changed by giving the current one, and every other session ends', async ({
  page,
  own,
}) => {
  await login(own);
  await openAdmin(page, account, { own });
  const sessions = page.getByRole('region', { name: 'Açık oturumlar' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await page.getByLabel('Mevcut parola').fill(adminPassword);
  await page.getByLabel('Yeni parola', { exact: true }).fill(strong);
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
  const toasts = page.getByRole('region', { name: /Bildirimler/ });
  await expect(toasts).toContainText('Parolanız değişti. Diğer tüm oturumlar kapatıldı.');
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('bu oturum');
  await expect(page.getByLabel('Yeni parola', { exact: true })).toHaveValue('');
  expect(await opensWith(own, strong)).toBe(true);
  expect(await opensWith(own, adminPassword)).toBe(false);
});

test('password managers recognize the fields; the new password can be shown, and is rated without being sent @release', async ({
  page,
  own,
}) => {
  await openAdmin(page, account, { own });
  await expect(page.getByLabel('Mevcut parola')).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  const next = page.getByLabel('Yeni parola', { exact: true });
  await expect(next).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.locator('input[autocomplete=username]')).toHaveValue('admin');
  await expect(next).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Yeni parolayı göster' }).click();
  await expect(next).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Yeni parolayı gizle' }).click();
  await expect(next).toHaveAttribute('type', 'password');
  const status = page.getByRole('region', { name: 'Parolayı değiştir' }).getByRole('status');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await next.fill('Galatasaray1905');
  await expect(status).toContainText('Zayıf');
  await expect(status).toContainText('Çok kullanılan bir parolaya benziyor.');
  await next.fill('gökhat gökhat gökhat');
  await expect(status).toContainText('Zayıf');
  await next.fill(strong);
  await expect(status).toContainText('Güçlü');
  expect(sent.join()).toContain('strength');
  for (const typed of ['Galatasaray', 'dokuzda', 'hat g']) expect(sent.join()).not.toContain(typed);
});

test('a new password’s characters are counted, an emoji as one, and the number missing is shown @release', async ({
  page,
  own,
}) => {
  await openAdmin(page, account, { own, language: 'en' });
  await page.getByLabel('New password', { exact: true }).fill('ığüşöç😀');
  await expect(page.getByText('7 characters · at least 8 more')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('ığüşöç😀 ve sonrası');
  await expect(page.getByText('18 characters', { exact: true })).toBeVisible();
});

for (const { language, current, next, change, meter, weak } of [
  {
    language: 'tr',
    current: 'Mevcut parola',
    next: 'Yeni parola',
    change: 'Parolayı değiştir',
    meter: 'Zayıf',
    weak: /tahmin edilmesi daha zor bir parola seçin\. Yinelenen harf ve sözcükler/,
  },
  {
    language: 'en',
    current: 'Current password',
    next: 'New password',
    change: 'Change the password',
    meter: 'Weak',
    weak: /choose a password that is harder to guess\. Repeated letters and words/,
  },
] as const) {
  test(`a weak new password is rejected at its field, with the reason (${language})${releaseUnless(language === 'tr')}`, async ({
    page,
    own,
  }) => {
    await openAdmin(page, account, { own, language });
    await page.getByLabel(current).fill(adminPassword);
    const field = page.getByLabel(next, { exact: true });
    await field.fill('passwordpassword');
    // Until the page has rated the password itself, only the API refuses it, with a 400.
    await expect(page.getByText(meter)).toBeVisible();
    await page.getByRole('button', { name: change }).click();
    await expect(field).toHaveAccessibleDescription(weak);
    await expect(field).toBeFocused();
    await field.fill(strong);
    await page.getByRole('button', { name: change }).click();
    await expect.poll(() => opensWith(own, strong)).toBe(true);
  });
}

test('after a password change all tabs continue in the new session, and the old token is invalid @release', async ({
  page,
  own,
  context,
}) => {
  await openAdmin(page, account, { own });
  const other = await context.newPage();
  await toOwn(other, own);
  await other.goto('/admin');
  await expect(other.getByRole('heading', { level: 1 })).toBeAttached();
  const tokenOf = (tab: Page) =>
    tab.evaluate(() => JSON.parse(localStorage.getItem('gt_admin_auth') ?? '{}').token as string);
  const before = await tokenOf(page);
  await page.getByLabel('Mevcut parola').fill(adminPassword);
  await page.getByLabel('Yeni parola', { exact: true }).fill(strong);
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
  await expect(page.getByRole('region', { name: /Bildirimler/ })).toContainText(
    'Parolanız değişti',
  );
  const after = await tokenOf(page);
  expect(after).not.toBe(before);
  const statuses = [before, after].map(async (token) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${own.url}/api/Admin/verify`, { headers })).status;
  });
  expect(await Promise.all(statuses)).toEqual([401, 200]);
  for (const tab of [page, other]) {
    await tab.getByRole('navigation').getByRole('link', { name: 'Arşiv' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Arşiv' })).toBeAttached();
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: 'Arşiv' })).toBeAttached();
    await expect(tab.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeHidden();
  }
  await other.goto('about:blank');
});

test('a session has a plain name and can be ended with the password; the focus then moves to the heading', async ({
  page,
  own,
}) => {
  await post(`${own.url}/api/Admin/login`, { password: adminPassword }, { 'User-Agent': edge });
  await openAdmin(page, account, { own });
  const region = page.getByRole('region', { name: 'Açık oturumlar' });
  const other = region.getByRole('listitem').filter({ hasText: 'Edge · Windows' });
  await expect(other).toContainText('127.0.0.1');
  await expect(other.getByTitle(edge)).toHaveText('Edge · Windows');
  await region.getByRole('button', { name: 'Oturumu kapat: Edge · Windows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu oturum kapansın mı?' });
  await dialog.getByLabel('Parola').fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(other).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await expect(region.getByRole('heading')).toBeFocused();
  await expect(page.getByRole('region', { name: /Bildirimler/ })).toContainText('Oturum kapatıldı');
});

test('the question about a session stays open when another session, asked about before, has ended', async ({
  page,
  own,
}) => {
  await post(`${own.url}/api/Admin/login`, { password: adminPassword }, { 'User-Agent': edge });
  await login(own);
  await openAdmin(page, account, { own });
  const region = page.getByRole('region', { name: 'Açık oturumlar' });
  const dialog = page.getByRole('dialog', { name: 'Bu oturum kapansın mı?' });
  await region.getByRole('button', { name: 'Oturumu kapat: Edge · Windows' }).click();
  await dialog.getByLabel('Parola').fill(adminPassword);
  const release = await holdBack(page, '**/api/Admin/Sessions/end');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await region.getByRole('button', { name: 'Oturumu kapat: Bilinmeyen tarayıcı' }).click();
  await dialog.getByLabel('Parola').fill('half a pass');
  release();
  await expect(page.getByRole('region', { name: /Bildirimler/ })).toContainText('Oturum kapatıldı');
  await expect(dialog.getByLabel('Parola')).toHaveValue('half a pass');
  await expect(dialog.getByLabel('Parola')).toBeFocused();
});

test('all other sessions can be ended with the password, and this one continues until its logout, which leads to the login page @release', async ({
  page,
  own,
}) => {
  const others = [await login(own), await login(own)];
  await openAdmin(page, account, { own });
  const sessions = page.getByRole('region', { name: 'Açık oturumlar' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  const end = page.getByRole('button', { name: 'Diğer oturumları kapat' });
  await end.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
  await expect(end).toBeFocused();
  await expect(sessions).toHaveCount(3);
  await end.click();
  await expect(page.getByRole('dialog').getByLabel('Parola')).toHaveValue('');
  await page.getByRole('dialog').getByLabel('Parola').fill(adminPassword);
  await page.getByRole('dialog').getByRole('button', { name: 'Hepsini kapat' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(end).toHaveCount(0);
  for (const { token } of others) {
    const verified = await fetch(`${own.url}/api/Admin/verify`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(verified.status).toBe(401);
  }
  await page.getByRole('main').getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('axe finds nothing in either scheme, on a desktop or a phone @release', async ({
  page,
  own,
}) => {
  test.slow();
  await login(own);
  await openAdmin(page, account, { own });
  await page.getByLabel('Yeni parola', { exact: true }).fill('kısa');
  await expect(page.getByText('Zayıf')).toBeVisible();
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
  await expect(page.getByLabel('Mevcut parola')).toHaveAttribute('aria-invalid', 'true');
  await isSound(page);
});

test.describe('when a request fails', () => {
  test.use({ complaintsExpected: true });

  for (const { language, current, next, change, wrong, short } of [
    {
      language: 'tr',
      current: 'Mevcut parola',
      next: 'Yeni parola',
      change: 'Parolayı değiştir',
      wrong: 'Mevcut parola doğru değil.',
      short: /Lütfen en az 15 karakter kullanın\./,
    },
    {
      language: 'en',
      current: 'Current password',
      next: 'New password',
      change: 'Change the password',
      wrong: 'The current password is not right.',
      short: /Please use at least 15 characters\./,
    },
  ] as const) {
    test(`an error is shown at its field, which gets the focus (${language})${releaseUnless(language === 'tr')}`, async ({
      page,
      own,
    }) => {
      await openAdmin(page, account, { own, language });
      const nextField = page.getByLabel(next, { exact: true });
      await page.getByLabel(current).fill('not this one');
      await nextField.fill('too short');
      await page.getByRole('button', { name: change }).click();
      await expect(nextField).toHaveAccessibleDescription(short);
      await expect(nextField).toBeFocused();
      await nextField.fill(strong);
      await page.getByRole('button', { name: change }).click();
      await expect(page.getByLabel(current)).toHaveAccessibleDescription(wrong);
      await expect(page.getByLabel(current)).toBeFocused();
      await expect(nextField).toHaveValue(strong);
      expect(await opensWith(own, adminPassword)).toBe(true);
    });
  }

  for (const { language, end, label, wrong, empty } of [
    {
      language: 'tr',
      end: /^Oturumu kapat: /,
      label: 'Parola',
      wrong: 'Mevcut parola doğru değil.',
      empty: 'Bu alan zorunludur.',
    },
    {
      language: 'en',
      end: /^End the session: /,
      label: 'Password',
      wrong: 'The current password is not right.',
      empty: 'This field is required.',
    },
  ] as const) {
    test(`no session ends without the right password, and the field shows the reason (${language}) @release`, async ({
      page,
      own,
    }) => {
      const { token } = await login(own);
      await openAdmin(page, account, { own, language });
      await page.getByRole('button', { name: end }).click();
      const dialog = page.getByRole('dialog');
      const field = dialog.getByLabel(label);
      await page.keyboard.press('Tab');
      await field.focus();
      await page.keyboard.press('Enter');
      await expect(field).toHaveAccessibleDescription(empty);
      await field.fill('not this one');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAccessibleDescription(wrong);
      await expect(field).toBeFocused();
      await isSound(page);
      const headers = { Authorization: `Bearer ${token}` };
      expect((await fetch(`${own.url}/api/Admin/verify`, { headers })).status).toBe(200);
      await page.keyboard.press('Escape');
      await openAdmin(page, '/admin/audit?action=passwordRefused', { own, language });
      await expect(page.locator('tbody tr')).toContainText(
        language === 'tr' ? 'Oturum kapatırken' : 'When ending sessions',
      );
    });
  }

  test('an error is shown if sessions cannot be loaded, and one press retries @release', async ({
    page,
    own,
  }) => {
    await page.route('**/api/Admin/Sessions', (route) => route.abort(), { times: 1 });
    await openAdmin(page, account, { own });
    const region = page.getByRole('region', { name: 'Açık oturumlar' });
    await expect(region.getByRole('alert')).toContainText('Oturumlar getirilemedi');
    await region.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(region.getByRole('listitem')).toHaveCount(1);
  });

  test('without the strength estimator the API’s error on a weak password is shown at the field @release', async ({
    page,
    own,
  }) => {
    await page.route('**/password-strength-*.js*', (route) => route.abort());
    await openAdmin(page, account, { own });
    await page.getByLabel('Mevcut parola').fill(adminPassword);
    const next = page.getByLabel('Yeni parola', { exact: true });
    await next.fill('aaaaaaaaaaaaaaa');
    await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
    await expect(next).toHaveAccessibleDescription(/Yinelenen harf ve sözcükler/, {
      timeout: 15_000,
    });
    await expect(next).toBeFocused();
  });

  test('without the strength estimator the password can still be changed @release', async ({
    page,
    own,
  }) => {
    await page.route('**/password-strength-*.js*', (route) => route.abort());
    await openAdmin(page, account, { own });
    await page.getByLabel('Mevcut parola').fill(adminPassword);
    await page.getByLabel('Yeni parola', { exact: true }).fill(strong);
    await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
    await expect.poll(() => opensWith(own, strong), { timeout: 15_000 }).toBe(true);
  });
});
