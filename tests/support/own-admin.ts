import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningApi, startApi } from './api.ts';
import { axeFinds } from './axe.ts';
import { test as base, expect } from './site.ts';

type OwnAdmin = {
  /** An API of the test's own, which the pages' admin calls instead of the site's. */
  readonly own: RunningApi;
  /** What that API is set to, beside the tests' own settings. */
  readonly ownSettings: Record<string, string>;
};

/** A test whose admin stands on data, a password and sessions of its own. The pages are the site's. */
export const ownTest = base.extend<OwnAdmin>({
  ownSettings: [{}, { option: true }],
  own: async ({ page, ownSettings }, use) => {
    const api = await startApi(ownSettings);
    await toOwn(page, api);
    await use(api);
    // The line of events that is still open would otherwise go on to the site, which does not know the token.
    await page.goto('about:blank');
    // What was on its way when the test was over needs no answer.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await api[Symbol.asyncDispose]();
  },
});

/** Sends the admin's calls of a page to an API of the test's own. */
export async function toOwn(page: Page, api: Pick<RunningApi, 'url'>): Promise<void> {
  await page.route('**/api/Admin/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.continue({ url: api.url + pathname + search });
  });
}
type OwnSite = {
  /** What the site is started with. */
  readonly siteSettings: Record<string, string>;
  /** A site of the test's own, pages and API. */
  readonly site: RunningApi;
};

/** A test with a whole site of its own, where the page itself logs in and out. */
export const siteTest = base.extend<OwnSite>({
  siteSettings: [{}, { option: true }],
  site: async ({ siteSettings }, use) => {
    await using api = await startApi(siteSettings, { cwd: join(import.meta.dirname, '../..') });
    await use(api);
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** Nothing that axe knows of is wrong, and nothing scrolls sideways, on a phone and on a desktop. */
export async function isSound(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFinds(page), `at ${width}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width}`).toBe(0);
  }
}
