import type { Page } from '@playwright/test';
import {
  openAdmin,
  ownWord,
  sendApplication,
  sendShort,
} from '../../support/browser/admin-page.ts';
import { expect, holdBack, test } from '../../support/browser/site.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const heading = (page: Page) => page.getByRole('article').getByRole('heading');

async function openThree(page: Page): Promise<string> {
  const word = ownWord();
  for (const name of ['Alfa', 'Beta', 'Gama']) {
    await sendShort(page, { fullName: `${name} ${word}` });
  }
  await openAdmin(page, `/admin?q=${word}&scope=folder`);
  await expect(rows(page)).toHaveCount(3);
  return word;
}

test('j and k step through the list; e archives and opens the next; z undoes; keys typed in a field are not shortcuts; closing a message by a key, or on a phone by its button, returns the focus to its row; s stars, u marks as unread and closes, x ticks, Escape clears and closes', async ({
  page,
}) => {
  await openThree(page);
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Gama');
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Beta');
  await page.keyboard.press('k');
  await expect(heading(page)).toContainText('Gama');
  await page.keyboard.press('e');
  await expect(heading(page)).toContainText('Beta');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('1 mesaj arşive kaldırıldı.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('n');
  const note = page.getByRole('textbox', { name: 'Not' });
  await expect(note).toBeFocused();
  await page.keyboard.type('jkeu#?/ sen');
  await expect(note).toHaveValue('jkeu#?/ sen');
  await expect(rows(page)).toHaveCount(3);
  await expect(heading(page)).toContainText('Beta');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveCount(0);
  const link = rows(page).filter({ hasText: 'Beta' }).getByRole('link');
  await link.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await link.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Listeye dön' }).press('Enter');
  await expect(link).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 720 });
  await rows(page).first().getByRole('link').press('Enter');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('s');
  await expect(rows(page).first().getByRole('button', { name: 'Yıldızı kaldır' })).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: /Gama/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: /Gama/ })).not.toBeChecked();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(heading(page)).toBeHidden();
  await expect(rows(page).first().getByRole('link')).toHaveAccessibleName(/^Okunmamış/);
  await page.keyboard.press('k');
  await expect(heading(page)).toContainText('Gama');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toBeHidden();
  await expect(page.getByText('Okumak için listeden bir mesaj seçin.')).toBeVisible();
});

test('u leaves a message unread that was opened a moment ago, before the service knows it @release', async ({
  page,
}) => {
  await openThree(page);
  const row = rows(page).first().getByRole('link');
  const release = await holdBack(page, '**/api/Admin/Messages/*', 'GET');
  await row.press('Enter');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(heading(page)).toBeHidden();
  release();
  await page.reload();
  await expect(row).toHaveAccessibleName(/^Okunmamış/);
});

test('a key that is pressed while its record loads waits for it, the last one alone; a stage is not chosen unseen @release', async ({
  page,
}) => {
  const word = ownWord();
  const id = await sendShort(page, { fullName: `Alfa ${word}` });
  const applied = await sendApplication(page, { nameSurname: `Beta ${word}` });
  const openLate = async (path: string, kind: string) => {
    await page.goto('/robots.txt');
    const release = await holdBack(page, `**/api/Admin/${kind}/*`, 'GET');
    await page.goto(path);
    await expect(page.getByText(/(?:Mesaj|Başvuru) getiriliyor…/)).toBeVisible();
    return release;
  };
  const tags = page.getByRole('dialog', { name: 'Etiketle' });
  await openAdmin(page, '/admin');
  // Not in the list, its message is not known.
  for (const [path, kind] of [
    [`/admin/messages/${id}?folder=trash`, 'Messages'],
    [`/admin/applications/${applied}?view=list&trash=true`, 'Applications'],
  ] as const) {
    const release = await openLate(path, kind);
    await page.keyboard.press('n');
    await page.keyboard.press('l');
    release();
    await expect(tags.locator(':focus')).toBeAttached();
  }
  const released = await openLate(`/admin/applications/${applied}`, 'Applications');
  await page.keyboard.press('6');
  released();
  await expect(heading(page).first()).toContainText('Beta');
  await expect(page.getByRole('combobox', { name: 'Aşama' })).toHaveValue('new');
  const release = await openLate(`/admin/messages/${id}?folder=trash`, 'Messages');
  await page.keyboard.press('e');
  release();
  await expect(page.getByText('1 mesaj arşive kaldırıldı.')).toBeVisible();
});

