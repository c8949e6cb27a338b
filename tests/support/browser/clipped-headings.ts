import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** In no picture of the site, so that each pixel of it belongs to a heading. */
const ink = [255, 0, 255] as const;
/** Antialiasing differs by so many pixels where a heading is drawn in a layer of its own. */
const tolerated = 12;

/**
 * The headings of a page of which something is covered or cut, such as the tail of a letter: they have more pixels once
 * nothing lies over them or clips them. The page's context needs `bypassCSP`.
 */
export async function clippedHeadings(page: Page): Promise<string[]> {
  const headings = page.locator('main :is(h1, h2, h3):not(.sr-only)');
  const colour = await page.addStyleTag({
    content: `header, dialog, [popover], body > :not(#root) { display: none !important }
      h1, h2, h3, :is(h1, h2, h3) * { color: rgb(${ink}) !important }`,
  });
  const shown = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const above = await page.addStyleTag({
    content: `main :is(img, svg) { visibility: hidden !important }
      main * { overflow: visible !important; clip-path: none !important; mask: none !important }
      main :is(h1, h2, h3):not([class*=sticky]) { position: relative !important; z-index: 9999 !important }`,
  });
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const areas = await headings.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      // The tails of the last line reach below its box.
      const tail = Number.parseFloat(getComputedStyle(element).fontSize) / 3;
      return { text: element.textContent, top: top + scrollY, bottom: bottom + scrollY + tail };
    }),
  );
  for (const sheet of [colour, above]) await sheet.evaluate((element: Element) => element.remove());
  const [before, after] = await Promise.all([inkRows(shown), inkRows(whole)]);
  const lost = (top: number, bottom: number) =>
    sum(after.slice(Math.floor(top), bottom)) - sum(before.slice(Math.floor(top), bottom));
  return areas
    .map(({ text, top, bottom }) => ({ text, pixels: lost(top, bottom) }))
    .filter(({ pixels }) => pixels > tolerated)
    .map(({ text, pixels }) => `${pixels} px of ${text}`);
}

/** How many pixels of ink each row of a picture has. */
async function inkRows(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = new Array<number>(info.height).fill(0);
  for (let at = 0; at < data.length; at += 3) {
    const isInk = (data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 60 && (data[at + 2] ?? 0) > 200;
    const row = Math.floor(at / 3 / info.width);
    if (isInk) rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
