import {
  openAdmin,
  ownWord,
  scriptDialogs,
  sendApplication,
  sendShort,
} from '../../support/browser/admin-page.ts';
import { isSound } from '../../support/browser/own-admin.ts';
import { expect, test } from '../../support/browser/site.ts';

test('axe finds nothing in the inbox, a message, the selection, the filters and the shortcuts', async ({
  page,
}) => {
  test.slow();
  await openAdmin(page, '/admin?folder=inbox');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filtreler' }).click();
  await page.getByRole('checkbox').first().check();
  await isSound(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.getByRole('article')).toBeVisible();
  await isSound(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible();
  await isSound(page);
});

test('axe finds nothing on the board, in the list and in an application @release', async ({
  page,
}) => {
  test.slow();
  await openAdmin(page, '/admin/applications', { language: 'en' });
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await isSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await isSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('article')).toBeVisible();
  await isSound(page);
});

test('text from visitors is shown as text everywhere in the admin @release', async ({ page }) => {
  const word = ownWord();
  const markup = `<img src=x onerror=alert(1)><script>alert(2)</script><b>${word}</b>`;
  // The browser logs what the content security policy blocks, and any such log fails the test.
  const dialogs = scriptDialogs(page);
  const id = await sendShort(page, { fullName: markup, message: markup });
  const application = await sendApplication(page, {
    ...{ nameSurname: markup, currentPosition: markup, aboutYourself: markup, whyUs: markup },
    ...{ university: markup, department: markup },
  });
  await openAdmin(page, `/admin/messages/${id}?q=${word}`);
  await expect(page.getByRole('article')).toContainText(markup);
  await page.getByRole('textbox', { name: 'Not' }).fill(markup);
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await page.goto(`/admin/applications?q=${word}`);
  await expect(page.getByRole('region', { name: 'Yeni' }).getByRole('listitem')).toContainText(
    word,
  );
  await page.goto(`/admin/applications/${application}?q=${word}`);
  await expect(page.getByRole('article')).toContainText(markup);
  await page.goto('/admin/people');
  await page.getByLabel('Kişinin e-posta adresi').fill('ada@ornek.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(markup).first()).toBeVisible();
  await expect(page.locator('main img, main script')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('a message is printed alone, without the admin around it @release', async ({ page }) => {
  const word = ownWord();
  const id = await sendShort(page, { fullName: `Basılan ${word}`, message: 'Kâğıda geçsin.' });
  await openAdmin(page, `/admin/messages/${id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Kâğıda geçsin.', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Yanıtla' })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('an export can be stopped, and no file is saved @release', async ({ page }) => {
  await openAdmin(page);
  await page.route('**/api/Admin/Messages.csv*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => undefined);
  });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.getByRole('button', { name: 'CSV olarak indir' }).click();
  await expect(page.getByText('Dosya hazırlanıyor…')).toBeVisible();
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByText('İndirme durduruldu; dosya kaydedilmedi.')).toBeVisible();
  expect(downloads).toBe(0);
});
