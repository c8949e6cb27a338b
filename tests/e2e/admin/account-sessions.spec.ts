import { login, post } from '../../support/api/api.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';
import { adminPassword } from '../../support/settings.ts';

const account = '/admin/account';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0';

test('a session has a plain name and can be ended with the password; the focus then moves to the heading', async ({
  page,
  own,
}) => {
  const fromEdge = { 'User-Agent': edge };
  await post(`${own.url}/api/Admin/login`, { password: adminPassword }, fromEdge);
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
  const toasts = page.getByRole('region', { name: /Bildirimler/ });
  await expect(toasts.getByText('Oturum kapatıldı')).toHaveCount(1);
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
