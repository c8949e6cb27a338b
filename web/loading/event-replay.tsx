import { type RefObject, useEffect } from 'react';
import { layOutRest } from '../document/deferred-layout.ts';

/** On a part of a page that comes alive later than the page: its touches stay remembered until then. */
export const held = { 'data-held': '' } as const;

type EventReplayProps = {
  /** The held part that is alive from now on; without one, the page. */
  readonly within?: RefObject<HTMLElement | null>;
};

/**
 * Does what the visitor did before the page could answer. It stands inside the Suspense boundary of what it
 * speaks for: outside, its effect would come before the handlers, and the browser would send a form by itself.
 */
export function EventReplay({ within }: EventReplayProps) {
  useEffect(() => {
    within?.current?.removeAttribute('data-held');
    const { earlyEvents } = window;
    if (!earlyEvents) return;
    earlyEvents.alive = true;
    // In the next frame: before it, the first part would be laid out in one with the second.
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
