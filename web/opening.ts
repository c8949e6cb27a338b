/** What bootstrap.ts leaves to be laid out later: the selector stands in site.css too. */
const waiting =
  '[data-opening] :is(main > div ~ div, main section, footer):not([style*=content-v])';

/**
 * Lays out what was out of sight while the page opened, one part a frame: all at once would hold up a slow
 * phone.
 */
export function layOutRest(): void {
  const part = document.querySelector<HTMLElement>(waiting);
  if (!part) {
    delete document.documentElement.dataset.opening;
    return;
  }
  part.style.contentVisibility = 'visible';
  requestAnimationFrame(layOutRest);
}
