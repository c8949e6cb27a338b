import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const restMs = 400;

/**
 * Waits until all requests sent from now on have ended and none was sent for 400 ms. Playwright's `networkidle` fires
 * once per document: a second wait ends at once.
 */
export async function networkRests(page: Page): Promise<void> {
  const pending = new Set<Request>();
  let since = performance.now();
  const asked = (request: Request) => {
    pending.add(request);
    since = performance.now();
  };
  const ended = (request: Request) => {
    pending.delete(request);
    since = performance.now();
  };
  page.on('request', asked).on('requestfinished', ended).on('requestfailed', ended);
  while (pending.size > 0 || performance.now() - since < restMs) await wait(20);
  page.off('request', asked).off('requestfinished', ended).off('requestfailed', ended);
}
