import { test as base, expect, type Page, type Route } from '@playwright/test';
import { adminPassword } from '../settings.ts';

type SiteFixtures = {
  /** Set if the browser's own errors are expected, such as for a request that fails on purpose. */
  complaintsExpected: boolean;
  /** The browser's errors and warnings so far. */
  complaints: string[];
};

/** The admin reads every new item to show its sender; a parallel test may already have erased its own. */
const erasedByOthers = / 404 .*\/api\/Admin\/(Messages|Applications)\/[0-9a-f-]{36}$/;

/** The page's script is preloaded (web/document/bootstrap.ts), and can wait long for its turn on a busy machine. */
const waitsForScript = /preloaded using link preload but not used within a few seconds/;

/** Playwright's clock, which is put into every frame, in those of the styleguide's mails, which run no script. */
const isClockOfMails = /^Blocked script execution in 'about:srcdoc'.* about:srcdoc$/;

/** A container that starts or ends beside the browser is a change of network to it, which breaks off a request. */
const isOfNetwork = /net::ERR_NETWORK_CHANGED/;

const noise = [erasedByOthers, waitsForScript, isClockOfMails, isOfNetwork];

/** A page test that fails on any browser error or warning, such as of hydration or of the policy. */
export const test = base.extend<SiteFixtures>({
  complaintsExpected: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints, complaintsExpected }, use) => {
    complaintsOf(page, complaints);
    await use(page);
    if (!complaintsExpected) expect(complaints).toEqual([]);
  },
});

/** The browser's errors and warnings on a page, from here on. */
export function complaintsOf(page: Page, complaints: string[] = []): string[] {
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (entry) => {
    const complaint = `${entry.text()} ${entry.location().url}`;
    if (!['error', 'warning'].includes(entry.type())) return;
    if (!noise.some((one) => one.test(complaint))) complaints.push(complaint);
  });
  return complaints;
}

/** Waits until the page is hydrated and laid out; not for what it loads after that. */
export async function comesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    if (!root || 'opening' in document.documentElement.dataset) return false;
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** Opens a page of the site, and waits as `comesAlive`. */
export async function visitPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comesAlive(page);
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await comesAlive(page);
}

/** Delays requests that match a pattern, of any method or of one, until the returned function is called. */
export async function holdBack(
  page: Page,
  what: string | RegExp,
  method?: string,
): Promise<() => void> {
  return hold(page, what, method, (route) => route.fallback());
}

/** The same, but the requests fail in the end, as on a lost line. @returns lets them fail */
export async function failLater(page: Page, what: string, method: string): Promise<() => void> {
  return hold(page, what, method, (route) => route.abort());
}

async function hold(
  page: Page,
  what: string | RegExp,
  method: string | undefined,
  end: (route: Route) => Promise<void>,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    await released;
    await end(route).catch(() => undefined);
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

/** Goes from the note of a sent message back to the empty form. */
export async function writeAnother(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bir mesaj daha yaz' }).click();
}

export function messageForm(page: Page, messageLabel = 'Mesaj') {
  return page.locator('form').filter({ has: page.getByLabel(messageLabel) });
}

/** Logs in through the page, as the owner does, and goes on from the list of first steps to the inbox. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Parola').fill(adminPassword);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeVisible();
  await page.getByRole('link', { name: /^Gelen kutusu/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gelen kutusu' })).toBeVisible();
}

export { expect };
