import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { fieldOf, isSaved, openEditor } from '../../support/browser/editor.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';

test.describe('where the day is not that of UTC', () => {
  const isLate = new Date().getUTCHours() >= 10;
  test.use({ timezoneId: isLate ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago' });
});

test('all texts are saved as a file, and what differs in a file is taken as drafts @release', async ({
  page,
}) => {
  await openEditor(page, 'about');
  await fieldOf(page, 'tr/about/hero/title').fill('Taslak başlık');
  await isSaved(page);
  await openAdmin(page, '/admin/content');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Metinleri indir' }).click();
  const path = await (await saved).path();
  const content = JSON.parse(readFileSync(path, 'utf8'));
  expect(content.texts.tr.about.hero.title).toBe('Taslak başlık');
  expect(content.identity.name).toBe('Gökhat Telekom');

  content.identity.name = 'Kavşak Bilişim';
  content.texts.en.privacy.sections[0].title = 'In short';
  await choose(page, 'a.json', JSON.stringify(content));
  await expect(page.getByText('Dosyadaki farklar taslak olarak alındı: 2.')).toBeVisible();
  await expect(page.getByText('Yayımlanmamış 3 değişiklik var')).toBeVisible();
  await openEditor(page, 'identity');
  await expect(fieldOf(page, 'identity/name')).toHaveValue('Kavşak Bilişim');
  await openAdmin(page, '/admin/content');
  await choose(page, 'a.json', JSON.stringify(content));
  await expect(page.getByText('Dosyadaki metinler buradakilerle aynı.')).toBeVisible();
  await choose(page, 'b.json', 'no JSON');
  await expect(page.getByText(/Bu dosya buradan indirilmiş/)).toBeVisible();
});

async function choose(page: Page, name: string, text: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Dosyadan al…' }).click();
  await (await chosen).setFiles({
    ...{ name, mimeType: 'application/json' },
    buffer: Buffer.from(text),
  });
}
