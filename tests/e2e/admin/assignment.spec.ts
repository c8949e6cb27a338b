import { ownerId } from '#contract/admin/roles.ts';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { userOf } from '#tests/support/api/user.ts';
import { chooseView, openAdmin } from '#tests/support/browser/admin-page.ts';
import { isSound, ownTest as test } from '#tests/support/browser/own-admin.ts';
import { expect } from '#tests/support/browser/site.ts';

test('a message is given to somebody by the choice, to oneself by the key, and taken back', async ({
  page,
  own,
}) => {
  const deniz = await userOf(own, 'Deniz Yılmaz', 'office');
  await userOf(own, 'Ege Kaya', 'hiring');
  await userOf(own, 'İlker Öz', 'owner');
  const { id } = await sendMessage(own, { fullName: 'Ada Çelik' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, `/admin/messages/${id}`, { own, as: deniz });
  const menu = page.getByRole('article').getByRole('button', { name: /^Kime verildi: / });
  const choose = async (name: string) => {
    await menu.click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await expect(menu).toHaveAccessibleName('Kime verildi: Kimseye');
  await menu.click();
  // Ege works on applications only.
  const items = page.getByRole('menuitemradio');
  await expect(items).toHaveText([/^Bana/, /^Yönetici/, /^İlker Öz/, /^Kimseye/]);
  await expect(items.nth(3)).toBeChecked();
  await isSound(page);
  await items.nth(2).click();
  await expect(page.getByText('1 kayıt İlker Öz adlı kişiye verildi.')).toBeVisible();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ada Çelik' });
  await expect(row.getByTitle('Kime verildi: İlker Öz')).toContainText('İÖ');
  await isSound(page);

  await page.getByRole('heading', { name: 'Ada Çelik' }).focus();
  await page.keyboard.press('m');
  await expect(page.getByText('1 kayıt size verildi.')).toBeVisible();
  await expect(menu).toHaveAccessibleName('Kime verildi: Bana');
  await expect(row.getByTitle('Kime verildi: Deniz Yılmaz')).toContainText('DY');
  await page.keyboard.press('z');
  await expect(menu).toHaveAccessibleName('Kime verildi: İlker Öz');
  await choose('Bana');
  await expect(menu).toHaveAccessibleName('Kime verildi: Bana');
  await expect(menu).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await expect(help.getByText('Üzerime al')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('Kimseye');
  await expect(row.getByTitle(/^Kime verildi/)).toHaveCount(0);
  await expect(async () => {
    expect(await deniz.adminCall(calls.readMessage, { id })).toMatchObject({ assignedTo: null });
  }).toPass();
});

test('messages are given in bulk, undone, and found as one’s own and as nobody’s', async ({
  page,
  own,
}) => {
  const deniz = await userOf(own, 'Deniz Yılmaz', 'office');
  for (const fullName of ['Bir', 'İki', 'Üç']) await sendMessage(own, { fullName });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, '/admin', { own, as: deniz });
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  for (const name of ['Bir', 'İki']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Birine ver' }).click();
  await page.getByRole('menuitemradio', { name: 'Bana' }).click();
  await expect(page.getByText('2 kayıt size verildi.')).toBeVisible();
  await expect(rows.getByTitle('Kime verildi: Deniz Yılmaz')).toHaveCount(2);

  await page.getByRole('button', { name: 'Filtreler' }).click();
  const filter = page.getByRole('combobox', { name: 'Kime verildi' });
  await expect(filter.getByRole('option')).toHaveText([
    ...['Hepsi', 'Kimseye verilmeyenler', 'Bana verilenler', 'Yönetici'],
  ]);
  await filter.selectOption('Kimseye verilmeyenler');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Üç');
  await chooseView(page, /^Bana verilenler/);
  await expect(rows).toHaveCount(2);
  await isSound(page);
  await page.getByRole('checkbox', { name: 'Bir' }).check();
  await page.getByRole('button', { name: 'Birine ver' }).click();
  await page.getByRole('menuitemradio', { name: 'Yönetici' }).click();
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('z');
  await expect(rows).toHaveCount(2);

  await chooseView(page, /^Gelen kutusu/);
  await expect(rows).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Üç' }).check();
  await page.keyboard.press('m');
  await expect(page.getByText('1 kayıt size verildi.')).toBeVisible();
  await page.getByRole('button', { name: /^Görünümler/ }).click();
  await expect(page.getByRole('link', { name: /^Bana verilenler 3/ })).toBeVisible();
});

test('an application is given on the board, whose card says so, and counts until it is decided @release', async ({
  page,
  own,
}) => {
  const ege = await userOf(own, 'Ege Kaya', 'hiring');
  const { id } = await apply(own, { nameSurname: 'Ada Çelik' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, `/admin/applications/${id}`, { own, as: ege });
  await page.getByRole('button', { name: 'Kime verildi: Kimseye' }).click();
  await page.getByRole('menuitemradio', { name: 'Bana' }).click();
  const card = page.getByRole('main').getByTitle('Kime verildi: Ege Kaya');
  await expect(card).toContainText('EK');
  await isSound(page);
  await page.goto(`${own.url}/admin/applications`);
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: /^Görünümler/ }).click();
  await page.getByRole('link', { name: /^Bana verilenler 1/ }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await isSound(page);
  await ege.adminCall(calls.changeApplication, { id, body: { stage: 'offer' } });
  await page.getByRole('button', { name: /^Görünümler/ }).click();
  await expect(page.getByRole('link', { name: 'Bana verilenler', exact: true })).toBeVisible();
});

test('without other users nothing of assignments is shown', async ({ page, own }) => {
  const { id } = await sendMessage(own, { fullName: 'Ada Çelik' });
  await openAdmin(page, `/admin/messages/${id}`, { own });
  await expect(page.getByRole('heading', { name: 'Ada Çelik' })).toBeFocused();
  await expect(page.getByText('Kime verildi')).toHaveCount(0);
  await page.getByRole('button', { name: /^Görünümler/ }).click();
  await expect(page.getByRole('link', { name: /^Gelen kutusu/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bana verilenler/ })).toHaveCount(0);
});

test('the audit trail names to whom a record was given', async ({ page, own }) => {
  const deniz = await userOf(own, 'Deniz Yılmaz', 'office');
  const gone = await userOf(own, 'Nil Ay', 'office');
  const owner = await adminOf(own);
  const { id } = await sendMessage(own, { fullName: 'Ada Çelik' });
  for (const assignedTo of [gone.id, ownerId, deniz.id, null]) {
    await deniz.adminCall(calls.changeMessage, { id, body: { assignedTo } });
  }
  await owner.adminCall(calls.removeUser, { id: gone.id });
  await openAdmin(page, `/admin/audit?record=${id}`, { own });
  await expect(page.getByRole('row').getByText(/^(Verildiği kişi|Kimsenin)/)).toHaveText([
    'Kimsenin üzerinde değil',
    ...['Verildiği kişi: Deniz Yılmaz', 'Verildiği kişi: Yönetici'],
    'Verildiği kişi: Nil Ay',
  ]);
  await isSound(page);
});
