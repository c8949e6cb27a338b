import type { Page } from '@playwright/test';
import { login, opensWith } from '../../support/api/api.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';
import { adminPassword } from '../../support/settings.ts';

const account = '/admin/account';
const strong = 'mavi kedi sabah dokuzda';

test('password managers recognize the fields; the new password can be shown, and is counted, an emoji as one character, and rated without being sent @release', async ({
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
  const region = page.getByRole('region', { name: 'Parolayı değiştir' });
  await next.fill('ığüşöç😀');
  await expect(region.getByText('7 karakter · en az 8 karakter daha')).toBeVisible();
  await next.fill('Galatasaray1905');
  await expect(region.getByText('15 karakter', { exact: true })).toBeVisible();
  await expect(status).toContainText('Zayıf');
  await expect(status).toContainText('Çok kullanılan bir parolaya benziyor.');
  await next.fill('gökhat gökhat gökhat');
  await expect(status).toContainText('Zayıf');
  await next.fill(strong);
  await expect(status).toContainText('Güçlü');
  expect(sent.join()).toContain('strength');
  for (const typed of ['Galatasaray', 'dokuzda', 'hat g']) expect(sent.join()).not.toContain(typed);
});

test.describe('when a request fails', () => {
  test.use({ complaintsExpected: true });

  test('an error is shown at its field, which gets the focus; a weak new password is rejected with the reason; it is changed by giving the current one: all tabs continue in the new session, and every other session ends', async ({
    page,
    own,
    complaints,
    context,
  }) => {
    await login(own);
    await openAdmin(page, account, { own });
    const sessions = page.getByRole('region', { name: 'Açık oturumlar' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    const next = page.getByLabel('Yeni parola', { exact: true });
    const current = page.getByLabel('Mevcut parola');
    const change = page.getByRole('button', { name: 'Parolayı değiştir' });
    await current.fill('not this one');
    await next.fill('too short');
    await change.click();
    await expect(next).toHaveAccessibleDescription(/Lütfen en az 15 karakter kullanın\./);
    await expect(next).toBeFocused();
    await isSound(page);
    await next.fill(strong);
    await change.click();
    await expect(current).toHaveAccessibleDescription('Mevcut parola doğru değil.');
    await expect(current).toBeFocused();
    await expect(next).toHaveValue(strong);
    expect(await opensWith(own, adminPassword)).toBe(true);

    await current.fill(adminPassword);
    await next.fill('passwordpassword');
    // Until the page has rated the password itself, only the API refuses it, with a 400.
    await expect(page.getByText('Zayıf')).toBeVisible();
    const before = complaints.length;
    await change.click();
    await expect(next).toHaveAccessibleDescription(
      /tahmin edilmesi daha zor bir parola seçin\. Yinelenen harf ve sözcükler/,
    );
    await expect(next).toBeFocused();
    const other = await context.newPage();
    await other.goto('/admin');
    await expect(other.getByRole('heading', { level: 1 })).toBeAttached();
    const tokenOf = (tab: Page) =>
      tab.evaluate(() => JSON.parse(localStorage.getItem('gt_admin_auth') ?? '{}').token as string);
    const ended = await tokenOf(page);
    await next.fill(strong);
    await change.click();
    await expect(page.getByRole('region', { name: /Bildirimler/ })).toContainText(
      'Parolanız değişti. Diğer tüm oturumlar kapatıldı.',
    );
    await expect(sessions).toHaveText([/bu oturum/]);
    await expect(next).toHaveValue('');
    expect(await opensWith(own, adminPassword)).toBe(false);
    const after = await tokenOf(page);
    expect(after).not.toBe(ended);
    const statuses = [ended, after].map(async (token) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${own.url}/api/Admin/verify`, { headers })).status;
    });
    expect(await Promise.all(statuses)).toEqual([401, 200]);
    for (const tab of [page, other]) {
      await tab.getByRole('navigation').getByRole('link', { name: 'Özet' }).click();
      await expect(tab.getByRole('heading', { level: 1, name: 'Özet' })).toBeAttached();
      await tab.reload();
      await expect(tab.getByRole('heading', { level: 1, name: 'Özet' })).toBeAttached();
      await expect(tab.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeHidden();
    }
    await other.goto('about:blank');
    expect(complaints).toHaveLength(before);
  });
});
