import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { type StyleguideServer, startStyleguideServer } from './styleguide-server.ts';

/** The styleguide's buttons that raise one toast each, of each kind. */
export const kinds = ['Success', 'Info', 'Warning', 'Error', 'Loading', 'Default'] as const;
/** How long a toast stays. */
export const durationMs = 4000;
/** How long it takes to be gone after that. */
export const leaveMs = 200;

const night = new Date('2026-03-01T20:00:00Z');
const later = new Date('2026-03-01T21:00:00Z');

/** A phone that is told to move nothing by itself. */
export const phone = {
  viewport: { width: 360, height: 700 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** Each test begins at the styleguide, at an hour that stands still; the file has a server of its own. */
export function beginAtStyleguide(): void {
  let server: StyleguideServer;
  test.beforeAll(async () => {
    server = await startStyleguideServer();
  });
  test.afterAll(() => server?.stop());

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: night });
    await page.goto(`${server.url}/styleguide`, { waitUntil: 'commit' });
    // What is drawn is alive: nothing is prerendered here.
    await sample(page, 'Success').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.clock.pauseAt(later);
  });
}

/** A button of the styleguide. */
export const sample = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

/** Presses a button as the keyboard does: no pointer moves. */
export async function raise(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await sample(page, name).press('Enter');
}

/** Where the toasts are, told or not: of the page, or of a dialog. */
export const regionOf = (page: Page, around: Page | Locator = page) =>
  around.getByRole('region', { name: 'Bildirimler' });
/** Those that are shown: one on its way out, or waiting its turn, is inert. */
export const toastsOf = (page: Page, around: Page | Locator = page) =>
  regionOf(page, around).getByRole('listitem').and(page.locator(':not([inert])'));
/** The button that takes a toast away. */
export const closeOf = (toast: Locator) => toast.getByRole('button', { name: 'Bildirimi kapat' });
/** The newest of those that are shown. */
export const frontOf = (page: Page) => toastsOf(page).first();

/** A place over the page and beside the toasts. */
export const away = [40, 700] as const;

/** Lets React finish, which works in tasks of its own, and time pass. */
export async function pass(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
  await settle(page);
}

/** A task is a message's turn: the clock holds up timers, and no messages. */
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

/** The place and size of what has them. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box');
  return box;
}

/** The point at which a hand would take hold of it. */
export async function middleOf(toast: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(toast);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The one toast that is shown stays, for much longer than its time. */
export async function holds(page: Page): Promise<void> {
  await pass(page, 3 * durationMs);
  await expect(toastsOf(page)).toHaveCount(1);
}

/** The one toast that is shown leaves after so long, and not a millisecond before. */
export async function leavesAfter(page: Page, ms: number): Promise<void> {
  await pass(page, ms - 1);
  await expect(toastsOf(page)).toHaveCount(1);
  await pass(page, 1);
  await expect(toastsOf(page)).toHaveCount(0);
}

/** The tab is hidden, or shown again. */
export async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
