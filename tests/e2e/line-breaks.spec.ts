import { hrefFor } from '#contract/content/site-map.ts';
import { facesAreDrawn } from '../support/browser/drawn-fonts.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { everyPage } from '../support/pages/html.ts';
import { releaseUnless } from '../support/release.ts';

/** Found by their characters alone, apart from the pattern that holds them together (web/ui/unbroken.tsx). */
const neverBroken = [
  String.raw`[Ee]-posta\p{L}*`,
  'SIP-TLS',
  'STIR/SHAKEN',
  'Ar-Ge',
  'AI-assisted',
  String.raw`ISO(?:/IEC)? \d+`,
  String.raw`\d+ (?:ay|gün|saat|months|days|hours|MB)(?!\p{L})`,
].join('|');

for (const { page: id, language } of everyPage) {
  const path = hrefFor(id, language);
  const isFirst = language === 'tr' && (id === 'services' || id === 'certificates');
  test(`${path}: at no width a line breaks an abbreviation, or a figure from its unit${releaseUnless(isFirst)}`, async ({
    page,
  }) => {
    test.slow();
    await visitPage(page, path);
    await facesAreDrawn(page);
    for (let width = 320; width <= 1920; width += width < 500 ? 12 : 100) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(brokenWords, neverBroken), `at ${width}`).toEqual([]);
    }
  });
}

/** Runs in the page: the words of a pattern that lie on two lines. */
function brokenWords(pattern: string): string[] {
  const broken: string[] = [];
  for (const block of document.querySelectorAll('p, li, dt, dd, h1, h2, h3, h4, a, span, label')) {
    for (const { 0: words, index } of block.textContent.matchAll(new RegExp(pattern, 'gu'))) {
      const range = document.createRange();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let at = 0;
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text;
        const inside = (place: number) => place >= at && place <= at + data.length;
        if (inside(index)) range.setStart(texts.currentNode, index - at);
        if (inside(index + words.length)) {
          range.setEnd(texts.currentNode, index + words.length - at);
          break;
        }
        at += data.length;
      }
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1);
      const [first, last] = [tops[0], tops.at(-1)];
      if (first && last && last.top - first.top > first.height / 2) broken.push(words);
    }
  }
  return [...new Set(broken)];
}
