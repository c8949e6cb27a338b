import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as base, isSound } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';
import { expired, lasting, makeCertificate } from '../../support/stack/certificate.ts';

type Place = {
  /** Lays a certificate for these names that ends in so many days, of a life of so many, or a text, where the service reads it. */
  lay(
    what:
      | string
      | { readonly days: number; readonly life?: number; readonly names?: readonly string[] },
  ): void;
  readonly file: string;
};

/** The admin of a site whose certificate the test lays. */
const test = base.extend<{ readonly place: Place }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  place: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'certificate-'));
    const file = join(home, 'site.pem');
    await use({
      file,
      lay(what) {
        let text = what;
        if (typeof text !== 'string') {
          const { days, life, names = ['site.test', 'www.site.test'] } = text;
          const made = makeCertificate(home, ...names);
          text = readFileSync((days < 0 ? expired(made) : lasting(made, days, life)).file, 'utf8');
        }
        writeFileSync(`${file}.new`, text);
        renameSync(`${file}.new`, file);
      },
    });
    rmSync(home, { recursive: true });
  },
  ownSettings: async ({ place }, use) =>
    use({ TLS_CERTIFICATE: place.file, SITE_URL: 'http://site.test' }),
});

const system = '/admin/system';
const panel = (page: Page) => page.getByRole('region', { name: 'HTTPS sertifikası' });
const summary = (page: Page) => page.getByRole('region', { name: 'Genel durum' });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'HTTPS sertifikası' });

/** As a browser does when the owner comes back to the tab. */
const refresh = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('if it was not renewed in time every page says so and leads to the system page, which says what to look at; once it is renewed the warning goes @release', async ({
  page,
  own,
  place,
}) => {
  place.lay({ days: 13, life: 90 });
  await openAdmin(page, '/admin', { own });
  await expect(notice(page)).toContainText('zamanında yenilenmedi');
  await isSound(page);
  await notice(page).getByRole('link', { name: 'Sistem sayfasına git' }).click();
  await expect(page).toHaveURL(/\/admin\/system$/);
  await expect(notice(page)).toHaveCount(0);
  await expect(summary(page)).toContainText('Şimdiye kadar yenilenmiş olmalıydı');
  await expect(panel(page)).toContainText('yakında doluyor');
  await expect(panel(page)).toContainText('sertifika hizmetinin günlüğünde');
  await expect(panel(page)).toContainText(/1[23] gün/);
  await isSound(page);

  place.lay({ days: 90 });
  await refresh(page);
  await expect(panel(page)).toContainText('geçerli');
  await expect(summary(page)).not.toContainText('sertifika');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Gelen kutusu' })).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
});

test('one that has ended, is for another name, is missing or unreadable is named as such, and everything else works @release', async ({
  page,
  own,
  place,
}) => {
  await openAdmin(page, system, { own });
  await expect(panel(page)).toContainText('henüz yok');
  await expect(summary(page)).toContainText('henüz HTTPS sertifikası yok');
  const states = [
    [{ days: -1 }, 'süresi doldu', 'süresi doldu. Tarayıcılar siteyi açmıyor'],
    [{ days: 90, names: ['other.test'] }, 'sitenin adını kapsamıyor', 'başka bir ad için'],
    ['broken', 'okunamıyor', 'HTTPS sertifikası okunamıyor'],
  ] as const;
  for (const [what, state, concern] of states) {
    place.lay(what);
    await refresh(page);
    await expect(panel(page)).toContainText(state);
    await expect(summary(page)).toContainText(concern);
  }
  await isSound(page);
  await page.goto('/admin');
  await expect(notice(page).locator('[data-urgent]')).toContainText('bir sorun var');
});
