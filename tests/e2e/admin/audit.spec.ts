import type { APIRequestContext, Page } from '@playwright/test';
import { logInTo, openAdmin, ownWord } from '../../support/admin-page.ts';
import { isSound } from '../../support/own-admin.ts';
import { expect, test } from '../../support/site.ts';

const audit = '/admin/audit';

for (const { language, words, open } of [
  { language: 'tr', words: 'Durum: Okunmamış → Okunmuş · Not yazıldı', open: 'Mesajı aç' },
  { language: 'en', words: 'Status: Unread → Read · Note written', open: 'Open the message' },
] as const) {
  test(`a message’s changes are listed in words, with a link to the message (${language})`, async ({
    page,
  }) => {
    const { id, change } = await message(page.request);
    await change({ status: 'read', note: 'Aranacak' });
    await openAdmin(page, `${audit}?action=messageChanged`, { language });
    const row = rowOf(page, id);
    await expect(row).toContainText(words);
    await expect(page.getByRole('main')).not.toContainText('Aranacak');
    await row.getByRole('link', { name: open }).click();
    await expect(page).toHaveURL(`/admin/messages/${id}`);
  });
}

test('an erased message keeps its entries, without a link', async ({ page }) => {
  const { id, change, erase } = await message(page.request);
  await change({ starred: true });
  await erase();
  await openAdmin(page, audit);
  await expect(page.getByRole('row').filter({ hasText: 'Mesaj silindi' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Yıldızlandı' }).first()).toBeVisible();
  await expect(page.locator(`a[href*="${id}"]`)).toHaveCount(0);
});

test('the filter by action is kept in the address, and Back undoes it', async ({ page }) => {
  await message(page.request).then(({ change }) => change({ starred: true }));
  await openAdmin(page, audit);
  await page.getByLabel('İşlem').selectOption('Giriş yapıldı');
  await expect(page).toHaveURL(`${audit}?action=loggedIn`);
  await expect(cells(page)).not.toHaveCount(0);
  expect(new Set(await cells(page).allTextContents())).toEqual(new Set(['Giriş yapıldı']));
  await page.reload();
  await expect(page.getByLabel('İşlem')).toHaveValue('loggedIn');
  await page.goBack();
  await expect(page).toHaveURL(audit);
  await expect(page.getByLabel('İşlem')).toHaveValue('');
});

test('older entries are added page by page', async ({ page }) => {
  const { change } = await message(page.request);
  for (let times = 0; times < 55; times += 1) await change({ starred: times % 2 === 0 });
  await openAdmin(page, `${audit}?action=messageChanged`);
  await expect(cells(page)).toHaveCount(50);
  await expect(page.getByText(/kayıttan 50 tanesi gösteriliyor/)).toBeVisible();
  await page.getByRole('button', { name: 'Daha eskileri göster' }).click();
  await expect.poll(() => cells(page).count()).toBeGreaterThan(54);
});

test('a login entry shows the client’s address, and a refused login has no session', async ({
  page,
}) => {
  await page.request.post('/api/Admin/login', { data: { password: 'not this one' } });
  await openAdmin(page, `${audit}?action=loginRefused`);
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('cell').nth(2)).toHaveText('');
  await expect(row.getByRole('cell').nth(3)).toHaveText(/^[\d.]+$|:/);
});

test('on a phone the rows are cards, and keep their table roles', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, audit);
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toBeVisible();
  expect(await row.getByRole('cell').count()).toBeGreaterThan(0);
  expect((await row.boundingBox())?.width).toBeLessThanOrEqual(390);
});

test('axe finds nothing in either scheme, on a desktop or a phone', async ({ page }) => {
  test.slow();
  await openAdmin(page, audit);
  await expect(cells(page).first()).toBeVisible();
  await isSound(page);
});

test('a filter without results reports it, and offers all entries', async ({ page }) => {
  await page.route('**/api/Admin/Audit?action=expired*', (route) =>
    route.fulfill({ json: { items: [], nextCursor: null, total: 0 } }),
  );
  await openAdmin(page, `${audit}?action=expired`, { language: 'en' });
  await expect(page.getByText('Nothing of this kind has been done.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(cells(page).first()).toBeVisible();
  await expect(page).toHaveURL(audit);
});

test.describe('when the API fails', () => {
  test.use({ complaintsExpected: true });

  test('an error is shown, and one press retries', async ({ page }) => {
    await page.route('**/api/Admin/Audit*', (route) => route.abort(), { times: 1 });
    await openAdmin(page, audit);
    await expect(page.getByRole('alert')).toContainText('Denetim izi getirilemedi');
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(cells(page).first()).toBeVisible();
  });
});

/** The cell with the action of each entry. */
function cells(page: Page) {
  return page.locator('tbody tr > td:nth-of-type(1)');
}

function rowOf(page: Page, id: string) {
  return page.getByRole('row').filter({ has: page.locator(`a[href="/admin/messages/${id}"]`) });
}

/** Sends a message; `change` and `erase` call the API as an admin. */
async function message(request: APIRequestContext) {
  const { token } = await logInTo(request);
  const headers = { Authorization: `Bearer ${token}` };
  const data = { fullName: 'Selin Kaya', email: 'selin@ornek.example', message: ownWord() };
  const sent = await request.post('/api/ContactForms/simple', { data });
  const { id } = (await sent.json()) as { id: string };
  const path = `/api/Admin/Messages/${id}`;
  const change = async (changes: object) => {
    const answer = await request.patch(path, { headers, data: changes });
    expect(answer.status()).toBe(200);
  };
  const erase = async () => {
    expect((await request.delete(path, { headers })).status()).toBe(204);
  };
  return { id, change, erase };
}
