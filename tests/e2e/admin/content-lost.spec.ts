import { expect, type Page } from '@playwright/test';
import { editorOf, pageOf } from '../../support/api/content.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { fieldOf, isSaved, openEditor, openPublishing } from '../../support/browser/editor.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';

// The browser reports each answer that is no success.
test.use({ complaintsExpected: true });

const title = 'tr/about/hero/title';

/** Loses the answers to publications, which reach the service. */
async function loseResponses(page: Page): Promise<void> {
  await page.route(/\/Content\/Publications(\/.+\/Restore)?$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
}

test('what this release has no place for is listed, to be copied @release', async ({
  page,
  own,
}) => {
  // As an earlier release would have left them.
  const edits = [
    ['tr/about', '/hero/gone', '"Yeri kalmayan başlık"'],
    ['en/careers', '/hero/title', '"Title of a page that is gone"'],
  ] as const;
  await own.database.insert(
    'content_edits',
    edits.map(([document, path, value]) => {
      return { document, path, value, base: null, version: 1, changed_at: 1 };
    }),
  );
  await openAdmin(page, '/admin/content');
  const left = page.getByRole('region', { name: 'Bu sürümün gösteremediği metinler' });
  await expect(left.getByRole('heading', { level: 3 })).toHaveText([
    'Hakkımızda (Türkçe)',
    'en/careers',
  ]);
  await expect(left.getByRole('definition')).toHaveText([
    'Yeri kalmayan başlık',
    'Title of a page that is gone',
  ]);
  await isSound(page);
});

test('a publication whose answer was lost is said to be live, and so is one that is restored @release', async ({
  page,
  own,
}) => {
  await openEditor(page, 'about');
  await fieldOf(page, title).fill('Yanıtı gelmeyen başlık');
  await isSaved(page);
  await loseResponses(page);
  const dialog = await openPublishing(page);
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(page.getByText('Yayımlandı. 1 değişiklik sitede.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { publish } = await editorOf(own);
  await publish(['tr/about', '/hero/title', 'Sonraki başlık']);
  await openAdmin(page, '/admin/content/history');
  await page.getByRole('button', { name: 'Bu hâli yeniden yayımla (1. yayın)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yeniden yayımla' }).click();
  await expect(page.getByText('1. yayın yeniden yayında.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  expect(await pageOf(own, '/tr/about')).toContain('Yanıtı gelmeyen başlık');
});
