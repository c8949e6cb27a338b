import { expect } from '@playwright/test';
import { halves, pageOf } from '../../support/content.ts';
import { fieldOf, isSaved, openEditor, publishAll } from '../../support/editor.ts';
import { isSound, siteTest as test } from '../../support/own-admin.ts';

const file = async () => ({
  ...{ name: 'ofis.jpg', mimeType: 'image/jpeg' },
  buffer: await halves(),
});
const chosen = /Resim yükle… \(Uluslararası operasyonlar/;

test('a picture is uploaded with its alternative texts, cropped by keys, published, and taken back', async ({
  page,
  site,
}) => {
  await openEditor(page, 'pictures');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: chosen }).click(),
  ]);
  await chooser.setFiles(await file());
  await expect(page.getByText('Bu resimde ne görünüyor?')).toBeVisible({ timeout: 30_000 });
  await fieldOf(page, 'tr/services/sections/international-ops/plate').fill('Operasyon odamız.');
  await fieldOf(page, 'en/services/sections/international-ops/plate').fill('Our operations room.');
  await isSaved(page);
  const shown = page.locator('[data-unit="pictures/reach"] img').first();
  const before = await shown.getAttribute('src');
  await page.getByText('Kırpmayı ayarla').click();
  await page.getByRole('slider', { name: /^Yatay odak/ }).press('Home');
  await expect(shown).not.toHaveAttribute('src', before ?? '', { timeout: 30_000 });
  await isSaved(page);
  await publishAll(page);
  const html = await pageOf(site, '/tr/services');
  expect(html.includes('Operasyon odamız.')).toBe(true);
  expect(html).toContain((await shown.getAttribute('src'))?.replace(/reach.*/, '') ?? 'nothing');
  expect(await pageOf(site, '/en/services')).toContain('Our operations room.');
  await page.getByRole('button', { name: /^Çizime dön/ }).click();
  await isSaved(page);
  await publishAll(page);
  // The first publication's toast may still be there.
  const hasOwn = async () => (await pageOf(site, '/tr/services')).includes('/assets/pictures/');
  await expect.poll(hasOwn).toBe(false);
});

test.describe('refused', () => {
  test.use({ complaintsExpected: true });

  test('a file that is no picture is refused with words, and the one before stays', async ({
    page,
  }) => {
    await openEditor(page, 'pictures');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: chosen }).click(),
    ]);
    await chooser.setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('yok') });
    await expect(page.getByText(/Bu dosya açılamadı/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Çizime dön/ })).toHaveCount(0);
    await isSound(page);
  });
});
