import { expect } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { editorOf, pageOf } from '../../support/api/content.ts';
import { endSession, openAdmin } from '../../support/browser/admin-page.ts';
import {
  fieldOf,
  isPublished,
  isSaved,
  openEditor,
  openPublishing,
} from '../../support/browser/editor.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { adminPassword } from '../../support/settings.ts';

const title = 'tr/about/hero/title';

test('a publication is scheduled, listed and cancelled, and its changes stay; axe finds nothing in its dialog @release', async ({
  page,
  own,
}) => {
  await openEditor(page, 'about');
  await fieldOf(page, title).fill('Yarın');
  await isSaved(page);
  const dialog = await openPublishing(page);
  await isSound(page);
  await dialog.getByRole('radio', { name: 'Daha sonra' }).check();
  await dialog.getByLabel('Tarih ve saat').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Zamanla' }).click();
  await expect(dialog.getByText('Gelecekte, bir yıl içinde')).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Tarih ve saat').fill(`${tomorrow}T10:00`);
  await dialog.getByLabel('Not (isteğe bağlı)').fill('Kampanya');
  await dialog.getByRole('button', { name: 'Zamanla' }).click();
  await expect(page.getByText(/^Zamanlandı:/)).toBeVisible();
  await page.getByRole('link', { name: 'Bütün metinler' }).click();
  const scheduled = page.getByRole('region', { name: 'Zamanlanmış yayınlar' });
  await expect(scheduled).toContainText('Kampanya');
  expect(await pageOf(own, '/tr/about')).not.toContain('Yarın');
  await scheduled.getByRole('button', { name: /^İptal et/ }).click();
  await expect(scheduled).toBeHidden();
  await expect(page.getByText('Yayımlanmamış 1 değişiklik var')).toBeVisible();
});

