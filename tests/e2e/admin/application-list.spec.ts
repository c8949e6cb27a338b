import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test.beforeEach(() => test.slow());

test('the stage of many applications is changed at once, of all that match too, and one press undoes it for all @release', async ({
  page,
  own,
}) => {
  const { adminCall } = await adminOf(own);
  const ids: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    ids.push((await apply(own, { nameSurname: `Aday ${index}` })).id);
  }
  const [first = ''] = ids;
  await adminCall(calls.changeApplication, { id: first, body: { stage: 'offer' } });
  const counts = async () => (await adminCall(calls.readCounts)).stages;
  await openAdmin(page, '/admin/applications?view=list', { own });
  const before = await row(page, 'Aday 57').boundingBox();
  await row(page, 'Aday 59').getByRole('checkbox').check();
  await row(page, 'Aday 57')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Seçilen başvurular' });
  await expect(bar).toContainText('3 seçili');
  // The bar of actions moves no row.
  expect(await row(page, 'Aday 57').boundingBox()).toEqual(before);
  await bar.getByRole('button', { name: 'Tümünü seç (60)' }).press('Enter');
  await expect(bar).toContainText('60 seçili');
  await bar.getByRole('button', { name: 'Başka aşamaya taşı' }).click();
  await page.getByRole('menuitemradio', { name: 'Olumsuz' }).click();
  await expect(page.getByText('60 başvuru “Olumsuz” aşamasına taşındı')).toBeVisible();
  await expect(row(page, 'Aday 59')).toContainText('Olumsuz');
  await expect.poll(counts).toMatchObject({ new: 0, offer: 0, rejected: 60 });
  await page.getByRole('button', { name: 'Geri al' }).click();
  // Each is at the stage that it had.
  await expect.poll(counts).toMatchObject({ new: 59, offer: 1, rejected: 0 });
  await expect(row(page, 'Aday 59')).toContainText('Yeni');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('3');
  await expect(page.getByText('2 başvuru “Görüşme” aşamasına taşındı')).toBeVisible();
  await expect.poll(counts).toMatchObject({ new: 57, interview: 2 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a search looks in all stages, marks its hits where they are, stays when the stage changes, and a miss says where else it is found @release', async ({
    page,
    own,
  }) => {
    const { adminCall } = await adminOf(own);
    const lead = 'Bu uzun giriş cümlesi satırda görünen yerin tamamını doldurur, ';
    const { id } = await apply(own, {
      ...{ nameSurname: 'Ada', aboutYourself: `${lead} sonunda Kemençe geçer.` },
    });
    await adminCall(calls.changeApplication, { id, body: { stage: 'interview' } });
    await apply(own, { nameSurname: 'Kemençeci Can' });
    await apply(own, { nameSurname: 'Tuzak', whyUs: 'kemençe', website: 'x', filledInMs: '9' });
    await openAdmin(page, '/admin/applications?stage=offer', { own });
    const box = page.getByRole('searchbox', { name: 'Ara' });
    await box.fill('KEMENCE');
    await expect(rows(page)).toHaveCount(2);
    await expect(row(page, 'Ada').locator('mark')).toHaveText('Kemençe');
    await expect(row(page, 'Ada').locator('mark')).toBeInViewport();
    await expect(row(page, 'Can').locator('mark').first()).toHaveText('Kemençeci');
    await page.getByRole('button', { name: 'Teklif', exact: true }).tap();
    await expect(page.getByText('Bu ölçütlere uyan başvuru yok.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yeni · 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'İstenmeyen · 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Görüşme · 1' }).tap();
    await expect(rows(page)).toHaveText([/Ada/]);
    // They are open: one is set.
    await page.getByRole('group', { name: 'Filtreler' }).getByLabel('Aşama').selectOption('Yeni');
    await expect(rows(page)).toHaveText([/Can/]);
    await expect(box).toHaveValue('KEMENCE');
    await page.getByRole('button', { name: 'Tüm aşamalar' }).tap();
    await expect(rows(page)).toHaveCount(2);
    await page.goto('/admin/applications?q=tuzak');
    await page.getByRole('button', { name: 'İstenmeyen · 1' }).tap();
    await expect(rows(page)).toHaveText([/Tuzak/]);
  });
});
