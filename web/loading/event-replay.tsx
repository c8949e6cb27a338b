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
    // The parts that bootstrap.ts defers. Not in the task of the hydration.
    requestAnimationFrame(() => delete document.documentElement.dataset.opening);
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
