import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { type StyleguideServer, startStyleguideServer } from './styleguide-server.ts';

/** The styleguide's buttons that show one toast of each kind. */
export const kinds = ['Success', 'Info', 'Warning', 'Error', 'Loading', 'Default'] as const;
/** How long a toast stays, in ms. */
export const durationMs = 4000;
/** How long its exit takes after that, in ms. */
export const leaveMs = 200;

const night = new Date('2026-03-01T20:00:00Z');
const later = new Date('2026-03-01T21:00:00Z');

/** A phone with reduced motion. */
export const phone = {
  viewport: { width: 360, height: 700 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** Each test starts at the styleguide with a stopped clock; the test file has its own server. */
export function beginAtStyleguide(): void {
  let server: StyleguideServer;
  test.beforeAll(async () => {
    server = await startStyleguideServer();
  });
  test.afterAll(() => server?.stop());

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: night });
    await page.goto(`${server.url}/styleguide`, { waitUntil: 'commit' });
    // A visible button is hydrated: nothing is prerendered here.
    await sample(page, 'Success').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.clock.pauseAt(later);
  });
}

/** A button of the styleguide. */
export const sample = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

/** Presses buttons by keyboard, so that no pointer moves. */
export async function raise(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await sample(page, name).press('Enter');
}

/** The region of the toasts, of the page or of a dialog. */
export const regionOf = (page: Page, around: Page | Locator = page) =>
  around.getByRole('region', { name: 'Bildirimler' });
/** The visible toasts: those that leave or wait are inert. */
export const toastsOf = (page: Page, around: Page | Locator = page) =>
  regionOf(page, around).getByRole('listitem').and(page.locator(':not([inert])'));
/** The button that closes a toast. */
export const closeOf = (toast: Locator) => toast.getByRole('button', { name: 'Bildirimi kapat' });
/** The newest visible toast. */
export const frontOf = (page: Page) => toastsOf(page).first();

/** A point on the page, beside the toasts. */
export const away = [40, 700] as const;

/** Lets React finish its own tasks, and advances the clock. */
export async function pass(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
  await settle(page);
}

/** Each turn is a message task: the stopped clock delays timers, not messages. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      port2.postMessage(turn);
      await new Promise((resolve) => {
        port1.onmessage = resolve;
      });
    }
  });
}

/** The bounding box of an element that must have one. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box');
  return box;
}

/** The centre of a toast, where it would be dragged. */
export async function middleOf(toast: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(toast);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Expects the only toast to stay, for three times its duration. */
export async function holds(page: Page): Promise<void> {
  await pass(page, 3 * durationMs);
  await expect(toastsOf(page)).toHaveCount(1);
}

/** Expects the only toast to leave after `ms`, and not a millisecond before. */
export async function leavesAfter(page: Page, ms: number): Promise<void> {
  await pass(page, ms - 1);
  await expect(toastsOf(page)).toHaveCount(1);
  await pass(page, 1);
  await expect(toastsOf(page)).toHaveCount(0);
}

/** Simulates that the tab is hidden or shown again. */
export async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
