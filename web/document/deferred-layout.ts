/** The parts that bootstrap.ts defers. site.css has the same selector. */
const waiting = '[data-opening] :is(main > div ~ div, main section, footer)';

/**
 * Lays out the deferred parts, one per frame: all at once would block a slow phone.
 * @param parts the parts that are left. Passed on, not queried again: Safari before 18 does not keep such a style
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
