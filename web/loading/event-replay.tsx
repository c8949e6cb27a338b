import { type RefObject, useEffect } from 'react';

/** For a part of a page that is hydrated later than the page: its early events wait until then. */
export const held = { 'data-held': '' } as const;

type EventReplayProps = {
  /** The held part that is hydrated now; without one, the page. */
  readonly within?: RefObject<HTMLElement | null>;
};

/**
 * Replays the visitor's events from before hydration. Place it inside the Suspense boundary of the hydrated part:
 * outside, its effect would run before the handlers exist, and the browser would submit a form natively.
 */
export function EventReplay({ within }: EventReplayProps) {
  useEffect(() => {
    within?.current?.removeAttribute('data-held');
    const { earlyEvents } = window;
    if (!earlyEvents) return;
    earlyEvents.alive = true;
    // In the next frame: earlier, the first two parts would be laid out together.
    requestAnimationFrame(() => layOutRest());
    for (const touch of earlyEvents.remembered.splice(0)) {
      const { kind, element } = touch;
      if (element.closest('[data-held]')) {
        earlyEvents.remembered.push(touch);
        continue;
      }
      delete element.dataset.waiting;
      if (kind === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, [within]);
  return null;
}

/** The parts that bootstrap.ts defers. site.css has the same selector. */
const waiting = '[data-opening] :is(main > div ~ div, main section, footer)';

/**
 * Lays out the deferred parts, one per frame: all at once would block a slow phone.
 * @param parts the parts that are left. Passed on, not queried again: Safari before 18 does not keep such a style
 */
function layOutRest(parts = [...document.querySelectorAll<HTMLElement>(waiting)]): void {
  const part = parts.shift();
  if (!part) {
    delete document.documentElement.dataset.opening;
    return;
  }
  part.style.contentVisibility = 'visible';
  requestAnimationFrame(() => layOutRest(parts));
}
