import type { Page } from '@playwright/test';
import { watchEvents } from '#contract/admin/events.ts';
import { endSession, openAdmin, ownWord, sendShort } from '../../support/browser/admin-page.ts';
import { networkRests } from '../../support/browser/network-rests.ts';
import { expect, test } from '../../support/browser/site.ts';
import { adminPassword } from '../../support/settings.ts';

const lockDialog = (page: Page) => page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
const note = (page: Page) => page.getByRole('textbox', { name: 'Not' });

/** Calls the API, unless an event has made the admin call it already, and waits for the lock dialog. */
async function causeLock(page: Page): Promise<void> {
  const applications = page.getByRole('navigation').getByRole('link', { name: /^Başvurular/ });
  await applications.click({ timeout: 2000 }).catch(() => undefined);
  await expect(lockDialog(page)).toBeVisible();
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

  test('is announced before the session ends, and one press continues it; a stream of events that has fallen silent is opened anew', async ({
    page,
  }) => {
    let opened = 0;
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === watchEvents.path) opened += 1;
    });
    await openAdmin(page);
    await expect.poll(() => opened).toBe(1);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.clock.fastForward(40_000);
    await page.clock.fastForward(2000);
    await expect.poll(() => opened).toBe(2);

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
});
