import { expect, type Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { editorOf, pageOf } from '../../support/api/content.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { fieldOf, isSaved, openEditor, openPublishing } from '../../support/browser/editor.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';

// The browser reports each answer that is no success.
test.use({ complaintsExpected: true });

const title = 'tr/about/hero/title';

/** Loses the answers to publications, which reach the service. */
async function loseAnswers(page: Page): Promise<void> {
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
  await loseAnswers(page);
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

test('a publication whose answer was lost is scheduled once @release', async ({ page, own }) => {
  await openEditor(page, 'about');
  await fieldOf(page, title).fill('Yarının başlığı');
  await isSaved(page);
  await loseAnswers(page);
  const dialog = await openPublishing(page);
  await dialog.getByRole('radio', { name: 'Daha sonra' }).check();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Tarih ve saat').fill(`${tomorrow}T10:00`);
  await dialog.getByRole('button', { name: 'Zamanla' }).click();
  await expect(page.getByText(/^Zamanlandı:/)).toBeVisible();
  await expect(dialog).toBeHidden();
  const { adminCall } = await editorOf(own);
  expect((await adminCall(calls.readContent)).scheduled).toHaveLength(1);
});

test('what did not reach the service is said not to be published @release', async ({ page }) => {
  await openEditor(page, 'about');
  await fieldOf(page, title).fill('Ulaşmayan başlık');
  await isSaved(page);
  await page.route('**/Content/Publications', (route) => route.abort());
  const dialog = await openPublishing(page);
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Yayımlanamadı. Değişiklikleriniz duruyor.',
  );
});

test('what another window has published meanwhile is no error of a field: nothing is left to publish, and the version is live already @release', async ({
  page,
  own,
}) => {
  await openEditor(page, 'about');
  await fieldOf(page, title).fill('İki pencerenin başlığı');
  await isSaved(page);
  const dialog = await openPublishing(page);
  const { adminCall } = await editorOf(own);
  const { id } = await adminCall(calls.publishContent, { body: { note: '' } });
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(dialog.getByText('Yayımlanacak değişiklik yok.')).toBeVisible();
  await page.keyboard.press('Escape');

  const { publish } = await editorOf(own);
  await publish(['tr/about', '/hero/title', 'Sonraki başlık']);
  await openAdmin(page, '/admin/content/history');
  await page.getByRole('button', { name: 'Bu hâli yeniden yayımla (1. yayın)' }).click();
  await adminCall(calls.restorePublication, { id });
  await page.getByRole('dialog').getByRole('button', { name: 'Yeniden yayımla' }).click();
  await expect(page.getByText('Site zaten 1. yayından sonraki hâlinde.')).toBeVisible();
});

/** Holds what is saved. @returns lets the next one through */
async function holdSaves(page: Page): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route('**/api/Admin/Content', async (route) => {
    if (route.request().method() === 'PATCH') await new Promise<void>((end) => held.push(end));
    return route.fallback();
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  };
}

test('a value that is corrected while it is refused is saved @release', async ({ page }) => {
  await openEditor(page, 'about');
  const release = await holdSaves(page);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await fieldOf(page, title).fill('Başlık\u0001');
  await sent;
  await fieldOf(page, title).fill('Başlık');
  await release();
  await release();
  await isSaved(page);
  await expect(fieldOf(page, title)).toHaveValue('Başlık');
});

test('what is typed on while a text beside it is refused is not lost @release', async ({
  page,
}) => {
  await openEditor(page, 'about');
  // Left by another release: no document has it, and the whole call is refused.
  await page.evaluate(() => {
    for (const path of ['/hero/gone', '/hero/title']) {
      const left = { document: 'tr/about', path, value: 'Yazılan', version: 0 };
      localStorage.setItem(`gt_admin_content:tr/about${path}`, JSON.stringify(left));
    }
  });
  const release = await holdSaves(page);
  await page.reload();
  await expect(fieldOf(page, title)).toHaveValue('Yazılan');
  await fieldOf(page, title).fill('Yazılan uzadı');
  await release();
  for (let each = 0; each < 2; each += 1) await release();
  await expect(page.getByText('Kaydedilmedi. Yazdıklarınız bu tarayıcıda duruyor.')).toBeVisible();
  await expect(fieldOf(page, title)).toHaveValue('Yazılan uzadı');
});
