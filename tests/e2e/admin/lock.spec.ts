import type { Page, Request } from '@playwright/test';
import { login, type RunningApi } from '../../support/api/api.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { openAdmin, ownWord } from '../../support/browser/admin-page.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';
import { adminPassword } from '../../support/settings.ts';

// The browser logs each 401.
test.use({ complaintsExpected: true });

const minuteMs = 60_000;
const door = (page: Page) => page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
const note = (page: Page) => page.getByRole('textbox', { name: 'Not' });
const stopClock = (page: Page) => page.clock.install({ time: new Date('2026-05-04T09:00:00Z') });
const leaveAlone = (page: Page) => page.clock.runFor(31 * minuteMs);

/** Opens a room, and resolves once it listens for events. */
async function openListening(page: Page, path?: string): Promise<void> {
  const listens = page.waitForResponse('**/api/Admin/Events');
  await openAdmin(page, path);
  await listens;
}

async function unlock(page: Page): Promise<void> {
  await door(page).getByLabel('Parola').fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(door(page)).toBeHidden();
}

const sessionCount = ({ database }: RunningApi) =>
  database.value<number>('select count(*) from open_sessions');

const adminCalls = (page: Page) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Admin/')) calls.push(request);
  });
  return calls;
};

test('an untouched admin does not renew its session by the requests that events trigger @release', async ({
  page,
  own,
}) => {
  await stopClock(page);
  await openListening(page, '/admin');
  await sendMessage(own, { fullName: 'Önceki' });
  await expect(page.getByText('Yeni mesaj: Önceki')).toBeVisible();
  await page.clock.runFor(10 * minuteMs);
  // What was asked for before is answered by then.
  await page.waitForTimeout(1000);
  const past = Date.now() - 5 * minuteMs;
  await own.database.run('update open_sessions set seen_at = ?', past);
  const calls = adminCalls(page);
  await sendMessage(own, { fullName: 'Sonraki' });
  await expect(page.getByText('Yeni mesaj: Sonraki')).toBeVisible();
  await expect(page.getByRole('link', { name: /Sonraki/ })).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(3);
  await page.waitForTimeout(500);
  const seenAt = await own.database.column('select seen_at from open_sessions');
  expect(seenAt).toEqual([past]);
});

test('a locked page holds no message, sends no request and shows no new message; locking ends the session on the service: a reload of a locked page asks for the password', async ({
  page,
  own,
}) => {
  await stopClock(page);
  const [word, later] = [ownWord(), ownWord()];
  const { id } = await sendMessage(own, { fullName: `Ad ${word}`, message: `Söz ${word}` });
  await openListening(page, `/admin/messages/${id}`);
  await expect(page.getByRole('article')).toContainText(`Söz ${word}`);
  await note(page).fill(`Not ${word}`);
  await expect(page.getByText('Kaydediliyor').or(page.getByText('Kaydedildi'))).toBeAttached();
  await sendMessage(own, { fullName: `Yeni ${word}` });
  await expect(page.getByText(`Yeni mesaj: Yeni ${word}`)).toBeVisible();
  expect(await page.content()).toContain(word);
  await page.getByRole('button', { name: 'Filtreler' }).click();
  await leaveAlone(page);
  await expect(door(page)).toBeVisible();
  const whole = () =>
    page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const typed = fields.map(({ value }) => value).join();
      return document.documentElement.outerHTML + typed + document.title;
    });
  expect(await whole()).not.toContain(word);
  await expect.poll(() => sessionCount(own)).toBe(0);
  const calls = adminCalls(page);
  await sendMessage(own, { fullName: `Yeni ${later}` });
  await page.clock.runFor(5 * minuteMs);
  await page.waitForTimeout(1000);
  expect(calls.map((call) => call.url())).toEqual([]);
  expect(await whole()).not.toContain(later);
  await unlock(page);
  await expect(page.getByRole('article')).toContainText(`Söz ${word}`);
  await expect(page.getByRole('link', { name: new RegExp(later) })).toBeAttached();
  await expect(page.getByRole('group', { name: 'Filtreler' })).toBeVisible();

  expect(await sessionCount(own)).toBe(1);
  await leaveAlone(page);
  await expect(door(page)).toBeVisible();
  await expect.poll(() => sessionCount(own)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('gt_admin_auth'))).toBeNull();
  await page.reload();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel('Parola')).toBeVisible();
});

