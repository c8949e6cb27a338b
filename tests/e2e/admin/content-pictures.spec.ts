import { expect, type Page } from '@playwright/test';
import { cropPicture } from '#contract/admin/content.ts';
import { halves, pageOf } from '../../support/api/content.ts';
import { fieldOf, isSaved, openEditor, publishAll } from '../../support/browser/editor.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';

const file = async () => ({
  ...{ name: 'ofis.jpg', mimeType: 'image/jpeg' },
  buffer: await halves(),
});
const chosen = /Resim yükle… \(Uluslararası operasyonlar/;

async function upload(page: Page, picture?: Awaited<ReturnType<typeof file>>): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: chosen }).click(),
  ]);
  await chooser.setFiles(picture ?? (await file()));
}

test.describe('with a file that is refused', () => {
  test.use({ complaintsExpected: true });

  test('a picture is uploaded with its alternative texts, cropped by keys, published, and taken back; a file that is no picture is refused with words, and the one before stays @release', async ({
    page,
    own,
    complaints,
  }) => {
    await openEditor(page, 'pictures');
    await upload(page);
    await expect(page.getByText('Bu resimde ne görünüyor?')).toBeVisible({ timeout: 30_000 });
    // The languages stand above one another here: each field is named, also for the eye.
    const alt = page.locator('[data-unit="tr/services/sections/international-ops/plate"]');
    const named = await alt.getByText('Türkçe', { exact: true }).boundingBox();
    expect(named?.width).toBeGreaterThan(20);
    await fieldOf(page, 'tr/services/sections/international-ops/plate').fill('Operasyon odamız.');
    await fieldOf(page, 'en/services/sections/international-ops/plate').fill(
      'Our operations room.',
    );
    await isSaved(page);
    // The page that shows it, as it would be published.
    await page.getByRole('button', { name: 'Önizleme' }).click();
    const preview = page.frameLocator('iframe');
    await expect(preview.getByAltText('Our operations room.')).toHaveAttribute(
      'src',
      /\/assets\/pictures\//,
    );
    await page.getByRole('button', { name: 'Önizleme' }).click();
    const shown = page.locator('[data-unit="pictures/reach"] img').first();
    await page.getByText('Kırpmayı ayarla').click();
    const across = page.getByRole('slider', { name: /^Yatay odak/ });
    await across.focus();
    for (const [key, percent] of [
      ['Home', '0'],
      ['ArrowRight', '5'],
    ] as const) {
      const before = await shown.getAttribute('src');
      await page.keyboard.press(key);
      await expect(shown).not.toHaveAttribute('src', before ?? '', { timeout: 30_000 });
      await expect(across).toBeFocused();
      await expect(across).toHaveValue(percent);
    }
    // A slider that moves on when the crop of its last point comes back stays where it is, and is cropped on release.
    const before = await shown.getAttribute('src');
    const cropped = page.waitForResponse((response) => response.url().endsWith(cropPicture.path));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.down('ArrowRight');
    await cropped;
    await page.keyboard.up('ArrowRight');
    await expect(shown).not.toHaveAttribute('src', before ?? '', { timeout: 30_000 });
    await expect(across).toHaveValue('15');
    await isSaved(page);
    await publishAll(page);
    const html = await pageOf(own, '/tr/services');
    expect(html.includes('Operasyon odamız.')).toBe(true);
    expect(html).toContain((await shown.getAttribute('src'))?.replace(/reach.*/, '') ?? 'nothing');
    expect(await pageOf(own, '/en/services')).toContain('Our operations room.');
    await page.getByRole('button', { name: /^Çizime dön/ }).click();
    await isSaved(page);
    await publishAll(page);
    // The first publication's toast may still be there.
    const hasOwn = async () => (await pageOf(own, '/tr/services')).includes('/assets/pictures/');
    await expect.poll(hasOwn).toBe(false);
    // Nor do the words that described the picture stay with the drawing.
    expect(await pageOf(own, '/tr/services')).not.toContain('Operasyon odamız.');
    expect(await pageOf(own, '/en/services')).not.toContain('Our operations room.');

    expect(complaints).toEqual([]);

    // The browser reports the answer.
    await upload(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('yok') });
    await expect(page.getByText(/Bu dosya açılamadı/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Çizime dön/ })).toHaveCount(0);
    await isSound(page);
  });
});
