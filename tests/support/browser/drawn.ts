import type { Page } from '@playwright/test';

/** Waits until the page is drawn as it is: a tap before that meets what stood there before. */
export function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
