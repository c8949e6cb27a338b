import type { Page } from '@playwright/test';

/**
 * Crashes a page's tab and loads it again, as its visitor would. Playwright has given the page up by then,
 * so the function that this returns asks the tab itself: it runs a script there and resolves with its value.
 */
export async function crashAndReload(page: Page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered: who would answer is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await session.send('Page.reload');
  return async (expression: string): Promise<unknown> => {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
}
