import type { Locator, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import type { RunningApi } from '../../support/api/api.ts';
import { apply } from '../../support/api/applications.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

const overview = '/admin/overview';
const figures = 'Öne çıkan sayılar';

test('the main figures come first, spam apart; then parts with their shares, and each day in a chart and a table; print shows all numbers without controls, and charts within the sheet; axe finds nothing in either scheme @release', async ({
  page,
  own,
}) => {
  test.slow();
  await fill(own);
  await openAdmin(page, overview, { own });
  const region = page.getByRole('region', { name: figures });
  for (const [label, value] of [
    ['Mesaj', '3'],
    ['Başvuru', '2'],
    ['Yanıt bekleyen', '2'],
    ['Yanıt süresi, ortanca', '2 saat 5 dakika'],
    ['İstenmeyen', '1'],
  ] as const) {
    await expect(figure(region, label)).toHaveText(value);
  }
  for (const [table, part, cells] of [
    ['Konuya göre', 'Teknik destek', ['1', '%33']],
    ['Aşamaya göre', 'Olumsuz', ['1', '%50']],
    ['Bizi nereden duyduklarına göre', 'LinkedIn', ['1', '%50']],
    ['Deneyime göre', '3–5 yıl', ['2', '%100']],
  ] as const) {
    await expect(cellsOf(page, table, part)).toHaveText([...cells]);
  }
  await expect(page.getByRole('img', { name: /^Mesajlar: toplam 3, en çok 3/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Başvurular: toplam 2/ })).toBeVisible();
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Özet', level: 1 })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Gün' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const image of await page.getByRole('img').all()) {
    const box = await image.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(720);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Günlük sayılar, tablo olarak').click();
  const rows = page.getByRole('table').first().getByRole('row');
  await expect(rows).toHaveCount(31);
  await expect(rows.last().getByRole('cell')).toHaveText(['3', '2']);
  await isSound(page);
});

test('an empty span is reported, and new messages are counted while the page is open; the span is kept in the address, as days back or as two dates, and is limited to 800 days @release', async ({
  page,
  own,
}) => {
  await openAdmin(page, overview, { own });
  await expect(page.getByText('Bu günlerde mesaj da başvuru da gelmedi.')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  await sendMessage(own);
  await expect(messagesCounted(page)).toHaveText('1');
  await sendMessage(own);
  await expect(messagesCounted(page)).toHaveText('2');
  await page.getByRole('button', { name: '90 gün' }).click();
  await expect(page).toHaveURL(`${overview}?span=90`);
  await page.reload();
  await expect(page.getByRole('button', { name: '90 gün' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto(`${overview}?from=2026-03-01&to=2026-03-03`);
  await expect(page.getByText('1 Mart 2026 – 3 Mart 2026')).toBeVisible();
  await page.getByLabel('İlk gün').fill('2026-02-27');
  await expect(page).toHaveURL(`${overview}?from=2026-02-27&to=2026-03-03`);
  await expect(page.getByText('27 Şubat 2026 – 3 Mart 2026')).toBeVisible();
  await page.getByRole('button', { name: '30 gün' }).click();
  await expect(page).toHaveURL(overview);
  const today = new Date().toISOString().slice(0, 10);
  await page.goto(`${overview}?from=2020-01-01&to=${today}`);
  await expect(page.getByText(/En çok 800 gün gösterilebilir/)).toBeVisible();
});

test.describe('read where it is another day', () => {
  // 25 hours apart: there it is always another day.
  test.use({
    ...{ timezoneId: 'Pacific/Pago_Pago', ownSettings: { TIME_ZONE: 'Pacific/Kiritimati' } },
  });
  test('the days until today end with the company’s, and a figure leads to what it counts @release', async ({
    page,
    own,
  }) => {
    await sendMessage(own, { fullName: 'Bugünkü' });
    await openAdmin(page, overview, { own });
    await expect(messagesCounted(page)).toHaveText('1');
    const last = page.getByLabel('Son gün');
    expect(await last.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(true);
    await page.getByRole('link', { name: 'Yanıt bekleyen: 1' }).click();
    await expect(page.getByRole('link', { name: /Bugünkü/ })).toBeVisible();
  });
});

test('beyond 120 days the figures are grouped by week, and the page states it, in English too @release', async ({
  page,
  own,
}) => {
  await fill(own);
  await openAdmin(page, `${overview}?span=12m`, { own, language: 'en' });
  await expect(page.getByRole('heading', { name: 'Week by week' })).toBeVisible();
  await expect(page.getByText(/added up to weeks \(Monday to Sunday\)/)).toBeVisible();
  await page.getByText('The numbers of each week, as a table').click();
  const rows = page.getByRole('table').first().getByRole('row');
  expect(await rows.count()).toBeGreaterThan(52);
  expect(await rows.count()).toBeLessThan(56);
  await expect(rows.last().getByRole('cell')).toHaveText(['3', '2']);
  await expect(cellsOf(page, 'By subject', 'Technical support')).toHaveText(['1', '33%']);
  await expect(page.getByRole('main')).toContainText('2 hours 5 minutes');
});

/** Stores three messages, one of them answered after 125 minutes, one spam message, and two applications. */
async function fill(own: RunningApi): Promise<void> {
  const { adminCall } = await adminOf(own);
  await sendMessage(own);
  const { id } = await sendMessage(own);
  const full = { firstName: 'Ada', lastName: 'Yılmaz', email: 'ada@gokhat.example' };
  await fetch(own.url + calls.submitFullContact.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...full, subject: 'support', message: 'Merhaba' }),
  });
  const spam = await sendMessage(own);
  await adminCall(calls.changeMessage, { id: spam.id, body: { status: 'spam' } });
  await adminCall(calls.changeMessage, { id, body: { answered: 'email' } });
  await own.database.run(
    'update messages set replied_at = created_at + ? where id = ?',
    125 * 60_000,
    id,
  );
  const rejected = await apply(own, { howDidYouFind: 'linkedin' });
  await adminCall(calls.changeApplication, { id: rejected.id, body: { stage: 'rejected' } });
  await apply(own, { howDidYouFind: 'friend' });
}

/** The cells of a row in a table. */
function cellsOf(page: Page, table: string, part: string): Locator {
  const rows = page.getByRole('table', { name: table }).getByRole('row');
  return rows.filter({ hasText: part }).getByRole('cell');
}

function messagesCounted(page: Page) {
  return figure(page.getByRole('region', { name: figures }), 'Mesaj');
}

function figure(region: Locator, label: string): Locator {
  const term = region.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  return term.locator('xpath=following-sibling::dd[1]');
}

test.describe('when a page fails', () => {
  // React logs each rendering error to the console.
  test.use({ complaintsExpected: true });

  test('the crash screen of the admin has space around it @release', async ({ page, own }) => {
    await openAdmin(page, '/admin', { own });
    await page.route('**/api/Admin/Stats*', (route) => route.fulfill({ json: {} }));
    await page.goto('/admin/overview');
    const title = page.getByRole('heading', { name: 'Something went wrong' });
    await expect(title).toBeVisible();
    expect((await title.boundingBox())?.x).toBeGreaterThanOrEqual(16);
    await isSound(page);
  });
});
