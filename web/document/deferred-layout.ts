/** What bootstrap.ts leaves to be laid out later: the selector stands in site.css too. */
const waiting = '[data-opening] :is(main > div ~ div, main section, footer)';

/**
 * Lays out what was out of sight while the page opened, one part a frame: all at once would hold up a slow
 * phone.
 * @param parts what is left; counted, not asked for: Safari before 18 keeps no such style
 */
export function layOutRest(parts = [...document.querySelectorAll<HTMLElement>(waiting)]): void {
  const part = parts.shift();
  if (!part) {
    delete document.documentElement.dataset.opening;
    return;
  }
  part.style.contentVisibility = 'visible';
  requestAnimationFrame(() => layOutRest(parts));
}
