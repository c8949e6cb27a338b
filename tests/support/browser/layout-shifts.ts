import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
};

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
  }
}

/** Records every layout shift of pages opened from now on (Layout Instability API). */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 300) ?? '');
        window.layoutShifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The layout shifts of the page so far.
 * @returns the sum of all shifts, which is at least that of Web Vitals, and a line on each for a failed test to print
 */
export async function layoutShifts(page: Page): Promise<{ sum: number; list: string }> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    list: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(' ')}`).join('\n'),
  };
}
