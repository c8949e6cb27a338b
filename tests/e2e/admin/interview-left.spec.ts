import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect, failLater, holdBack } from '../../support/browser/site.ts';

const planning = (page: Page) => page.getByRole('dialog', { name: 'Görüşme' });
const year = new Date().getUTCFullYear() + 1;

test.describe('left', () => {
  test.use({ complaintsExpected: true });

  test('what is typed of an interview stays when another one that is being saved is saved, and when another admin plans it meanwhile; then one of the two is chosen; one that cannot be saved is reported once: in its window, or in a toast after that was closed @release', async ({
    page,
    own,
    complaints,
  }) => {
    const first = await apply(own, { nameSurname: 'Işıl Çağ' });
    const { id } = await apply(own, { nameSurname: 'Ömer Şahin' });
    await openAdmin(page, '/admin/applications?view=list', { own });
    await page.getByRole('link', { name: /Işıl Çağ/ }).click();
    await expect(page.getByRole('article').getByRole('heading').first()).toContainText('Işıl Çağ');
    await page.keyboard.press('i');
    await planning(page).getByLabel('Gün').fill(`${year}-01-15`);
    await planning(page).getByLabel('Saat', { exact: true }).fill('14:00');
    const release = await holdBack(page, `**/api/Admin/Applications/${first.id}`, 'PATCH');
    await planning(page).getByRole('button', { name: 'Kaydet' }).click();
    await page.keyboard.press('Escape');
    await expect(planning(page)).toBeHidden();
    await page.getByRole('link', { name: /Ömer Şahin/ }).click();
    await expect(page.getByRole('article').getByRole('heading').first()).toContainText(
      'Ömer Şahin',
    );
    await page.keyboard.press('i');
    const place = planning(page).getByLabel('Yer ya da bağlantı');
    await place.fill('3. kat');
    const saved = page.waitForResponse((each) => each.request().method() === 'PATCH');
    release();
    await saved;
    // Only then the form has gone on.
    await expect(page.locator('.toast-action')).toBeAttached();
    // The next key is typed after that.
    await place.press('End');
    await place.press('!');
    await expect(place).toHaveValue('3. kat!');

    const { adminCall } = await adminOf(own);
    const planned = async () => (await adminCall(calls.readApplication, { id })).interview;
    const plan = (time: string) =>
      adminCall(calls.changeApplication, {
        id,
        body: { interview: { at: `${year}-01-15T${time}`, place: 'Ataşehir' } },
      });
    await planning(page).getByLabel('Gün').fill(`${year}-02-20`);
    await planning(page).getByLabel('Saat', { exact: true }).fill('16:00');
    await place.fill('3. kat');
    await plan('10:00');
    const question = planning(page).getByRole('alert').filter({ hasText: '10:00' });
    await expect(question).toContainText('Ataşehir');
    await expect(place).toHaveValue('3. kat');
    await isSound(page);
    // Nothing is overwritten before that.
    await planning(page).getByRole('button', { name: 'Kaydet' }).click();
    expect((await planned())?.place).toBe('Ataşehir');
    await question.getByRole('button', { name: 'Benimki kalsın' }).click();
    await expect(question).toHaveCount(0);
    await planning(page).getByRole('button', { name: 'Kaydet' }).click();
    await expect(planning(page)).toBeHidden();
    expect(await planned()).toMatchObject({ place: '3. kat' });

    await page.getByRole('button', { name: 'Değiştir' }).click();
    await place.fill('5. kat');
    await plan('11:00');
    await planning(page).getByRole('button', { name: 'Oradaki kalsın' }).click();
    await expect(place).toHaveValue('Ataşehir');
    await page.keyboard.press('Escape');

    expect(complaints).toEqual([]);
    const toasts = page.locator('.toast-text');
    await page.goto(`/admin/applications/${id}`);
    await page.getByRole('button', { name: 'Değiştir' }).click();
    await place.fill('6. kat');
    const address = `**/api/Admin/Applications/${id}`;
    await page.route(address, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'Olmadı' })
        : route.fallback(),
    );
    await planning(page).getByRole('button', { name: 'Kaydet' }).click();
    await expect(planning(page).getByText(/Olmadı|Görüşme kaydedilemedi/)).toBeVisible();
    // A toast would be shown by then; it would leave before a retried check gives up.
    await page.waitForTimeout(1000);
    expect(await toasts.count()).toBe(0);
    await page.unroute(address);
    const fail = await failLater(page, address, 'PATCH');
    await planning(page).getByRole('button', { name: 'Kaydet' }).click();
    await page.keyboard.press('Escape');
    await expect(planning(page)).toBeHidden();
    fail();
    await expect(toasts).toContainText('İşlem yapılamadı');
  });
});

test.describe('in Berlin', () => {
  test.use({ ownSettings: { TIME_ZONE: 'Europe/Berlin' } });

  test('an hour that the clocks skip, or show twice, is said before it is saved, and as it is stored @release', async ({
    page,
    own,
  }) => {
    const { id } = await apply(own, { nameSurname: 'Işıl Çağ' });
    await openAdmin(page, `/admin/applications/${id}`, { own });
    await page.getByRole('button', { name: 'Görüşme planla' }).click();
    await planning(page).getByLabel('Gün').fill('2027-10-31');
    await planning(page).getByLabel('Saat', { exact: true }).fill('02:30');
    const said = planning(page).getByRole('status');
    await expect(said).toContainText('02:30 iki kez yaşanır. Görüşme ilkinde (GMT+2) olur.');
    await expect(planning(page)).toContainText('Şirket saati (GMT+2)');
    await planning(page).getByLabel('Gün').fill('2027-03-28');
    await expect(said).toContainText('02:30 diye bir saat yok. Görüşme 03:30 olarak kaydedilir.');
    await planning(page).getByRole('button', { name: 'Kaydet' }).click();
    await expect(planning(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Bildirimler' })).toContainText('03:30');
    await expect(page.getByText('02:30')).toHaveCount(0);
  });
});
