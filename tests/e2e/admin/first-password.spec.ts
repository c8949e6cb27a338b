import type { Page } from '@playwright/test';
import { opensWith, type RunningApi } from '../../support/api/api.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';
import { releaseUnless } from '../../support/release.ts';

// Without a password in the settings one is generated.
test.use({ ownSettings: { ADMIN_PASSWORD: '' } });

const strong = 'mavi kedi sabah dokuzda';
const generated = (api: RunningApi) => /shown this once: (\S+)/.exec(api.output())?.[1] ?? '';

async function logInWith(page: Page, password: string): Promise<void> {
  await page.goto('/admin/login');
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
}

for (const { language, title, current, next, change, inbox } of [
  {
    ...{ language: 'tr', title: 'Parolanızı belirleyin', current: 'Mevcut parola' },
    ...{ next: 'Yeni parola', change: 'Parolayı değiştir', inbox: 'Gelen kutusu' },
  },
  {
    ...{ language: 'en', title: 'Choose your password', current: 'Current password' },
    ...{ next: 'New password', change: 'Change the password', inbox: 'Inbox' },
  },
] as const) {
  test(`the generated first password must be changed before anything else is shown (${language})${releaseUnless(language === 'tr')}`, async ({
    page,
    own,
  }) => {
    await sendMessage(own, { fullName: 'Gizli Kalsın' });
    await page.goto('/robots.txt');
    await page.evaluate((spoken) => localStorage.setItem('language', spoken), language);
    await logInWith(page, generated(own));
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    // Every other page leads to it too.
    for (const path of ['/admin', '/admin/people', '/admin/account']) {
      await page.goto(path);
      await expect(heading).toBeVisible();
    }
    expect(await page.content()).not.toContain('Gizli Kalsın');
    await page.getByLabel(current).fill(generated(own));
    await page.getByLabel(next, { exact: true }).fill(strong);
    await page.getByRole('button', { name: change }).click();
    await expect(page).toHaveURL('/admin/account');
    await expect(heading).toHaveCount(0);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: inbox })).toBeAttached();
    await expect(page.getByRole('link', { name: /Gizli Kalsın/ })).toBeVisible();
    expect(await opensWith(own, strong)).toBe(true);
  });
}

test('after the password change the page continues to the inbox automatically; axe finds nothing in either scheme, on a desktop or a phone @release', async ({
  page,
  own,
}) => {
  test.slow();
  await logInWith(page, generated(own));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parolanızı belirleyin');
  await page.getByLabel('Yeni parola', { exact: true }).fill('kısa');
  const change = page.getByRole('button', { name: 'Parolayı değiştir' });
  await change.click();
  await expect(page.getByLabel('Mevcut parola')).toHaveAttribute('aria-invalid', 'true');
  await isSound(page);
  await page.getByLabel('Mevcut parola').fill(generated(own));
  await page.getByLabel('Yeni parola', { exact: true }).fill(strong);
  await change.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gelen kutusu' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Gelen kutusu' })).toBeAttached();
});
