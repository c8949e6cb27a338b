import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const restMs = 400;

/**
 * Waits until nothing that is asked for from now on is on its way, and nothing new has been asked for a while.
 * Playwright's own `networkidle` comes once a document: waited for again, it is there at once.
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
