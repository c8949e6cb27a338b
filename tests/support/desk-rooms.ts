import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { login, type RunningApi, startApi } from './api.ts';
import { adminPassword } from './settings.ts';
import { test as base, expect } from './site.ts';

type OwnDesk = {
  /** An API of the test's own, which the pages' desk calls instead of the site's. */
  readonly own: RunningApi;
};

/** A test whose desk stands on data, a password and sessions of its own. The pages are the site's. */
export const ownTest = base.extend<OwnDesk>({
  own: async ({ page }, use) => {
    const api = await startApi();
    await page.route('**/api/Admin/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      // The line of events stays open without a word: handed on, it would be waited for to its end.
      if (pathname.endsWith('/Events')) return;
      const response = await route.fetch({ url: api.url + pathname + search });
      await route.fulfill({ response });
    });
    await use(api);
    // The line of events that is still open would otherwise go on to the site, which does not know the token.
    await page.goto('about:blank');
    await api[Symbol.asyncDispose]();
  },
});

type Entry = { readonly language?: Language; readonly own?: RunningApi };

/** Opens a room of the desk as who is logged in already. */
export async function enter(page: Page, path: string, { language = 'tr', own }: Entry = {}) {
  const record = own ? await login(own) : await logInTo(page.request);
  await page.addInitScript(
    ([stored, spoken]) => {
      // Once: what the page makes of it later is the page's own. An empty page has no storage.
      if (location.protocol === 'about:' || sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      localStorage.setItem('gt_admin_auth', stored);
      localStorage.setItem('language', spoken);
    },
    [JSON.stringify(record), language] as const,
  );
  await page.goto(path);
}

/** Logs in to the site behind the pages. */
export async function logInTo(request: APIRequestContext): Promise<{ readonly token: string }> {
  const answer = await request.post('/api/Admin/login', { data: { password: adminPassword } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Nothing that axe knows of is wrong, and nothing scrolls sideways, on a phone and on a desktop. */
export async function isSound(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await new AxeBuilder({ page }).analyze()).violations, `at ${width}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width}`).toBe(0);
  }
}
