import { expect } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { editorOf, pageOf } from '../../support/api/content.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import {
  fieldOf,
  isPublished,
  isSaved,
  openEditor,
  openPublishing,
  publishAll,
} from '../../support/browser/editor.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';

// The browser reports each answer that is no success.
test.use({ complaintsExpected: true });

const title = 'tr/about/hero/title';

test('two windows that change different texts, or items of one list, lose nothing; of the same text the second asks; what another window saves while the changes are looked at does not go live unseen @release', async ({
  page,
  own,
  context,
}) => {
  test.slow();
  await openEditor(page, 'about');
  const other = await context.newPage();
  await other.goto('/admin/content/about');
  await expect(fieldOf(other, title)).toBeVisible();
  const list = 'tr/about/sections/values/items';
  await fieldOf(page, `${list}/0/title`).fill('Birinci pencere');
  await isSaved(page);
  await fieldOf(other, `${list}/1/title`).fill('İkinci pencere');
  await isSaved(other);
  await expect(fieldOf(other, `${list}/0/title`)).toHaveValue('Birinci pencere');

  await fieldOf(page, title).fill('Birincinin başlığı');
  await isSaved(page);
  await fieldOf(other, title).fill('İkincinin başlığı');
  const asked = other.getByRole('alert').filter({ hasText: 'başka bir pencerede de değiştirildi' });
  await expect(asked).toContainText('Birincinin başlığı');
  await expect(fieldOf(other, title)).toHaveValue('İkincinin başlığı');
  await asked.getByRole('button', { name: 'Benimki kalsın' }).click();
  await isSaved(other);
  await page.reload();
  await expect(fieldOf(page, title)).toHaveValue('İkincinin başlığı');
  await expect(fieldOf(page, `${list}/1/title`)).toHaveValue('İkinci pencere');
  await other.close();

  await fieldOf(page, title).fill('Gözden geçirilmiş başlık');
  await isSaved(page);
  const dialog = await openPublishing(page);
  const { keep } = await editorOf(own);
  await keep(['tr/about', '/hero/lead', 'Yarım kalan bir']);
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('başka bir pencerede değiştirildi');
  await expect(dialog.getByText('Yarım kalan bir')).toBeVisible();
  expect(await pageOf(own, '/tr/about')).not.toContain('Gözden geçirilmiş başlık');

  // Seen by now.
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await isPublished(page);
  expect(await pageOf(own, '/tr/about')).toContain('Yarım kalan bir');
});

test('a refused publication leads to each field that needs a correction @release', async ({
  page,
  own,
}) => {
  await openEditor(page, 'about');
  await fieldOf(page, 'tr/about/seo/title').fill('a'.repeat(70));
  await expect(fieldOf(page, 'tr/about/seo/title')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('70 karakter, en çok 65')).toBeAttached();
  await fieldOf(page, 'tr/about/sections/who-we-are/paragraphs/0').fill('');
  await isSaved(page);
  await page.getByRole('link', { name: 'Bütün metinler' }).click();
  await expect(page.getByText('Eksik metin: 1')).toBeVisible();
  const dialog = await openPublishing(page);
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'düzeltilmeden yayımlanamaz' });
  await expect(alert.getByRole('link')).toHaveCount(2);
  await alert.getByRole('link', { name: /Paragraf 1/ }).click();
  const field = fieldOf(page, 'tr/about/sections/who-we-are/paragraphs/0');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Dolu.');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await fieldOf(page, 'tr/about/seo/title').fill('Kısa başlık');
  await isSaved(page);
  await publishAll(page);
  expect(await pageOf(own, '/tr/about')).toContain('Kısa başlık');
});

test('a text that a release changed too is shown in three versions, and stays as the owner decides @release', async ({
  page,
  own,
}) => {
  const { keep, adminCall } = await editorOf(own);
  await keep(
    ['tr/about', '/hero/title', 'Benim başlığım'],
    ['tr/about', '/hero/lead', 'Benim sözüm'],
  );
  await own.database.run(
    'update content_edits set base = ?',
    JSON.stringify('Önceki sürümün sözü'),
  );
  await openAdmin(page, '/admin/content');
  await expect(page.getByText('Yeni sürüm de değiştirdi: 2')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Hakkımızda' }).click();
  const questions = page.getByRole('region', { name: 'Siz bu metni değiştirdiniz' });
  await expect(questions).toHaveCount(2);
  await expect(questions.first()).toContainText('Önceki sürümün sözü');
  await questions.first().getByRole('button', { name: 'Benimki kalsın' }).click();
  await expect(questions).toHaveCount(1);
  await questions.getByRole('button', { name: 'Yeni sürümdekini al' }).click();
  await expect(questions).toHaveCount(0);
  await isSaved(page);
  await expect(fieldOf(page, title)).toHaveValue('Benim başlığım');
  await expect(fieldOf(page, 'tr/about/hero/lead')).not.toHaveValue('Benim sözüm');
  const { documents } = await adminCall(calls.readContent);
  expect(documents.find(({ name }) => name === 'tr/about')).toMatchObject({ asks: [], edited: 1 });
});
