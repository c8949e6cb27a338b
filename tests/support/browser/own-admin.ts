import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningApi, startApi } from '../api/api.ts';
import { axeFinds } from './axe.ts';
import { test as base, expect } from './site.ts';

type OwnSite = {
  /** A separate site, with pages and API. */
  readonly own: RunningApi;
  readonly ownSettings: Record<string, string>;
};

/**
 * An API that serves the pages too. Pages of another origin would need each of their requests routed through the test,
 * and a browser caches no file of a routed page.
 */
export const startSite = (settings: Record<string, string>) =>
  startApi(settings, { cwd: join(import.meta.dirname, '../../..') });

/** A test whose admin has separate data, password and sessions. */
export const ownTest = base.extend<OwnSite>({
  ownSettings: [{}, { option: true }],
  own: async ({ ownSettings }, use) => {
    await using api = await startSite(ownSettings);
    await use(api);
  },
  baseURL: async ({ own }, use) => use(own.url),
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
