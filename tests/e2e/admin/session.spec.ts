import type { Page } from '@playwright/test';
import { endSession, openAdmin, ownWord, sendShort } from '../../support/browser/admin-page.ts';
import { networkRests } from '../../support/browser/network-rests.ts';
import { expect, test } from '../../support/browser/site.ts';
import { adminPassword } from '../../support/settings.ts';

const lockDialog = (page: Page) => page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
const note = (page: Page) => page.getByRole('textbox', { name: 'Not' });

/** Calls the API, unless an event has made the admin call it already, and waits for the lock dialog. */
async function causeLock(page: Page): Promise<void> {
  const archive = page.getByRole('navigation').getByRole('link', { name: 'Arşiv' });
  await archive.click({ timeout: 2000 }).catch(() => undefined);
  await expect(lockDialog(page)).toBeVisible();
}

/** All but the check of the session. */
const adminCalls = /\/api\/Admin\/(?!verify)/;

/** Opens a page of the admin while nginx answers for a service that is starting again. */
async function openWhileRestarting(page: Page, path: string): Promise<void> {
  await page.route(adminCalls, (route) => route.fulfill({ status: 503 }));
  await openAdmin(page, path);
}

test.describe('when the session has ended', () => {
  // The browser logs each 401.
  test.use({ complaintsExpected: true });

  test('the password is asked for in place, and typed text is saved afterwards', async ({
    page,
  }) => {
    // Any other call would open the lock dialog too early, and the note would be typed into it.
    await page.route('**/api/Admin/Events', (route) => route.abort());
    const id = await sendShort(page, { fullName: 'Bekleyen' });
    await openAdmin(page, `/admin/messages/${id}`);
    await expect(note(page)).toBeVisible();
    await networkRests(page);
    await endSession(page);
    await note(page).fill('Yarım kalmasın');
    await expect(lockDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lockDialog(page)).toBeVisible();
    await lockDialog(page).getByLabel('Parola').fill('not this one');
    await page.keyboard.press('Enter');
    await expect(lockDialog(page).getByLabel('Parola')).toHaveAccessibleDescription(
      'Parola doğru değil. Lütfen yeniden deneyin.',
    );
    await lockDialog(page).getByLabel('Parola').fill(adminPassword);
    await page.keyboard.press('Enter');
    await expect(lockDialog(page)).toBeHidden();
    await expect(page.getByText('Kaydedildi')).toBeVisible();
    await expect(note(page)).toHaveValue('Yarım kalmasın');
    await expect(page).toHaveURL(`/admin/messages/${id}`);
  });

  test('a login in another tab unlocks this one too; the login page then leads on at once, and can be gone to without the password @release', async ({
    page,
    context,
  }) => {
    await openAdmin(page);
    await endSession(page);
    await causeLock(page);
    const other = await context.newPage();
    await other.goto('/admin/login');
    await other.getByLabel('Parola').fill(adminPassword);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: 'Gelen kutusu' })).toBeAttached();
    await expect(lockDialog(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await other.goto('/admin/login');
    await expect(other).toHaveURL('/admin');
    await other.goto('about:blank');
    await page.goto('/admin');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await endSession(page);
    await causeLock(page);
    await lockDialog(page).getByRole('button', { name: 'Giriş sayfasına dön' }).click();
    await expect(page).toHaveURL('/admin/login');
  });
});

test.describe('the inactivity limit', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: new Date('2026-05-04T09:00:00Z') }));

  test('is announced before the session ends, and one press continues it', async ({ page }) => {
    await openAdmin(page);
    const question = page.getByRole('dialog', { name: 'Hâlâ burada mısınız?' });
    await page.clock.runFor(27 * 60_000);
    await expect(question).toBeHidden();
    await page.clock.runFor(70_000);
    await expect(question).toBeVisible();
    const reported = page.waitForRequest('**/api/Admin/verify');
    await question.getByRole('button', { name: 'Devam ediyorum' }).click();
    await reported;
    await expect(question).toBeHidden();
    await page.clock.runFor(27 * 60_000);
    await expect(question).toBeHidden();
  });
});

test.describe('when the event stream breaks', () => {
  test.use({ complaintsExpected: true });

  test('the loss of the connection is shown, and messages missed meanwhile appear once it is restored', async ({
    page,
  }) => {
    const word = ownWord();
    await page.route('**/api/Admin/Events', (route) => route.abort());
    await openAdmin(page, `/admin?q=${word}&scope=folder`);
    const lost = page.getByText(/^Bağlantı koptu/);
    await expect(lost).toBeVisible();
    await sendShort(page, { fullName: `Bu arada ${word}` });
    await page.waitForTimeout(300);
    await expect(page.getByRole('link', { name: new RegExp(word) })).toHaveCount(0);
    await page.unroute('**/api/Admin/Events');
    await expect(lost).toBeHidden({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: new RegExp(word) })).toBeVisible();
  });

  test('a list that a restarting service has refused is loaded once the connection is restored', async ({
    page,
  }) => {
    const word = ownWord();
    await sendShort(page, { fullName: `Yeniden ${word}` });
    await openWhileRestarting(page, `/admin?q=${word}&scope=folder`);
    await expect(page.getByText(/^Mesajlar getirilemedi/)).toBeVisible();
    await page.unroute(adminCalls);
    await expect(page.getByRole('link', { name: new RegExp(word) })).toBeVisible({
      timeout: 20_000,
    });
  });

  test('so are figures that could not be loaded', async ({ page }) => {
    await openWhileRestarting(page, '/admin/overview');
    await expect(page.getByText(/^Sayılar getirilemedi/)).toBeVisible();
    await page.unroute(adminCalls);
    await expect(page.getByRole('heading', { name: 'Mesajlar' })).toBeVisible({
      timeout: 20_000,
    });
  });
});
