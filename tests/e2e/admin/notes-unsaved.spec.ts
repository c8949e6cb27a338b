import type { Page } from '@playwright/test';
import { chooseView } from '../../support/browser/admin-page.ts';
import { alertOf, note, openMessage, unsavedLine } from '../../support/browser/notes.ts';
import { expect, test } from '../../support/browser/site.ts';

// When something goes wrong: the browser logs it.
test.use({ complaintsExpected: true });

const goToArchive = (page: Page) => chooseView(page, 'Arşiv');

/** Has the saves of a message fail, until the returned function is called. */
async function failSaves(page: Page, id: string): Promise<() => Promise<void>> {
  const address = `**/api/Admin/Messages/${id}`;
  await page.route(address, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  return () => page.unroute(address);
}

test('the later of two admins who write at once is shown the other’s note, and can keep both; then the first sees both automatically @release', async ({
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
  // Undecided, both texts are kept: in another folder, and when the page is loaded again.
  await goToArchive(other);
  await expect(unsavedLine(other)).toBeVisible();
  await other.getByRole('link', { name: 'Not Alan' }).first().click();
  await expect(alert).toContainText('Birinci yazdı');
  await expect(note(other)).toHaveValue('İkinci yazdı');
  await other.reload();
  await expect(alert).toContainText('Birinci yazdı');
  await expect(note(other)).toHaveValue('İkinci yazdı');
  await alert.getByRole('button', { name: 'İkisini de tut' }).click();
  await expect(other.getByText('Kaydedildi')).toBeVisible();
  await expect(note(page)).toHaveValue('Birinci yazdı\n\nİkinci yazdı');
});

test('a note that could not be saved is kept and said everywhere, and saved when the network is back', async ({
  page,
  context,
}) => {
  const id = await openMessage(page);
  const restore = await failSaves(page, id);
  await note(page).fill('Bağlantı yokken');
  await expect(alertOf(page)).toContainText('Not kaydedilemedi. Yazdığınız burada duruyor.');
  await goToArchive(page);
  await expect(unsavedLine(page)).toBeVisible();
  const question = page.waitForEvent('dialog');
  const isReloaded = page.reload();
  expect((await question).type()).toBe('beforeunload');
  await (await question).accept();
  await isReloaded;
  // Names are not stored: the reference stands for it now.
  await page.getByRole('link', { name: /^R-\w{4}-\w{4}$/ }).click();
  await expect(note(page)).toHaveValue('Bağlantı yokken');
  await expect(alertOf(page).getByRole('button', { name: 'Yeniden kaydet' })).toBeVisible();
  await goToArchive(page);
  await restore();
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await context.setOffline(false);
  await expect(unsavedLine(page)).toBeHidden();
  await page.goto(`/admin/messages/${id}`);
  await expect(note(page)).toHaveValue('Bağlantı yokken');
});

test('a note that could not be saved is tried again later, and at one press @release', async ({
  page,
}) => {
  await page.clock.install();
  const id = await openMessage(page);
  let restore = await failSaves(page, id);
  await note(page).fill('Birazdan');
  await page.clock.runFor(1000);
  await expect(alertOf(page)).toBeVisible();
  await restore();
  await page.clock.runFor(5000);
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  restore = await failSaves(page, id);
  await note(page).fill('Hemen');
  await page.clock.runFor(1000);
  await expect(alertOf(page)).toBeVisible();
  await restore();
  await alertOf(page).getByRole('button', { name: 'Yeniden kaydet' }).click();
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await expect(note(page)).toBeFocused();
});

test('a save whose answer was lost is no conflict with what is typed next @release', async ({
  page,
}) => {
  const id = await openMessage(page);
  const address = `**/api/Admin/Messages/${id}`;
  let isCut = true;
  await page.route(address, async (route) => {
    if (route.request().method() === 'PATCH' && isCut) {
      isCut = false;
      await route.fetch();
      await route.abort();
    } else await route.fallback();
  });
  await note(page).fill('Bir');
  await expect(alertOf(page)).toContainText('Not kaydedilemedi.');
  await note(page).fill('Bir, iki');
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);

  // The same, and what is stored cannot be read either at first.
  isCut = true;
  let isDown = false;
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET' && isDown) await route.abort();
    else await route.fallback();
  });
  isDown = true;
  await note(page).fill('Bir, iki, üç');
  await expect(alertOf(page)).toContainText('Not kaydedilemedi.');
  const again = alertOf(page).getByRole('button', { name: 'Yeniden kaydet' });
  await again.click();
  await expect(alertOf(page)).toContainText('Not kaydedilemedi.');
  isDown = false;
  await again.click();
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await page.reload();
  await expect(note(page)).toHaveValue('Bir, iki, üç');
});

test('a save that is never answered is given up and repeated, and is asked about before the page is left @release', async ({
  page,
}) => {
  await page.clock.install();
  const id = await openMessage(page);
  let held = 0;
  await page.route(`**/api/Admin/Messages/${id}`, async (route) => {
    if (route.request().method() === 'PATCH' && held === 0) held += 1;
    else await route.fallback();
  });
  await note(page).fill('Bağlantı dondu');
  await page.clock.runFor(1000);
  await expect.poll(() => held).toBe(1);
  // React listens a moment after the request.
  const isUnasked = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(() => page.evaluate(isUnasked)).toBe(false);
  const question = page.waitForEvent('dialog');
  const isLeft = page.close({ runBeforeUnload: true });
  await (await question).dismiss();
  await isLeft;
  await page.clock.runFor(35_000);
  await expect(alertOf(page)).toContainText('Not kaydedilemedi.');
  await page.clock.runFor(5000);
  await expect(page.getByText('Kaydedildi')).toBeVisible();
});

test('logging out asks before it loses a note @release', async ({ page }) => {
  const id = await openMessage(page);
  await failSaves(page, id);
  await note(page).fill('Çıkarken');
  await expect(alertOf(page)).toBeVisible();
  const leave = page.getByRole('button', { name: 'Çıkış yap' });
  await leave.click();
  const question = page.getByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' });
  await question.getByRole('button', { name: 'Burada kal' }).click();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Çıkarken');
  await leave.click();
  await question.getByRole('button', { name: 'Yine de çık' }).click();
  // The login page is another document.
  await expect(page.getByLabel('Parola')).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Çıkarken');
});
