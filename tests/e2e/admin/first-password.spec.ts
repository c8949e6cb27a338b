import { opensWith, type RunningApi } from '../../support/api/api.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

// Without a password in the settings one is generated.
test.use({ ownSettings: { ADMIN_PASSWORD: '' } });

const strong = 'mavi kedi sabah dokuzda';
const generated = (api: RunningApi) => /for the first login: (\S+)/.exec(api.output())?.[1] ?? '';

test('the generated first password must be changed before anything else is shown; the page then continues to the inbox; axe finds nothing in either scheme, on a desktop or a phone @release', async ({
  page,
  own,
}) => {
  test.slow();
  await sendMessage(own, { fullName: 'Gizli Kalsın' });
  await page.goto('/admin/login');
  await page.getByLabel('Parola').fill(generated(own));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Parolanızı belirleyin' });
  await expect(heading).toBeVisible();
  // Every other page leads to it too.
  for (const path of ['/admin/people', '/admin/account', '/admin']) {
    await page.goto(path);
    await expect(heading).toBeVisible();
  }
  expect(await page.content()).not.toContain('Gizli Kalsın');
  await page.getByLabel('Yeni parola', { exact: true }).fill('kısa');
  const change = page.getByRole('button', { name: 'Parolayı değiştir' });
  await change.click();
  await expect(page.getByLabel('Mevcut parola')).toHaveAttribute('aria-invalid', 'true');
  await isSound(page);
  await page.getByLabel('Mevcut parola').fill(generated(own));
  const next = page.getByLabel('Yeni parola', { exact: true });
  await next.fill(generated(own).toUpperCase());
  await change.click();
  await expect(next).toHaveAttribute('aria-invalid', 'true');
  await expect(next).toBeFocused();
  await expect(page.getByText('Yeni parola, mevcut paroladan farklı olmalıdır.')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Zayıf');
  await next.fill(`${generated(own)}!`);
  await change.click();
  await expect(next).toBeFocused();
  await expect(page.getByText('tahmin edilmesi daha zor').first()).toContainText('günlüğünde');
  await next.fill(strong);
  await change.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gelen kutusu' })).toBeAttached();
  await expect(heading).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /Gizli Kalsın/ })).toBeVisible();
  expect(await opensWith(own, strong)).toBe(true);
});
