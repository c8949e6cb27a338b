import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import type { RunningApi } from '../../support/api/api.ts';
import { apply } from '../../support/api/applications.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect, holdBack } from '../../support/browser/site.ts';
import { typesInVain } from '../../support/browser/typing.ts';

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const detail = (page: Page) => page.getByRole('article');
const heading = (page: Page) => detail(page).getByRole('heading', { level: 2 });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Etiketle', exact: true });
const field = (page: Page) =>
  menu(page).getByRole('combobox', { name: 'Etiket arayın ya da yazın' });
const option = (page: Page, name: string | RegExp) => menu(page).getByRole('option', { name });
/** Opens the window that changes tags from a message with the first of two, “Fiyat” and “Acil”. */
async function openManager(page: Page, own: RunningApi) {
  const { adminCall } = await adminOf(own);
  const tag = await adminCall(calls.createTag, { body: { name: 'Fiyat', colour: 'green' } });
  await adminCall(calls.createTag, { body: { name: 'Acil', colour: 'red' } });
  const { id } = await sendMessage(own, { fullName: 'Alfa' });
  await adminCall(calls.changeMessage, { id, body: { tags: [tag.id] } });
  await openAdmin(page, `/admin/messages/${id}`, { own });
  await page.getByRole('button', { name: 'Etiketle', exact: true }).click();
  await menu(page).getByRole('button', { name: 'Etiketleri düzenle' }).click();
  return { tag, manager: page.getByRole('dialog', { name: 'Etiketler' }) };
}

const tagsOfDetail = (page: Page) => detail(page).getByRole('list', { name: 'Etiketler' });

