import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { chooseView, openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const heading = (page: Page) => page.getByRole('article').getByRole('heading').first();
const toolbar = (page: Page, name = 'Mesajla yapılabilecekler') =>
  page.getByRole('toolbar', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Kalıcı olarak silinsin mi?' });

test.describe('with an erasing that is refused', () => {
  // The browser logs the refusal.
  test.use({ complaintsExpected: true });

  test('by mouse: a message waits in the trash until a day that it shows, and is restored to where it was; by keys: Delete needs no question and z undoes it, also after many; an unread message stays unread in the trash @release', async ({
    page,
    own,
  }) => {
    test.slow();
    const { adminCall } = await adminOf(own);
    for (const fullName of ['Ada', 'Can']) await sendMessage(own, { fullName, message: fullName });
    const { items } = await adminCall(calls.listMessages, { query: { q: 'Can' } });
    const id = items[0]?.id ?? '';
    const body = { status: 'archived', starred: true, note: 'Aranacak' };
    await adminCall(calls.changeMessage, { id, body });
    const before = await adminCall(calls.readMessage, { id });

    await openAdmin(page, '/admin?folder=archived', { own });
    await rows(page).getByRole('link', { name: /Can/ }).click();
    await toolbar(page).getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('link', { name: /Can/ }).click();
    await toolbar(page).getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(rows(page)).toHaveCount(0);

    await chooseView(page, 'Çöp kutusu');
    await expect(rows(page)).toHaveCount(1);
    const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium' }).format(
      Date.now() + 7 * 86_400_000,
    );
    await expect(rows(page)).toContainText(`Silinme: ${day}`);
    await expect(rows(page)).toContainText('Arşiv');
    await rows(page).getByRole('link', { name: /Can/ }).click();
    await expect(
      page.getByText(/tarihinde çöp kutusuna taşındı, .* kalıcı olarak silinecek/),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Yanıtla' })).toHaveCount(0);
    await isSound(page);
    await toolbar(page).getByRole('button', { name: 'Geri yükle' }).click();
    await expect(page.getByText('Çöp kutusu boş.')).toBeVisible();
    // The page shows it at once, before the API has it.
    await expect
      .poll(async () => ({ ...(await adminCall(calls.readMessage, { id })), version: undefined }))
      .toEqual({ ...before, version: undefined });

    for (const fullName of ['Zümrüt', 'Cem', 'Ece']) await sendMessage(own, { fullName });
    await chooseView(page, /^Gelen kutusu/);
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('checkbox', { name: /Zümrüt/ }).press('Space');
    await page.getByRole('checkbox', { name: /Cem/ }).press('Space');
    await page.getByRole('checkbox', { name: /Cem/ }).blur();
    await page.keyboard.press('Delete');
    await expect(page.getByText('2 mesaj çöp kutusuna taşındı.')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('z');
    await expect(page.getByText('Geri alındı: 2 mesaj çöp kutusuna taşındı.')).toBeVisible();
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('checkbox', { name: /Zümrüt/ }).press('Space');
    await page.getByRole('checkbox', { name: /Zümrüt/ }).blur();
    await page.keyboard.press('#');
    await expect(rows(page)).toHaveCount(3);

    // An ordinary search leaves the trash out; a miss says that it has something.
    await page.keyboard.press('/');
    await page.keyboard.type('zumrut');
    await page.getByRole('button', { name: 'Çöp kutusu · 1' }).click();
    await expect(page).toHaveURL(/folder=trash/);
    await expect(rows(page)).toHaveCount(1);
    await rows(page)
      .getByRole('link', { name: /Zümrüt/ })
      .click();
    await expect(heading(page)).toContainText('Zümrüt');
    const { items: trashed } = await adminCall(calls.listMessages, { query: { folder: 'trash' } });
    expect(trashed[0]?.status).toBe('new');
    await page.keyboard.press('#');
    await expect(dialog(page)).toContainText('Zümrüt adlı kişinin mesajı');
    await dialog(page).getByRole('button', { name: 'Kalıcı olarak sil' }).click();
    await expect(page.getByText('Zümrüt adlı kişinin mesajı kalıcı olarak silindi.')).toBeVisible();
    expect((await adminCall(calls.readCounts)).folders).toMatchObject({ inbox: 3, trash: 0 });
    // What was erased cannot be undone: the key undoes nothing.
    await page.keyboard.press('z');
    await expect(page.getByText('Geri alındı: 1 mesaj çöp kutusuna taşındı.')).toHaveCount(0);
  });
});

test('the trash is emptied of what it held when the question was asked, which says how many; in English, where one is counted correctly too @release', async ({
  page,
  own,
}) => {
  const { adminCall } = await adminOf(own);
  const late = await sendMessage(own, { message: 'late' });
  const ids: string[] = [];
  for (let sent = 0; sent < 3; sent += 1) {
    ids.push((await sendMessage(own, { message: String(sent) })).id);
  }
  await adminCall(calls.changeMessages, { body: { ids, action: 'trash' } });
  await openAdmin(page, '/admin?folder=trash', { own, language: 'en' });
  // A search begins in the trash; the place that is chosen then stays while it goes on.
  const search = page.getByRole('searchbox', { name: 'Search' });
  const everywhere = page.getByRole('button', { name: 'All folders' });
  await search.fill('la');
  await expect(everywhere).toHaveAttribute('aria-pressed', 'false');
  await everywhere.click();
  await search.fill('late');
  await expect(page).toHaveURL(/q=late/);
  await expect(everywhere).toHaveAttribute('aria-pressed', 'true');
  await search.fill('');
  await page.getByRole('button', { name: 'Empty the trash (3)' }).click();
  const question = page.getByRole('dialog', { name: 'Erase for good?' });
  await expect(question).toContainText('Messages to be erased for good: 3.');
  await adminCall(calls.changeMessages, { body: { ids: [late.id], action: 'trash' } });
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Messages erased for good: 3.')).toBeVisible();
  await expect(page.getByText('Messages: 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Empty the trash (1)' }).click();
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('The trash is empty.')).toBeVisible();
  expect((await adminCall(calls.listMessages)).total).toBe(0);
});

test('deleted applications are a list of their own: off the board, restored to their stage, erased with a question; the next one opens @release', async ({
  page,
  own,
}) => {
  test.slow();
  const { adminCall } = await adminOf(own);
  const { id } = await apply(own, { nameSurname: 'Elif', talentPool: 'true' });
  const other = await apply(own, { nameSurname: 'Deniz', email: 'deniz@gokhat.example' });
  const body = { stage: 'interview', rating: 4 };
  await adminCall(calls.changeApplication, { id, body });
  const before = await adminCall(calls.readApplication, { id });
  const listed = page.getByRole('region', { name: 'Başvurular' }).getByRole('listitem');
  await openAdmin(page, `/admin/applications/${id}?view=list`, { own });
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText('1 başvuru çöp kutusuna taşındı.')).toBeVisible();
  await expect(listed).toHaveCount(1);
  await expect(heading(page)).toHaveText('Deniz');
  await page.keyboard.press('z');
  await expect(listed).toHaveCount(2);
  await page.getByRole('checkbox', { name: /Elif/ }).click();
  await page.getByRole('checkbox', { name: /Deniz/ }).click();
  await page.keyboard.press('Delete');
  await expect(page.getByText('2 başvuru çöp kutusuna taşındı.')).toBeVisible();
  await page.goto('/admin/applications');
  await expect(page.getByText('Bu aşamada başvuru yok.')).toHaveCount(6);

  await chooseView(page, /^Silinen başvurular/);
  await expect(listed).toHaveCount(2);
  await expect(listed.first()).toContainText('Silinme:');
  await listed.getByRole('link', { name: /Elif/ }).click();
  await expect(page.getByText(/tarihinde çöp kutusuna taşındı/)).toBeVisible();
  await isSound(page);
  await page.keyboard.press('e');
  await expect(listed).toHaveCount(1);
  await expect(heading(page)).toHaveText('Deniz');
  const { version, ...after } = await adminCall(calls.readApplication, { id });
  expect(after).toEqual({ ...before, version: undefined });

  await listed.getByRole('link', { name: /Deniz/ }).click();
  await toolbar(page, 'Başvuruyla yapılabilecekler')
    .getByRole('button', { name: 'Kalıcı olarak sil' })
    .click();
  await expect(dialog(page)).toContainText('Deniz adlı kişinin başvurusu');
  await dialog(page).getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(page.getByText('Silinen başvuru yok.')).toBeVisible();
  const { items } = await adminCall(calls.listAudit, { query: { record: other.id } });
  expect(items.map(({ action }) => action)).toContain('applicationErased');
});
