import type { Page } from '@playwright/test';

/**
 * Crashes a page's tab and reloads it, as its visitor would. Playwright no longer drives the page by then, so the
 * returned function runs a script in the tab through DevTools and resolves with its value.
 */
export async function crashAndReload(page: Page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never resolves normally: the tab that would answer is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await session.send('Page.reload');
  return async (expression: string): Promise<unknown> => {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
}