test('a tag is created with a colour, given, taken off and undone, by mouse and by keys @release', async ({
  page,
  own,
}) => {
  for (const fullName of ['Alfa', 'Beta', 'Gama']) {
    await sendMessage(own, { fullName, message: `${fullName} yazdı` });
  }
  await openAdmin(page, '/admin', { own });
  await row(page, 'Alfa').getByRole('link').click();
  await page.getByRole('button', { name: 'Etiketle', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  await field(page).fill('Fiyat');
  await menu(page).getByRole('radio', { name: 'Mor' }).check();
  expect(await axeFinds(page)).toEqual([]);
  await option(page, 'Oluştur: “Fiyat”').click();
  await expect(option(page, 'Fiyat')).toHaveAttribute('aria-selected', 'true');
  // Another one, by keys: the text that is typed replaces the one before.
  await page.keyboard.type('İade');
  await page.keyboard.press('Enter');
  await expect(option(page, 'İade')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(tagsOfDetail(page).getByRole('link')).toHaveText(['Fiyat', 'İade']);
  await expect(row(page, 'Alfa')).toContainText('Etiketler: Fiyat, İade');

  await detail(page).getByRole('button', { name: '“İade” etiketini kaldır' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(tagsOfDetail(page).getByRole('link')).toHaveText(['Fiyat']);
  await page.keyboard.press('z');
  await expect(tagsOfDetail(page).getByRole('link')).toHaveText(['Fiyat', 'İade']);

  // By keys, and found without its accents and capitals.
  await page.keyboard.press('l');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('iade');
  await expect(option(page, /^Oluştur/)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(option(page, 'İade')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toBeFocused();

  // A tag of messages is not offered for a person, but a search finds it: its name is taken.
  const { id } = await apply(own);
  await page.goto(`/admin/applications/${id}`);
  await page.getByRole('button', { name: 'Etiketle', exact: true }).click();
  await expect(option(page, 'İade')).toBeVisible();
  await expect(option(page, 'Fiyat')).toHaveCount(0);
  await page.keyboard.type('fiyat');
  await expect(option(page, 'Fiyat')).toBeVisible();
});

test('many messages are tagged at once, each undo restores what it had, and other tabs follow @release', async ({
  page,
  own,
}) => {
  const { adminCall } = await adminOf(own);
  const tag = await adminCall(calls.createTag, { body: { name: 'Fatura', colour: 'yellow' } });
  for (const fullName of ['Alfa', 'Beta', 'Gama']) {
    const { id } = await sendMessage(own, { fullName, message: `${fullName} yazdı` });
    if (fullName === 'Beta') {
      await adminCall(calls.changeMessage, { id, body: { tags: [tag.id] } });
    }
  }
  await openAdmin(page, '/admin', { own });
  await page.getByRole('checkbox', { name: /Alfa/ }).check();
  await page.getByRole('checkbox', { name: /Beta/ }).check();
  await expect(page.getByRole('toolbar', { name: 'Seçilen mesajlar' })).toBeVisible();
  await page.getByRole('main').focus();
  await page.keyboard.press('l');
  await expect(option(page, 'Fatura')).toContainText('1 / 2 kayıt');
  await page.keyboard.press('Enter');
  await expect(option(page, 'Fatura')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Etiket eklendi: Fatura.')).toBeAttached();
  await page.keyboard.type('Acil');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 kayda etiket eklendi: Acil.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page).filter({ hasText: 'Fatura' })).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Acil' })).toHaveCount(2);
  await page.keyboard.press('z');
  await expect(rows(page).filter({ hasText: 'Acil' })).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(row(page, 'Alfa')).not.toContainText('Fatura');
  await expect(row(page, 'Beta')).toContainText('Fatura');

  // Elsewhere it is renamed, and given to another.
  await adminCall(calls.changeTag, { id: tag.id, body: { name: 'Dekont' } });
  await expect(row(page, 'Beta')).toContainText('Dekont');
  const { items } = await adminCall(calls.listMessages, { query: { q: 'Gama' } });
  const ids = items.map(({ id }) => id);
  await adminCall(calls.changeMessages, { body: { ids, action: 'tag', tag: tag.id } });
  await expect(row(page, 'Gama')).toContainText('Dekont');
});

test.describe('with a name that is refused', () => {
  test.use({ complaintsExpected: true });

  test('a tag that is being renamed stays open when another one that was being saved is saved; a reason is said also when the form of its tag is closed by then @release', async ({
    page,
    own,
    complaints,
  }) => {
    const { tag, manager } = await openManager(page, own);
    const name = manager.getByLabel('Ad', { exact: true });
    await manager.getByRole('button', { name: '“Fiyat” etiketini düzenle' }).click();
    await name.fill('Fiyat sorusu');
    const release = await holdBack(page, `**/api/Admin/Tags/${tag.id}`);
    await manager.getByRole('button', { name: 'Kaydet' }).click();
    await manager.getByRole('button', { name: '“Acil” etiketini düzenle' }).click();
    await name.fill('Çok acil');
    release();
    await expect(
      manager.getByRole('button', { name: '“Fiyat sorusu” etiketini düzenle' }),
    ).toBeVisible();
    // The next key is typed after that.
    await page.keyboard.press('End');
    await page.keyboard.press('!');
    await expect(name).toHaveValue('Çok acil!');
    expect(complaints).toEqual([]);

    await manager.getByRole('button', { name: 'Vazgeç' }).click();
    await manager.getByRole('button', { name: '“Fiyat sorusu” etiketini düzenle' }).click();
    await manager.getByLabel('Ad', { exact: true }).fill('acil');
    const refuse = await holdBack(page, `**/api/Admin/Tags/${tag.id}`);
    await manager.getByRole('button', { name: 'Kaydet' }).click();
    await manager.getByRole('button', { name: 'Vazgeç' }).click();
    refuse();
    await expect(page.getByRole('region', { name: /Bildirimler/ })).toContainText(
      'Bu adda bir etiket zaten var.',
    );
  });

  test('tags are renamed, recoloured and deleted in one place, which says on how many records each is @release', async ({
    page,
    own,
  }) => {
    const { tag, manager } = await openManager(page, own);
    const one = manager.getByRole('listitem').filter({ hasText: 'Fiyat' });
    await expect(one).toContainText('1 mesaj');
    await expect(manager.getByRole('listitem').filter({ hasText: 'Acil' })).toContainText(
      'Kullanılmıyor',
    );
    await one.getByRole('button', { name: '“Fiyat” etiketini düzenle' }).click();
    await expect(manager.getByLabel('Ad', { exact: true })).toBeFocused();
    await manager.getByLabel('Ad', { exact: true }).fill('acıl');
    await manager.getByLabel('Ad', { exact: true }).press('Enter');
    await expect(manager.getByRole('alert')).toHaveText('Bu adda bir etiket zaten var.');
    expect(await axeFinds(page)).toEqual([]);
    await manager.getByLabel('Ad', { exact: true }).fill('Abone teklifi');
    await manager.getByRole('radio', { name: 'Mavi' }).check();
    const release = await holdBack(page, `**/api/Admin/Tags/${tag.id}`);
    await manager.getByRole('button', { name: 'Kaydet' }).click();
    await typesInVain(manager.getByLabel('Ad', { exact: true }), 'Abone teklifi');
    release();
    await expect(manager.getByLabel('Ad', { exact: true })).toBeHidden();
    await expect(
      manager.getByRole('button', { name: '“Abone teklifi” etiketini düzenle' }),
    ).toBeFocused();
    await manager.getByRole('button', { name: '“Abone teklifi” etiketini sil' }).click();
    const sure = manager.getByRole('group', { name: /şu kayıtlardan kaldırılacak: 1 mesaj/ });
    await expect(sure.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
    await sure.getByRole('button', { name: 'Etiketi sil' }).click();
    await expect(manager.getByRole('listitem')).toHaveCount(1);
    await expect(manager.getByRole('status')).toHaveText('Etiket silindi: Abone teklifi');
    await expect(manager.getByRole('button', { name: '“Acil” etiketini düzenle' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(manager).toBeHidden();
    await expect(heading(page)).toBeVisible();
    await expect(tagsOfDetail(page)).toBeHidden();
    await page.goto('/admin/audit');
    await expect(page.getByRole('row').filter({ hasText: 'Etiket silindi' })).toContainText(
      'Mesaj: 1',
    );
    await expect(page.getByRole('row').filter({ hasText: 'Etiket eklendi' })).toContainText(
      'Mesaj değiştirildiEtiket eklendi: silinmiş bir etiket',
    );
  });
});
