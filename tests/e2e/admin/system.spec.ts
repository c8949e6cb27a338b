import { join } from 'node:path';
import type { Page } from '@playwright/test';
import BetterSqlite3 from 'better-sqlite3';
import { login } from '../../support/api/api.ts';
import { backupPlaces, run } from '../../support/api/backups.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as base, isSound } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

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

test('the page shows the state at a glance, and that nobody is notified without a mail server; a backup made with the mouse is one that the restore lists', async ({
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
  await expect(steps).toContainText('9 adımdan 1 tanesi tamam.');
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
  const sessions = page.getByRole('region', { name: 'Açık oturumlar' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);

  await button(page).click();
  const toasts = page.getByRole('region', { name: /Bildirimler/ });
  await expect(toasts).toContainText('Yedek alındı ve doğrulandı', { timeout: 20_000 });
  await expect(summary.getByRole('status')).toHaveText('Her şey yolunda.');
  await expect(backups(page)).toContainText('alınırken doğrulandı');
  const [name = ''] = places.list();
  expect((await run('restore', places.settings)).stdout).toBe(`${join(places.backups, name)}\n`);
  await isSound(page);

  await page.reload();
  const trail = page.getByRole('region', { name: 'Dünden beri yapılanlar' });
  await expect(trail).toContainText('Elle yedek alındı');
  await trail.getByRole('link', { name: /Denetim izinde göster/ }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?from=\d{4}-\d\d-\d\d$/);
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
