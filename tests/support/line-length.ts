import type { Page } from '@playwright/test';

export type LineLength = {
  /** How the paragraph begins. */
  readonly of: string;
  /** The characters for which a line of it has room: its width by the mean advance of its own characters. */
  readonly room: number;
  /** The characters of its longest line. */
  readonly longest: number;
};

/** What a line holds in each paragraph of running text: of three lines or more, and in no card and no list. */
export function lineLengths(page: Page): Promise<LineLength[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main p')]
      .filter((paragraph) => !paragraph.closest('article, li, .card, [class*=rounded], :has(> h1)'))
      .filter((paragraph) => paragraph.innerText.length > 150)
      // What is set in the face of headings is read as one.
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
          room: paragraph.getBoundingClientRect().width / advance,
          longest: Math.max(...lines.values()),
        };
      }),
  );
}
