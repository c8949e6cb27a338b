import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type OffsiteState, writeOffsiteState } from '#db/offsite/state.ts';
import { backUp, backupPlaces } from '../../support/api/backups.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as base, isSound } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

type Places = Awaited<ReturnType<typeof backupPlaces>> & { readonly state: string };

/** The admin of a database that no other test uses, with a directory for what the program that ships says. */
const test = base.extend<{ readonly places: Places }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  places: async ({}, use) => {
    await using places = await backupPlaces();
    await use({ ...places, state: join(places.path, 'offsite') });
  },
  ownSettings: async ({ places }, use) => use({ ...places.settings, OFFSITE_DIR: places.state }),
});

const summary = (page: Page, name: string) => page.getByRole('region', { name });
const dayMs = 86_400_000;

/** A copy of an hour ago by SFTP, and a drill of yesterday. */
function shipped(): OffsiteState {
  const madeAt = Date.now() - 3_600_000;
  const newest = { madeAt, bytes: 5_000_000, sha256: '', shippedAt: madeAt + 60_000 };
  return {
    ...{ mark: '', place: { kind: 'sftp', host: 'store.gokhat.example' }, repository: 'a' },
    ...{ visitedAt: Date.now(), newest, count: 14, failed: null },
    drill: { at: Date.now() - dayMs, madeAt: Date.now() - dayMs, why: null, rows: 1234, ms: 10 },
  };
}

test('the system page shows where copies go, how old the last one is and its drill; a failure is said with its reason @release', async ({
  page,
  own,
  places,
}) => {
  test.slow();
  await backUp(places.settings);
  await openAdmin(page, '/admin/system', { own });
  const panel = page.getByRole('region', { name: 'Başka yerdeki kopyalar' });
  await expect(panel).toContainText('Henüz hiçbir yedek gönderilmedi.');
  await expect(summary(page, 'Genel durum')).toContainText(
    'Başka yere henüz hiçbir yedek gönderilmedi.',
  );

  writeOffsiteState(places.state, shipped());
  await page.reload();
  await expect(panel).toContainText('store.gokhat.example (SFTP), şifreli');
  await expect(panel).toContainText('orada saklanan: 14 yedek');
  await expect(panel).toContainText('1.234 satırının tamamı gönderilenle aynı');
  await expect(panel).toContainText('çalışmıyor');
  await expect(summary(page, 'Genel durum').getByRole('status')).toHaveText(
    'Şu anda bir sorun yok.',
  );
  await isSound(page);

  const newest = { ...shipped().newest, madeAt: Date.now() - 3 * dayMs };
  writeOffsiteState(places.state, { ...shipped(), newest } as OffsiteState);
  await page.reload();
  await expect(panel).toContainText('3 gün önce');
  await expect(summary(page, 'Genel durum')).toContainText('Başka yerdeki son yedek eskimiş.');

  const failed = { at: Date.now(), why: 'full' } as const;
  const drill = { at: Date.now(), madeAt: Date.now(), why: 'different', rows: 0, ms: 0 } as const;
  writeOffsiteState(places.state, { ...shipped(), failed, drill });
  await page.reload();
  await expect(panel.getByRole('alert')).toContainText('Orada yer kalmadı.');
  await expect(panel).toContainText('başarısız');
  await expect(summary(page, 'Genel durum').getByRole('status')).toHaveText(
    'İlgilenmeniz gereken konular: 2',
  );
  await isSound(page);
});
