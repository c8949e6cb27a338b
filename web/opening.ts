/** What bootstrap.ts leaves to be laid out later: the selector stands in site.css too. */
const waiting = '[data-opening] :is(main > * + *, main section, footer)';

/**
 * Lays out what was out of sight while the page opened, one part a frame: all at once would hold up a slow
 * phone. The outermost come first.
 */
export function layOutRest(): void {
  const parts = document.querySelectorAll<HTMLElement>(waiting);
  let next = 0;
  requestAnimationFrame(function layOutOne() {
    const part = parts[next];
    next += 1;
    if (part) {
      part.style.contentVisibility = 'visible';
      requestAnimationFrame(layOutOne);
      return;
    }
    delete document.documentElement.dataset.opening;
    for (const one of parts) one.style.contentVisibility = '';
  });
}
