import type { Page } from '@playwright/test';

export type LineLength = {
  /** The start of the paragraph. */
  readonly of: string;
  /** The number of characters that fit a line: its width divided by the mean advance of its own characters. */
  readonly fitting: number;
  /** The number of characters of its longest line. */
  readonly longest: number;
};

/** Measures the lines of running text: paragraphs of more than 150 characters outside cards and lists. */
export function lineLengths(page: Page): Promise<LineLength[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main p')]
      .filter((paragraph) => !paragraph.closest('article, li, .card, [class*=rounded], :has(> h1)'))
      .filter((paragraph) => paragraph.innerText.length > 150)
      // Text in the headings' font is read as a heading.
      .filter((paragraph) => !getComputedStyle(paragraph).fontFamily.startsWith('"Bricolage'))
      .map((paragraph) => {
        const boxes: DOMRect[] = [];
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text) {
          for (let at = 0; at < text.data.length; at += 1) {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const [box] = range.getClientRects();
            if (box?.width) boxes.push(box);
          }
        }
        const lines = new Map<number, number>();
        for (const { bottom } of boxes) {
          const line = Math.round(bottom);
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
        const advance = boxes.reduce((sum, { width }) => sum + width, 0) / boxes.length;
        return {
          of: paragraph.innerText.slice(0, 30),
          fitting: paragraph.getBoundingClientRect().width / advance,
          longest: Math.max(...lines.values()),
        };
      }),
  );
}
