import type { Page } from '@playwright/test';

export type Scroll = { readonly to: string; readonly behavior?: string; readonly block?: string };

declare global {
  interface Window {
    scrolls: Scroll[];
  }
}

/** From the next page on, records each `scrollIntoView` call and runs it. */
export async function recordScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scrolls = [];
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      window.scrolls.push({ to: this.id, ...(typeof options === 'object' && options) });
      scrollIntoView.call(this, options);
    };
  });
}

export function scrollsOf(page: Page): Promise<Scroll[]> {
  return page.evaluate(() => window.scrolls);
}
