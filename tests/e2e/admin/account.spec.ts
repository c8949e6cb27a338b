import type { Page } from '@playwright/test';
import { login, opensWith } from '../../support/api/api.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';
import { releaseUnless } from '../../support/release.ts';
import { adminPassword } from '../../support/settings.ts';

const account = '/admin/account';
const strong = 'mavi kedi sabah dokuzda';

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
  await expect(page.getByText('Characters: 7 · at least 8 more')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('ığüşöç😀 ve sonrası');
  await expect(page.getByText('Characters: 18', { exact: true })).toBeVisible();
});

test('after a password change all tabs continue in the new session, and the old token is invalid @release', async ({
  page,
  own,
  context,
}) => {
  await openAdmin(page, account, { own });
  const other = await context.newPage();
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

  for (const { language, current, next, change, wrong, short, meter, weak } of [
    {
      language: 'tr',
      current: 'Mevcut parola',
      next: 'Yeni parola',
      change: 'Parolayı değiştir',
      wrong: 'Mevcut parola doğru değil.',
      short: /Lütfen en az 15 karakter kullanın\./,
      meter: 'Zayıf',
      weak: /tahmin edilmesi daha zor bir parola seçin\. Yinelenen harf ve sözcükler/,
    },
    {
      language: 'en',
      current: 'Current password',
      next: 'New password',
      change: 'Change the password',
      wrong: 'The current password is not right.',
      short: /Please use at least 15 characters\./,
      meter: 'Weak',
      weak: /choose a password that is harder to guess\. Repeated letters and words/,
    },
  ] as const) {
    test(`an error is shown at its field, which gets the focus; a weak new password is rejected with the reason (${language})${releaseUnless(language === 'tr')}`, async ({
      page,
      own,
      complaints,
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

      await page.getByLabel(current).fill(adminPassword);
      await nextField.fill('passwordpassword');
      // Until the page has rated the password itself, only the API refuses it, with a 400.
      await expect(page.getByText(meter)).toBeVisible();
      const before = complaints.length;
      await page.getByRole('button', { name: change }).click();
      await expect(nextField).toHaveAccessibleDescription(weak);
      await expect(nextField).toBeFocused();
      await nextField.fill(strong);
      await page.getByRole('button', { name: change }).click();
      await expect.poll(() => opensWith(own, strong)).toBe(true);
      expect(complaints).toHaveLength(before);
    });
  }

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