test('after ! and # the next message opens; in the trash e restores, and # asks before it erases @release', async ({
  page,
}) => {
  const word = await openThree(page);
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Gama');
  await page.keyboard.press('!');
  await expect(heading(page)).toContainText('Beta');
  await page.keyboard.press('Delete');
  await expect(heading(page)).toContainText('Alfa');
  const deleted = page.waitForResponse((response) => response.request().method() !== 'GET');
  await page.keyboard.press('#');
  await expect(rows(page)).toHaveCount(0);
  // The list shows it before the API has done it.
  await deleted;
  await page.goto(`/admin?folder=trash&q=${word}&scope=folder`);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Beta');
  await page.keyboard.press('#');
  const dialog = page.getByRole('dialog', { name: 'Kalıcı olarak silinsin mi?' });
  await expect(dialog).toContainText('Beta');
  await page.keyboard.press('j');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A dialog that was just closed navigates back, and would undo the next navigation.
  await page.waitForFunction(() => !history.state?.dialog);
  await page.keyboard.press('e');
  await expect(heading(page)).toContainText('Alfa');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Ara' }).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
});

test('the shortcut sheet lists the keys that work on the page, in the words of its buttons @release', async ({
  page,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await openAdmin(page, '/admin?folder=spam');
  const listed = async () => {
    await page.getByRole('button', { name: 'Klavye kısayolları' }).click();
    await expect(sheet).toBeVisible();
    const keys = await sheet.getByRole('term').allTextContents();
    const words = await sheet.getByRole('definition').allTextContents();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    // A dialog that was just closed navigates back, and would undo the next navigation.
    await page.waitForFunction(() => !history.state?.dialog);
    return Object.fromEntries(keys.map((key, index) => [key, words[index]]));
  };
  expect(await listed()).toMatchObject({
    j: 'Sonraki mesaj',
    e: 'Arşivle',
    '!': 'İstenmeyen değil',
    Esc: expect.any(String),
  });
  const lists = page.getByRole('navigation', { name: 'Bölümler' });
  await lists.getByRole('link', { name: /^Başvurular/ }).click();
  await expect(page.getByRole('region', { name: 'Yeni', exact: true })).toBeVisible();
  expect(await listed()).toMatchObject({
    ...{ j: 'Sonraki başvuru', 1: 'Taşı: Yeni', 6: 'Taşı: Olumsuz' },
  });
  await page.getByRole('button', { name: 'Liste olarak göster' }).click();
  await expect(page.getByText('Okumak için listeden bir başvuru seçin.')).toBeVisible();
  expect(await listed()).toMatchObject({ j: 'Sonraki başvuru' });
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Kişisel veri talepleri' }),
  ).toBeFocused();
  expect(await listed()).toMatchObject({ 'g i': 'Git: Gelen kutusu', 'g s': 'Git: Sistem' });
});

test('? lists the shortcuts, and they can be switched off there @release', async ({ page }) => {
  await openThree(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await expect(sheet).toBeVisible();
  for (const key of ['j', 'k', 'o', 'e', 's', '#', '/', '?', 'Esc']) {
    await expect(sheet.getByText(key, { exact: true })).toBeVisible();
  }
  await sheet.getByRole('checkbox', { name: 'Tek tuşlu kısayolları kullan' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(heading(page)).toBeHidden();
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(heading(page)).toBeHidden();
  await page.getByRole('button', { name: 'Klavye kısayolları' }).click();
  await sheet.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Gama');
});
