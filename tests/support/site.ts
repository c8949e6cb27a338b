import { test as base, expect, type Page } from '@playwright/test';
import { adminPassword } from './settings.ts';

type SiteFixtures = {
  /** Set where the browser itself has reason to complain, as of a request that fails on purpose. */
  complaintsExpected: boolean;
};

/** The admin looks at whatever arrives, to say from whom it is; a test beside this one may have erased its own by then. */
const erasedByOthers = / 404 .*\/api\/Admin\/(Messages|Applications)\/[0-9a-f-]{36}$/;

/** What comes beside a page's script (web/site-build/preload-list.ts) waits for it: on a busy machine for longer than Chromium likes. */
const waitsForScript = /preloaded using link preload but not used within a few seconds/;

/** A test of pages that fails when the browser complains: of hydration, of the policy, of anything. */
export const test = base.extend<SiteFixtures>({
  complaintsExpected: [false, { option: true }],
  page: async ({ page, complaintsExpected }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (entry) => {
      const complaint = `${entry.text()} ${entry.location().url}`;
      if (!['error', 'warning'].includes(entry.type())) return;
      if (erasedByOthers.test(complaint) || waitsForScript.test(complaint)) return;
      complaints.push(complaint);
    });
    await use(page);
    if (!complaintsExpected) expect(complaints).toEqual([]);
  },
});

/** Waits until the page answers by itself, and all of it is laid out. */
export async function comesAlive(page: Page): Promise<void> {
  await isAlive(page);
  await page.waitForLoadState('networkidle');
}

/** As `comesAlive`, for a page of which something is kept from arriving. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    if (!root || 'opening' in document.documentElement.dataset) return false;
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** Keeps what a pattern names from arriving until the function that it returns is called. */
export async function holdBack(page: Page, what: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** Fills the simple form by its labels. */
export async function fillMessage(
  page: Page,
  { name, email, message }: { name: string; email: string; message: string },
  labels = { name: 'Ad Soyad', email: 'E-posta', message: 'Mesaj' },
): Promise<void> {
  const form = messageForm(page, labels.message);
  await form.getByLabel(labels.name).fill(name);
  await form.getByLabel(labels.email).fill(email);
  await form.getByLabel(labels.message).fill(message);
}

export function messageForm(page: Page, messageLabel = 'Mesaj') {
  return page.locator('form').filter({ has: page.getByLabel(messageLabel) });
}

/** Logs in through the page, as the owner does. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Parola').fill(adminPassword);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gelen kutusu' })).toBeVisible();
}

export { expect };
