import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningApi, startApi } from '../api/api.ts';
import { axeFinds } from './axe.ts';
import { test as base, expect } from './site.ts';

type OwnAdmin = {
  /** A separate API that the admin pages call instead of the site's. */
  readonly own: RunningApi;
  readonly ownSettings: Record<string, string>;
};

/** A test whose admin has separate data, password and sessions. The pages are the site's. */
export const ownTest = base.extend<OwnAdmin>({
  ownSettings: [{}, { option: true }],
  own: async ({ page, ownSettings }, use) => {
    const api = await startApi(ownSettings);
    await toOwn(page, api);
    await use(api);
    // A dialog that was just closed navigates back, and would undo the leaving. One that is open stays.
    await page
      .waitForFunction(() => !history.state?.dialog, null, { timeout: 1000 })
      .catch(() => {});
    // An event stream still open would reconnect to the site, which does not know the token. A logout may be leading on.
    const leave = () => page.goto('about:blank');
    await leave()
      .catch(leave)
      .catch(() => page.waitForURL('about:blank'));
    // Requests still pending at the end of the test need no response.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await api[Symbol.asyncDispose]();
  },
});

/** Routes a page's admin calls to a separate API. */
export async function toOwn(page: Page, api: Pick<RunningApi, 'url'>): Promise<void> {
  await page.route('**/api/Admin/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.continue({ url: api.url + pathname + search });
  });
}
type OwnSite = {
  readonly siteSettings: Record<string, string>;
  /** A separate site, with pages and API. */
  readonly site: RunningApi;
};

/** A test with a separate site, where the page itself logs in and out. */
export const siteTest = base.extend<OwnSite>({
  siteSettings: [{}, { option: true }],
  site: async ({ siteSettings }, use) => {
    await using api = await startApi(siteSettings, { cwd: join(import.meta.dirname, '../../..') });
    await use(api);
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** A dark phone and a light desktop: a full check costs a second, and width and scheme break different things. */
const screens = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** Expects axe to find nothing, and no horizontal scrolling, on a dark phone and on a light desktop. Then nothing moves. */
export async function isSound(page: Page): Promise<void> {
  for (const { width, colorScheme } of screens) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFinds(page), `at ${width}, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width}`).toBe(0);
  }
}
