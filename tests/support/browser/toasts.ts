import type { Locator, Page } from '@playwright/test';
import { styleguideUrl } from '../addresses.ts';
import { test as base, complaintsOf, expect } from './site.ts';

/** The styleguide's buttons that show one toast of each kind. */
export const kinds = ['Success', 'Info', 'Warning', 'Error', 'Loading', 'Default'] as const;
/** How long a toast stays, in ms. */
export const durationMs = 4000;
/** How long its exit takes after that, in ms. */
const leaveMs = 200;

const night = new Date('2026-03-01T20:00:00Z');

/** A phone with reduced motion. */
export const phone = {
  viewport: { width: 360, height: 700 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
} as const;
/** The texts that the tests look for are Turkish. */
const locale = 'tr-TR';

type Opened = { readonly page: Page; readonly complaints: string[] };
type OpenPages = {
  /** The pages that the tests of a worker share. */
  readonly openPage: (kind: 'desktop' | 'phone') => Promise<Opened>;
};

/** Each test begins at the styleguide without toasts, with a stopped clock. The page is loaded once for all of them. */
export const test = base.extend<object, OpenPages>({
  openPage: [
    async ({ browser }, use) => {
      const opened = new Map<string, Opened>();
      await use(async (kind) => {
        const known = opened.get(kind);
        if (known) return known;
        const page = await browser.newPage({ locale, ...(kind === 'phone' && phone) });
        const complaints = complaintsOf(page);
        await page.clock.install({ time: night });
        await page.goto(`${styleguideUrl}/styleguide`, { waitUntil: 'commit' });
        await begins(page);
        opened.set(kind, { page, complaints });
        return { page, complaints };
      });
    },
    { scope: 'worker' },
  ],
  page: async ({ openPage, viewport, isMobile, contextOptions }, use) => {
    const { page, complaints } = await openPage(isMobile ? 'phone' : 'desktop');
    complaints.length = 0;
    const { reducedMotion = 'no-preference' } = contextOptions;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    expect(complaints).toEqual([]);
    await clear(page);
  },
});

/** Stops the clock once the page is there. */
async function begins(page: Page): Promise<void> {
  // A visible button is hydrated: nothing is prerendered here.
  await sample(page, 'Success').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await stopClock(page);
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Takes away what a test left: a dialog, the pointer, the focus, and the toasts as their time passes. */
async function clear(page: Page): Promise<void> {
  await hideTab(page, false);
  await page.mouse.move(...away);
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await stopClock(page);
  await raise(page, 'Loading given up');
  while ((await toastsOf(page).count()) > 0) await pass(page, durationMs);
  await pass(page, leaveMs);
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
