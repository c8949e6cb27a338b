import { join } from 'node:path';
import type { Page } from '@playwright/test';
import BetterSqlite3 from 'better-sqlite3';
import { login } from '../../support/api/api.ts';
import { backupPlaces, run } from '../../support/api/backups.ts';
import { editorOf } from '../../support/api/content.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as base, isSound } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';
import { adminPassword } from '../../support/settings.ts';

type Places = Awaited<ReturnType<typeof backupPlaces>>;

/** The admin of a database that no other test uses, with its own directory of backups. */
const test = base.extend<{ readonly places: Places }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  places: async ({}, use) => {
    await using places = await backupPlaces();
    await use(places);
  },
  ownSettings: async ({ places }, use) => use(places.settings),
});

const system = '/admin/system';
const backups = (page: Page) => page.getByRole('region', { name: 'Yedekler' });
const button = (page: Page) => backups(page).getByRole('button');

/** Holds the directory of backups, as another backup or a restore does. */
function holdBackups(directory: string): Disposable {
  const holder = new BetterSqlite3(join(directory, '.lock'));
  holder.pragma('journal_mode = memory');
  holder.exec('begin exclusive');
  return { [Symbol.dispose]: () => holder.close() };
}

test('the page shows the state at a glance, and that nobody is notified without a mail server; a backup made with the mouse is one that the restore lists @release', async ({
  page,
  own,
  places,
}) => {
  test.slow();
  await sendMessage(own);
  await login(own);
  await openAdmin(page, '/admin', { own });
  await page.getByRole('navigation').getByRole('link', { name: 'Sistem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeFocused();
  const summary = page.getByRole('region', { name: 'Genel durum' });
  await expect(summary.getByRole('status')).toHaveText('İlgilenmeniz gereken konular: 1');
  await expect(summary).toContainText('Hiç yedek yok. Şimdi bir yedek alın.');
  await expect(backups(page)).toContainText('Henüz yedek yok.');
  await expect(backups(page)).toContainText('Otomatik yedek çalışmıyor');
  const steps = page.getByRole('region', { name: 'Yayına almadan önce' });
  await expect(steps).toContainText('16 adımdan 1 tanesi tamam.');
  await expect(steps.getByRole('listitem').filter({ hasText: 'Parola: tamam' })).toBeVisible();
  await expect(steps.getByRole('listitem').filter({ hasText: 'Künye: yapılacak' })).toContainText(
    'MERSİS',
  );
  const data = page.getByRole('region', { name: 'Veritabanı ve disk' });
  await expect(data.getByRole('term').filter({ hasText: /^Mesaj$/ })).toBeVisible();
  await expect(data).toContainText(/Mesaj\s*1/);
  await expect(data).toContainText('yeterli');
  const service = page.getByRole('region', { name: 'Hizmet' });
  await expect(service).toContainText('kurulu değil');
  const retention = page.getByRole('region', { name: 'Neyi ne kadar saklıyoruz' });
  await expect(retention).toContainText('24 ay saklanır.');
  const mail = page.getByRole('region', { name: 'E-posta bildirimleri' });
  await expect(mail).toContainText('E-posta kurulu değil');
  await expect(mail.getByRole('button')).toHaveCount(0);

  const door = page.getByRole('navigation').getByRole('link', { name: /^Sistem/ });
  await expect(door).toHaveAccessibleName('Sistem 15 açık konu');
  await button(page).click();
  const toasts = page.getByRole('region', { name: /Bildirimler/ });
  await expect(toasts).toContainText('Yedek alındı ve doğrulandı', { timeout: 20_000 });
  await expect(summary.getByRole('status')).toHaveText('Şu anda bir sorun yok.');
  await expect(door).toHaveAccessibleName('Sistem 14 açık konu');
  await expect(backups(page)).toContainText('alınırken doğrulandı');
  const [name = ''] = places.list();
  expect((await run('restore', places.settings)).stdout).toBe(`${join(places.backups, name)}\n`);
  await isSound(page);

  await page.reload();
  await page.getByRole('link', { name: 'Denetim izi' }).click();
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.locator('tbody')).toContainText('Elle yedek alındı');
});

test('by keys a backup that cannot be made says why, and the next press makes it; the focus stays @release', async ({
  page,
  own,
  places,
}) => {
  test.slow();
  await openAdmin(page, system, { own });
  await expect(button(page)).toHaveText('Şimdi yedek al');
  await button(page).press('Enter');
  await expect(backups(page)).toContainText('alınırken doğrulandı', { timeout: 20_000 });
  {
    using _ = holdBackups(places.backups);
    await page.keyboard.press('Enter');
    await expect(backups(page).getByRole('alert')).toContainText(
      'Başka bir yedekleme ya da geri yükleme sürüyor',
      { timeout: 20_000 },
    );
    await expect(button(page)).toBeFocused();
    await isSound(page);
  }
  await page.keyboard.press('Enter');
  await expect(backups(page).getByRole('alert')).toBeEmpty({ timeout: 20_000 });
  await expect(backups(page)).toContainText('2 yedek');
  expect(places.list()).toHaveLength(2);
});

test('a login leads to the first steps until the list is put away, and System is marked while something is open; a name that is published stands in the sidebar without a reload @release', async ({
  page,
  own,
}) => {
  const logIn = async (path: string) => {
    await page.context().clearCookies();
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await page.getByLabel('Parola').fill(adminPassword);
    await page.keyboard.press('Enter');
  };
  const door = page.getByRole('navigation').getByRole('link', { name: /^Sistem/ });
  const steps = page.getByRole('region', { name: 'Yayına almadan önce' });
  await logIn('/admin/login');
  await expect(page).toHaveURL('/admin/system');
  await expect(steps.getByRole('listitem')).toHaveCount(16);
  await expect(door).toHaveAccessibleName('Sistem 15 açık konu');
  await isSound(page);
  // A page that was asked for stands first.
  await logIn('/admin/audit');
  await expect(page).toHaveURL('/admin/audit');
  await expect(door).toHaveAttribute('aria-current', 'page');
  await door.click();
  await steps.getByRole('button', { name: 'Listeyi kaldır' }).press('Enter');
  await expect(steps.getByRole('listitem')).toHaveCount(0);
  await expect(steps.getByRole('button', { name: 'Listeyi göster' })).toBeFocused();
  await expect(door).toHaveAccessibleName('Sistem 1 açık konu');
  await logIn('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Gelen kutusu' })).toBeAttached();
  await expect(page).toHaveURL('/admin');

  const { publish } = await editorOf(own);
  await publish(['identity', '/shortName', 'Kavşak']);
  // The page asks again when it is returned to.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.getByRole('link', { name: 'Kavşak' })).toBeVisible();
  await expect(page).toHaveTitle('Gelen kutusu · Kavşak');
});