test('an unsaved note is kept when the page locks, and saved after the password is given @release', async ({
  page,
  own,
}) => {
  await stopClock(page);
  const { id } = await sendMessage(own);
  await openAdmin(page, `/admin/messages/${id}`);
  const save = (request: Request) => request.method() === 'PATCH';
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yıldızla' }).first()).toBeVisible();
  await page.waitForTimeout(500);
  await page.route(`**/api/Admin/Messages/${id}`, (route) =>
    save(route.request()) ? route.abort() : route.fallback(),
  );
  await note(page).fill('Yarım kalmasın');
  await page.clock.runFor(2000);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Not kaydedilemedi');
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await stored()).toContain('Yarım kalmasın');
  await leaveAlone(page);
  await expect(door(page)).toBeVisible();
  await expect(page.locator('textarea')).toHaveCount(0);
  expect(await stored()).not.toContain('Yarım kalmasın');
  await door(page).getByRole('button', { name: 'Giriş sayfasına dön' }).click();
  const question = page.getByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' });
  await question.getByRole('button', { name: 'Burada kal' }).click();
  await page.unroute(`**/api/Admin/Messages/${id}`);
  await unlock(page);
  await expect(note(page)).toHaveValue('Yarım kalmasın');
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  expect(await stored()).not.toContain('Yarım kalmasın');
  const saved = await own.database.value('select note from messages');
  expect(saved).toBe('Yarım kalmasın');
});

test('letters that are typed while the session ends go into no password, and after the password they go on where they were @release', async ({
  page,
  own,
  context,
}) => {
  const { id } = await sendMessage(own);
  await openAdmin(page, `/admin/messages/${id}`);
  await note(page).fill('Başı sonu');
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await page.keyboard.press('Home');
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowRight');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await page.bringToFront();
  const typing = page.keyboard.type('m'.repeat(30), { delay: 100 });
  await page.waitForTimeout(1000);
  // A logout in another tab locks this one at once.
  await other.evaluate(() => localStorage.removeItem('gt_admin_auth'));
  await expect(door(page)).toBeVisible();
  await typing;
  await expect(door(page).getByLabel('Parola')).toHaveValue('');
  await expect(door(page).getByLabel('Parola')).toBeFocused();
  await unlock(page);
  await expect(note(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(note(page)).toHaveValue(/^Başım+! sonu$/);
});

test('activity in one tab keeps the others open, and is reported to the service @release', async ({
  page,
  own,
  context,
}) => {
  // The clock is the whole context's.
  await stopClock(page);
  await openAdmin(page, '/admin');
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { level: 1 }).first()).toBeAttached();
  const reports = () => calls.filter((call) => call.url().endsWith('/verify')).length;
  const calls = adminCalls(other);
  for (const minutes of [25, 20]) {
    await page.clock.runFor(minutes * minuteMs);
    for (const one of [page, other]) await expect(one.getByRole('dialog')).toHaveCount(0);
    const before = reports();
    await other.keyboard.press('Shift');
    await expect.poll(reports).toBeGreaterThan(before);
  }
  expect(await sessionCount(own)).toBe(1);
});

test('logout removes all admin data from the browser, and keeps what visitors stored in it; Back shows nothing of a page that was left, and nothing after a logout', async ({
  page,
  own,
}) => {
  const word = ownWord();
  await sendMessage(own, { fullName: `Ad ${word}` });
  await openAdmin(page, '/admin');
  await page.evaluate(() => {
    localStorage.setItem('cookie_consent', 'kept');
    sessionStorage.setItem('draft:short', 'kept');
  });
  await expect(page.getByRole('link', { name: new RegExp(word) })).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel('Parola')).toBeVisible();
  expect(await page.content()).not.toContain(word);
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(stored).toMatchObject({ cookie_consent: 'kept', 'draft:short': 'kept', language: 'tr' });
  expect(stored).not.toHaveProperty('gt_admin_auth');
  expect(await login(own)).toHaveProperty('token');

  await openAdmin(page, '/admin');
  await expect(page.getByRole('link', { name: new RegExp(word) })).toBeVisible();
  const cached = await page.request.get('/admin');
  expect(cached.headers()['cache-control']).toBe('no-store');
  // As a browser does that keeps the page for Back; the tests' Chromium keeps none.
  const pass = (type: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  await pass('pagehide');
  expect(await page.content()).not.toContain(word);
  await page.evaluate(() => localStorage.removeItem('gt_admin_auth'));
  await pass('pageshow').catch(() => undefined);
  await expect(page).toHaveURL('/admin/login');
  // The login page is another document: Back while it loads would cancel it.
  await expect(page.getByLabel('Parola')).toBeVisible();
  await page.goBack().catch(() => undefined);
  // Another document, which may still be loading.
  await page.waitForLoadState();
  expect(await page.content()).not.toContain(word);
});
