import type { Page } from '@playwright/test';

/** Has a page do something right after it next calls `history.back()`, before the browser has gone there. */
export async function atNextBack(page: Page, act: () => void): Promise<void> {
  await page.evaluate(`{
    const { back } = history;
    history.back = () => {
      history.back = back;
      back.call(history);
      (${act})();
    };
  }`);
}
