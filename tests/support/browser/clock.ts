import type { Page } from '@playwright/test';
import { visitPage } from './site.ts';

const morning = new Date('2026-05-04T09:00:00Z');
const later = new Date('2026-05-04T10:00:00Z');

/** Opens a page whose timers run only on `page.clock.runFor(milliseconds)`. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: morning });
  await visitPage(page, path);
  await page.clock.pauseAt(later);
}
