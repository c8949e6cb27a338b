import type { Page } from '@playwright/test';

/** Runs `act` in the page right after its next `history.back()`, before the browser navigates. */
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
