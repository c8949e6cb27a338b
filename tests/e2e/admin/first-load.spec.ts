import type { Page } from '@playwright/test';
import { sendMessage } from '../../support/api/messages.ts';
import { logInTo, openAdmin } from '../../support/browser/admin-page.ts';
import { ownTest } from '../../support/browser/own-admin.ts';
import { expect, holdBack, test } from '../../support/browser/site.ts';

const kibibyte = 1024;
/** Everything that is fetched until the page rests: bodies as they are sent, in bytes. */
const limits = { inbox: 280 * kibibyte, login: 130 * kibibyte } as const;
/** Long enough for a second fetch to begin. */
const restMs = 1500;

/** Collects the size of what a page fetches from now on. */
function weigh(page: Page) {
  const sizes: Promise<readonly [path: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    sizes.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  return async () => {
    await page.waitForTimeout(restMs);
    const fetched = await Promise.all(sizes);
    // A file that was fetched early is read again from the cache, where its size means nothing.
    const once = fetched.filter(
      ([path], at) => path.startsWith('/api/') || fetched.findIndex(([one]) => one === path) === at,
    );
    const listed = once.map(([path, bytes]) => `${bytes} ${path}`).join('\n');
    return { bytes: once.reduce((sum, [, bytes]) => sum + bytes, 0), listed };
  };
}

test('the first load of the inbox takes at most 280 KiB', async ({ page }) => {
  await page.goto('/robots.txt');
  const record = await logInTo(page.request);
  await page.evaluate((stored) => {
    localStorage.setItem('gt_admin_auth', stored);
  }, JSON.stringify(record));
  // When the stream opens, the list is read again.
  const { release } = await holdEvents(page);
  const weighed = weigh(page);
  await page.goto('/admin');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const { bytes, listed } = await weighed();
  release();
  expect(bytes, listed).toBeGreaterThan(limits.inbox / 2);
  expect(bytes, listed).toBeLessThanOrEqual(limits.inbox);
});

test('the login page takes at most 130 KiB', async ({ page }) => {
  const weighed = weigh(page);
  await page.goto('/admin/login');
  await expect(page.getByLabel('Parola')).toBeFocused();
  const { bytes, listed } = await weighed();
  expect(bytes, listed).toBeGreaterThan(limits.login / 4);
  expect(bytes, listed).toBeLessThanOrEqual(limits.login);
});

/** Holds the event stream back until `release`, and counts what the admin asks. */
async function holdEvents(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/Admin/Events', async (route) => {
    await held;
    await route.fallback();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/Admin/')) asked.push(pathname.replace('/api/Admin/', ''));
  });
  return { release, asked };
}

ownTest(
  'the session is asked for while the rest of the admin’s code is on its way, and what is shown once @release',
  async ({ page, own }) => {
    await sendMessage(own, { fullName: 'Erken Kişi' });
    await openAdmin(page, '/admin/account', { own });
    await page.goto('/robots.txt');
    const { asked } = await holdEvents(page);
    const release = await holdBack(page, /\/assets\/app-[^/]*\.js$/);
    await page.goto('/admin', { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(['verify']);
    release();
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('Erken Kişi');
    await page.waitForTimeout(restMs);
    expect(asked.filter((path) => path !== 'Events').toSorted()).toEqual([
      ...['Counts', 'Messages', 'verify'],
    ]);
  },
);
