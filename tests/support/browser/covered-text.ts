import type { Page } from '@playwright/test';

/** The texts of the page covered by the element of a selector; empty if it is not shown or below the window. */
export function wordsUnder(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const over = document.querySelector(selector)?.getBoundingClientRect();
    if (!over?.width || over.top >= innerHeight) return [];
    const covered: string[] = [];
    for (const root of document.querySelectorAll('main, footer')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        // Text that a box scrolls out of sight extends beyond the visible part.
        const frame = text.parentElement.closest('pre')?.getBoundingClientRect();
        const edge = frame?.right ?? Number.POSITIVE_INFINITY;
        const lies = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            edge > over.left &&
            right - left > 1 &&
            left < over.right &&
            right > over.left &&
            top < over.bottom &&
            bottom > over.top,
        );
        if (lies && !text.parentElement.closest('.sr-only')) covered.push(text.textContent.trim());
      }
    }
    return covered;
  }, part);
}
