import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { referenceOf } from '#contract/reference.ts';
import { logInTo, openAdmin, ownWord, sendShort } from '../../support/browser/admin-page.ts';
import { isSound } from '../../support/browser/own-admin.ts';
import { expect, test } from '../../support/browser/site.ts';

const audit = '/admin/audit';

test('a login entry shows the client’s address, and a refused login has no session; changes of a message are listed in words, with its reference as a link @release', async ({
  page,
}) => {
  await page.request.post('/api/Admin/login', { data: { password: 'not this one' } });
  const { id, change } = await message(page.request);
  await change({ status: 'read', note: 'Aranacak' });
  await openAdmin(page, `${audit}?group=access`);
  const refused = rowsWith(page, 'Giriş reddedildi').first().getByRole('cell');
  await expect(refused.nth(2)).toHaveText('');
  await expect(refused.nth(3)).toHaveText(/^[\d.]+$|:/);
  await page.goto(`${audit}?group=records`);
  const row = page
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/admin/messages/${id}"]`) });
  await expect(row).toContainText('Durum: Okunmamış → Okunmuş · Not yazıldı');
  await expect(page.getByRole('main')).not.toContainText('Aranacak');
  await row.getByRole('link', { name: referenceOf(id) }).click();
  await expect(page).toHaveURL(`/admin/messages/${id}`);
});

test('the filters by day and action are kept in the address, and Back undoes them @release', async ({
  page,
}) => {
  const { id, change } = await message(page.request);
  await change({ starred: true });
  await openAdmin(page, `${audit}?record=${id}`);
  const today = new Date().toLocaleDateString('sv');
  await page.getByLabel('İlk gün').fill(today);
  await expect(page).toHaveURL(`${audit}?record=${id}&from=${today}`);
  await expect(rowsWith(page, 'Yıldızlandı')).toHaveCount(1);
  await page.getByLabel('İlk gün').fill('');
  await page.getByLabel('Son gün').fill('2020-01-31');
  await expect(page.getByText('Bu ölçütlere uyan işlem yok.')).toBeVisible();
  await page.goBack();
  await expect(rowsWith(page, 'Yıldızlandı')).toHaveCount(1);
  await page.getByRole('button', { name: 'Bu filtreyi kaldır' }).click();
  await expect(page).toHaveURL(audit);
  await page.getByLabel('Son gün').fill('2020-01-31');
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL(audit);
  const group = page.getByLabel('İşlem');
  await expect(group.getByRole('option')).toHaveCount(7);
  await group.selectOption('Girişler ve parola');
  await expect(page).toHaveURL(`${audit}?group=access`);
  await expect(rowsWith(page, 'Giriş yapıldı')).not.toHaveCount(0);
  await expect(rowsWith(page, 'Mesaj değiştirildi')).toHaveCount(0);
  await page.reload();
  await expect(group).toHaveValue('access');
  await page.goBack();
  await expect(page).toHaveURL(audit);
  await expect(page.getByLabel('İşlem')).toHaveValue('');
});

test('a record and a person link to their history, and no URL contains the person’s address @release', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  const email = `${ownWord()}@ornek.example`;
  const [one = '', other = ''] = await many(page, 2, 'star', email);
  await openAdmin(page, `/admin/messages/${one}`);
  await page.getByRole('link', { name: 'Bu kaydın geçmişi' }).click();
  await expect(page).toHaveURL(`${audit}?record=${one}`);
  await expect(page.getByText(`Kayıt ${referenceOf(one)}`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '2 kayıt' })).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Bu kişiye ait tüm kayıtlar' }).click();
  await page.getByRole('link', { name: 'Bu kayıtlarla neler yapıldı' }).click();
  await expect(page).toHaveURL(audit);
  const person = page.getByLabel('Kişi (e-posta adresi)');
  await expect(person).toHaveValue(email);
  // The change of both, and the reading of the first.
  await expect(cells(page)).toHaveCount(2);
  await page.reload();
  await expect(cells(page)).toHaveCount(2);
  await page.getByLabel('İşlem').selectOption('Kişisel veriler ve dışa aktarma');
  await expect(page.getByText('Bu ölçütlere uyan işlem yok.')).toBeVisible();
  await page.getByLabel('İşlem').selectOption('Mesajlar ve başvurular');
  await expect(cells(page)).toHaveCount(2);
  await expect(page).toHaveURL(`${audit}?group=records`);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV olarak indir' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('denetim-izi.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`${referenceOf(one)}, ${referenceOf(other)}`);

  await person.fill('elif');
  await person.press('Enter');
  await expect(person).toHaveAccessibleDescription('Lütfen geçerli bir e-posta adresi girin.');
  await expect(person).toBeFocused();
  await person.fill(`${ownWord()}@ornek.example`);
  await page.getByRole('button', { name: 'Bu kişinin kayıtlarını göster' }).click();
  await expect(page.getByText('Bu ölçütlere uyan işlem yok.')).toBeVisible();
  await person.fill('');
  await person.press('Enter');
  await expect(cells(page)).not.toHaveCount(0);
  expect(asked.filter((address) => /@|%40/.test(address))).toEqual([]);
});

test('axe finds nothing in either scheme, on a desktop or a phone @release', async ({ page }) => {
  test.slow();
  const [id] = await many(page, 3, 'archive');
  await openAdmin(page, `${audit}?record=${id}`);
  await page.getByText('3 kayıt').click();
  await page.getByLabel('Kişi (e-posta adresi)').fill('elif');
  await page.keyboard.press('Enter');
  await isSound(page);
});

/** The cell with the action of each entry. */
function cells(page: Page) {
  return page.locator('tbody tr > td:nth-of-type(1)');
}

function rowsWith(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

/** Sends messages of one person, and does one thing to all of them at once. */
async function many(
  page: Page,
  count: number,
  actions: string | readonly string[],
  email = `${ownWord()}@ornek.example`,
): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await sendShort(page, { email }));
  const { token } = await logInTo(page.request);
  for (const action of [actions].flat()) {
    const answer = await page.request.post('/api/Admin/Messages/bulk', {
      headers: { Authorization: `Bearer ${token}` },
      data: { ids, action },
    });
    expect(answer.status()).toBe(200);
  }
  return ids;
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
