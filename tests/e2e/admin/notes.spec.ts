import type { Page } from '@playwright/test';
import { openAdmin, sendShort } from '../../support/admin-page.ts';
import { expect, test } from '../../support/site.ts';

const note = (page: Page) => page.getByRole('textbox', { name: 'Not' });

async function openMessage(page: Page): Promise<string> {
  const id = await sendShort(page, { fullName: 'Not Alan' });
  await openAdmin(page, `/admin/messages/${id}`);
  await expect(note(page)).toBeVisible();
  return id;
}

test('a note is saved as it is typed', async ({ page }) => {
  await openMessage(page);
  await note(page).fill('Salı günü aranacak: ığüşöç 😀');
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await page.reload();
  await expect(note(page)).toHaveValue('Salı günü aranacak: ığüşöç 😀');
});

test('a character typed as soon as the note appears is saved', async ({ page }) => {
  const id = await sendShort(page, { fullName: 'Not Alan' });
  await openAdmin(page, '/admin');
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      const field = document.querySelector<HTMLTextAreaElement>('[data-note]');
      if (!field) return;
      watch.disconnect();
      field.setRangeText('j');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.locator(`main a[href*="${id}"]`).click();
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await expect(note(page)).toHaveValue('j');
});

test('the last words are saved even if another folder is opened at once', async ({ page }) => {
  const id = await openMessage(page);
  await note(page).fill('Hemen yazıldı');
  await page.keyboard.press('Tab');
  await page.getByRole('navigation').getByRole('link', { name: 'Arşiv' }).click();
  await page.goto(`/admin/messages/${id}`);
  await expect(note(page)).toHaveValue('Hemen yazıldı');
});

test('another admin’s note appears automatically', async ({ page, context }) => {
  const id = await openMessage(page);
  const other = await context.newPage();
  await other.goto(`/admin/messages/${id}`);
  await expect(note(other)).toBeVisible();
  await note(other).fill('Öbür masadan');
  await expect(other.getByText('Kaydedildi')).toBeVisible();
  await expect(note(page)).toHaveValue('Öbür masadan');
});

test('another admin’s note is not overwritten by one being typed: both are shown', async ({
  page,
  context,
  browser,
}) => {
  await page.clock.install();
  const id = await openMessage(page);
  // Of its own clock.
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const other = await elsewhere.newPage();
  await other.goto(`/admin/messages/${id}`);
  await expect(note(other)).toBeVisible();
  // Time stands still here: the pause after which a note is saved does not end while somebody else writes.
  await page.clock.pauseAt(Date.now() + 60_000);
  await note(page).pressSequentially('Ben yaz');
  const showsFailure = page.waitForResponse(`**/api/Admin/Messages/${id}`);
  await note(other).fill('Öbürü yazdı');
  await expect(other.getByText('Kaydedildi')).toBeVisible();
  await showsFailure;
  await note(page).press('.');
  await page.clock.runFor(1000);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Öbürü yazdı');
  await expect(note(page)).toHaveValue('Ben yaz.');
  await alert.getByRole('button', { name: 'Oradaki kalsın' }).click();
  await expect(note(page)).toHaveValue('Öbürü yazdı');
  await elsewhere.close();
});

test.describe('when something goes wrong', () => {
  test.use({ complaintsExpected: true });

  test('the later of two admins who write at once is shown the other’s note, and can keep both', async ({
    page,
    context,
  }) => {
    const id = await openMessage(page);
    const other = await context.newPage();
    // Hears of nothing, as on a line that is slow.
    await other.route('**/api/Admin/Events', (route) => route.abort());
    await other.goto(`/admin/messages/${id}`);
    await expect(note(other)).toBeVisible();
    await note(page).fill('Birinci yazdı');
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await note(other).fill('İkinci yazdı');
    const alert = other.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Siz yazarken bu not başka bir yerde değiştirildi');
    await expect(alert).toContainText('Birinci yazdı');
    await expect(note(other)).toHaveValue('İkinci yazdı');
    await alert.getByRole('button', { name: 'İkisini de tut' }).click();
    await expect(other.getByText('Kaydedildi')).toBeVisible();
    await expect(note(page)).toHaveValue('Birinci yazdı\n\nİkinci yazdı');
  });

  test('two notes too long to be merged stay whole in the field, and the reason is shown', async ({
    page,
    context,
  }) => {
    const [first, second] = ['bir '.repeat(1000).trim(), '😀'.repeat(1500)];
    const id = await openMessage(page);
    const other = await context.newPage();
    await other.route('**/api/Admin/Events', (route) => route.abort());
    await other.goto(`/admin/messages/${id}`);
    await expect(note(other)).toBeVisible();
    await note(page).fill(first);
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await note(other).fill(second);
    const alert = other.getByRole('main').getByRole('alert');
    await alert.getByRole('button', { name: 'İkisini de tut' }).click();
    await expect(alert).toContainText('Lütfen en fazla 5.000 karakter kullanın.');
    await expect(note(other)).toHaveValue(`${first}\n\n${second}`);
  });

  test('another admin’s change outside the note is no conflict: both are kept', async ({
    page,
    context,
  }) => {
    await page.route('**/api/Admin/Events', (route) => route.abort());
    const isRead = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    const id = await openMessage(page);
    await isRead;
    const other = await context.newPage();
    await other.goto(`/admin/messages/${id}`);
    await other.getByTitle('Yıldızla (s)').click();
    await expect(other.getByTitle('Yıldızı kaldır (s)')).toBeVisible();
    await note(page).fill('Yıldızın yanında');
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await page.reload();
    await expect(note(page)).toHaveValue('Yıldızın yanında');
    await expect(page.getByTitle('Yıldızı kaldır (s)')).toBeVisible();
  });

  test('a note that could not be saved stays, and one press saves it', async ({ page }) => {
    const id = await openMessage(page);
    await page.route(`**/api/Admin/Messages/${id}`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await note(page).fill('Bağlantı yokken');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Not kaydedilemedi. Yazdığınız burada duruyor.');
    await page.unroute(`**/api/Admin/Messages/${id}`);
    await alert.getByRole('button', { name: 'Yeniden kaydet' }).click();
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await page.reload();
    await expect(note(page)).toHaveValue('Bağlantı yokken');
  });

  test('a message erased meanwhile is reported as gone', async ({ page, context }) => {
    const id = await openMessage(page);
    const other = await context.newPage();
    await other.goto(`/admin/messages/${id}`);
    await other.getByRole('button', { name: 'Sil' }).click();
    await other.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
    await expect(page.getByText(/Bu mesaj artık yok/)).toBeVisible();
  });
});