test('the date of a legal page is listed beside the changes that it follows, and counted nowhere @release', async ({
  page,
  own,
}) => {
  const { keep, publish } = await editorOf(own);
  await keep(['tr/privacy', '/heroTitle', 'Gizliliğiniz'], ['en/about', '/hero/title', 'Us']);
  await openAdmin(page, '/admin/content');
  await expect(page.getByText('Yayımlanmamış 2 değişiklik var')).toBeVisible();
  const dialog = await openPublishing(page);
  const date = /^Son güncelleme, sayfadaki değişikliklerle birlikte/;
  await expect(dialog.getByRole('term').filter({ hasText: date })).toHaveCount(1);
  await expect(dialog.getByRole('term')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(page.getByText('Yayımlandı. 2 değişiklik sitede.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Geçmiş' }).click();
  const latest = page.getByRole('main').getByRole('listitem').first();
  await expect(latest).toContainText('2 değişiklik');
  await expect(latest.getByRole('term')).toHaveCount(3);
  await expect(latest.getByRole('term').filter({ hasText: date })).toHaveCount(1);

  await publish(['tr/privacy', '/updated', '2026-01-02']);
  await expect(latest).toContainText('1 değişiklik');
  await expect(latest.getByRole('term')).toHaveText('Son güncelleme');
});

test('with nothing to publish the button is off wherever it stands, and tells why when it is pressed @release', async ({
  page,
  own,
}) => {
  const publish = page.getByRole('button', { name: 'Yayımla…' });
  for (const address of ['/admin/content', '/admin/content/about']) {
    await openAdmin(page, address);
    await expect(publish).toBeDisabled();
    await expect(publish).toHaveAccessibleDescription('Her şey yayında.');
    await publish.press('Enter');
    await expect(page.getByText('Her şey yayında.').last()).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await fieldOf(page, title).fill('Biz');
  await expect(publish).toBeEnabled();
  const { publish: elsewhere } = await editorOf(own);
  await isSaved(page);
  await elsewhere();
  await expect(publish).toBeDisabled();
});

test.describe('when the session has ended', () => {
  // The browser logs each 401.
  test.use({ complaintsExpected: true });

  test('what is chosen and typed for a publication waits for the password @release', async ({
    page,
  }) => {
    await openEditor(page, 'about');
    await fieldOf(page, title).fill('Yarın');
    await isSaved(page);
    const dialog = await openPublishing(page);
    const note = dialog.getByLabel('Not (isteğe bağlı)');
    await note.fill('Kampanya');
    await dialog.getByRole('checkbox', { name: /Hakkımızda/ }).uncheck();
    await dialog.getByRole('radio', { name: 'Daha sonra' }).check();
    await dialog.getByLabel('Tarih ve saat').fill('2030-01-01T10:00');
    await endSession(page);
    const lock = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
    await expect(lock).toBeVisible({ timeout: 15_000 });
    await lock.getByLabel('Parola').fill(adminPassword);
    await page.keyboard.press('Enter');
    await expect(note).toHaveValue('Kampanya');
    await expect(dialog.getByRole('checkbox', { name: /Hakkımızda/ })).not.toBeChecked();
    await expect(dialog.getByLabel('Tarih ve saat')).toHaveValue('2030-01-01T10:00');
    // Closed by the user, it begins anew.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openPublishing(page);
    await expect(note).toHaveValue('');
  });
});

test.describe('when the browser logs a failed request', () => {
  test.use({ complaintsExpected: true });

  test('a scheduled publication leaves the list once it is live, without a reload, and the audit trail says so in words; progress is shown by page, also when the proxy waits no longer @release', async ({
    page,
    own,
  }) => {
    const { keep, adminCall } = await editorOf(own);
    await keep(['tr/about', '/hero/title', 'Yarın']);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await adminCall(calls.publishContent, { body: { note: '', publishAt } });
    await openAdmin(page, '/admin/content', { own });
    const scheduled = page.getByRole('region', { name: 'Zamanlanmış yayınlar' });
    await expect(scheduled).toBeVisible();
    await own.database.run(
      'update publications set publish_at = ? where number is null',
      Date.now(),
    );
    await expect(scheduled).toBeHidden({ timeout: 20_000 });
    await openEditor(page, 'identity');
    await fieldOf(page, 'identity/name').fill('Kavşak Bilişim');
    await isSaved(page);
    const dialog = await openPublishing(page);
    const progress = dialog.getByRole('progressbar', { name: / \/ 20 sayfa$/ });
    await page.route('**/Publications?*', async (route) => {
      route.fetch().catch(() => undefined);
      await progress.waitFor();
      await route.fulfill({ status: 504, body: '' });
    });
    await dialog.getByRole('button', { name: 'Yayımla', exact: true }).press('Enter');
    await expect(progress).toBeVisible();
    await isPublished(page);
    await page.goto('/admin/audit?group=content');
    const rows = page.getByRole('row').filter({ hasText: 'Site içeriği yayımlandı' });
    await expect(rows.first()).toContainText('2. yayın · Şirket bilgileri');
    await expect(rows.nth(1)).toContainText('1. yayın · Hakkımızda (Türkçe)');
    await expect(rows.nth(1)).toContainText('otomatik');
  });

  test('a service that ends while it publishes leaves the dialog with what it asked, and says that it failed @release', async ({
    page,
    own,
  }) => {
    await openEditor(page, 'identity');
    await fieldOf(page, 'identity/name').fill('Kavşak Bilişim');
    await isSaved(page);
    const dialog = await openPublishing(page);
    const publish = dialog.getByRole('button', { name: 'Yayımla', exact: true });
    await publish.press('Enter');
    await expect(dialog.getByRole('progressbar', { name: / \/ 20 sayfa$/ })).toBeVisible();
    await own.stop('SIGKILL');
    await expect(dialog.getByRole('alert')).toContainText('Yayımlanamadı');
    await expect(publish).toBeVisible();
  });
});

test('the history shows each publication with its note and its words, and goes back to any @release', async ({
  page,
  own,
}) => {
  const { publish } = await editorOf(own);
  await publish(['tr/about', '/hero/title', 'Birinci söz']);
  await publish(['tr/about', '/hero/title', 'İkinci söz']);
  await openAdmin(page, '/admin/content/history');
  const versions = page.getByRole('main').getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first().locator('del')).toHaveText('Birinci');
  await expect(versions.first().locator('ins')).toHaveText('İkinci');
  await expect(versions.first()).toContainText('Yayında');
  await page.getByRole('button', { name: 'Bu hâli yeniden yayımla (1. yayın)' }).click();
  const dialog = page.getByRole('dialog', { name: '1. yayına dönülsün mü?' });
  await dialog.getByRole('button', { name: 'Yeniden yayımla' }).click();
  await expect(page.getByText('1. yayın yeniden yayında.')).toBeVisible({ timeout: 20_000 });
  await expect(versions).toHaveCount(3);
  await expect(versions.first()).toContainText('bu oturum');
  expect(await pageOf(own, '/tr/about')).toContain('Birinci söz');
});

test.describe('when the browser reports a refusal', () => {
  test.use({ complaintsExpected: true });

  test('a headline that is too long says so at its field, and is not published; letters that the typefaces lack are named, and keep nobody from it @release', async ({
    page,
  }) => {
    const long =
      'Şirketlerin iletişim altyapısını uçtan uca kuran, işleten ve geceleri de izleyen ekip';
    await openEditor(page, 'about');
    await fieldOf(page, title).fill(long);
    await expect(fieldOf(page, title)).toHaveAccessibleDescription('85 karakter, en çok 65');
    await fieldOf(page, 'en/about/hero/title').fill('A short one');
    await fieldOf(page, 'en/about/hero/lead').fill('Our ally in Sofia is Здраве.');
    await isSaved(page);
    const dialog = await openPublishing(page);
    const warnings = dialog.getByRole('region', { name: 'Yayımlamadan önce bakın' });
    const items = warnings.getByRole('listitem');
    await expect(items).toHaveCount(1);
    await expect(items).toContainText('yazı tiplerinde bazı harfler yok (З, д, р, а, в, е)');
    await isSound(page);
    await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
    const refused = dialog.getByRole('alert').getByRole('listitem');
    await expect(refused).toContainText('en fazla 65 karakter');
    await refused.getByRole('link').click();
    await expect(dialog).toBeHidden();
    await expect(fieldOf(page, title)).toBeFocused();

    await fieldOf(page, title).fill('Kısası');
    await fieldOf(page, 'en/about/hero/lead').fill('абвгдежзийклмнопрст 🚀');
    await isSaved(page);
    await openPublishing(page);
    await expect(items).toHaveCount(1);
    await expect(items).toContainText('(а, б, в, г, д, е, ж, з, и, й, к, л…)');
    await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
    await isPublished(page);
  });
});

test('axe finds nothing in the editor and its history @release', async ({ page, own }) => {
  test.slow();
  const { publish, keep } = await editorOf(own);
  await publish(['tr/home', '/hero/title', 'Başka bir başlık']);
  await keep(['tr/home', '/hero/title', 'Taslak bir başlık'], ['tr/home', '/hero/lead', '']);
  await openAdmin(page);
  for (const path of ['', '/identity', '/home', '/privacy', '/history']) {
    await page.goto(`/admin/content${path}`);
    await expect(page.getByRole('heading', { level: 2 }).first(), path).toBeVisible();
    await isSound(page);
  }
});
