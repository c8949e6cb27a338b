import { login, post } from '../../support/api/api.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect, holdBack } from '../../support/browser/site.ts';
import { adminPassword } from '../../support/settings.ts';

const account = '/admin/account';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0';

test('a session has a plain name and can be ended with the password; the focus then moves to the heading, unless the question about another session is open by then', async ({
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

  await post(`${own.url}/api/Admin/login`, { password: adminPassword }, fromEdge);
  await login(own);
  await page.reload();
  await region.getByRole('button', { name: 'Oturumu kapat: Edge · Windows' }).click();
  await dialog.getByLabel('Parola').fill(adminPassword);
  const release = await holdBack(page, '**/api/Admin/Sessions/end');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await region.getByRole('button', { name: 'Oturumu kapat: Bilinmeyen tarayıcı' }).click();
  await dialog.getByLabel('Parola').fill('half a pass');
  release();
  await expect(toasts).toContainText('Oturum kapatıldı');
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

test.describe('when a request fails', () => {
  test.use({ complaintsExpected: true });

  test('no session ends without the right password, and the field shows the reason @release', async ({
    page,
    own,
  }) => {
    const { token } = await login(own);
    await openAdmin(page, account, { own });
    await page.getByRole('button', { name: /^Oturumu kapat: / }).click();
    const field = page.getByRole('dialog').getByLabel('Parola');
    await page.keyboard.press('Tab');
    await field.focus();
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription('Bu alan zorunludur.');
    await field.fill('not this one');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription('Mevcut parola doğru değil.');
    await expect(field).toBeFocused();
    await isSound(page);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${own.url}/api/Admin/verify`, { headers })).status).toBe(200);
    await page.keyboard.press('Escape');
    await openAdmin(page, '/admin/audit?action=passwordRefused', { own });
    await expect(page.locator('tbody tr')).toContainText('Oturum kapatırken');
  });
});
