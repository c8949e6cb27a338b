import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Focuses the page or the open dialog after the focused element was removed: Tab would start anew. */
export function focusPageIfLost(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const dialog = document.querySelector<HTMLElement>('dialog[open] .dialog-close');
    (dialog ?? document.getElementById('main'))?.focus({ preventScroll: true });
  });
}

/** A ref for an element that is removed after it, or a button in it, was pressed. */
export const focusPageAfter = () => focusPageIfLost;

/** Keeps the focus in the open record after the pressed button was removed. */
export function focusRecord(): void {
  document.getElementById('detail-heading')?.focus({ preventScroll: true });
}

/** A `ref` of what takes the place of the focused element. */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Closes a dialog and focuses a heading, since the button that opened it may be gone. In this order: nothing behind an
 * open dialog can take the focus.
 */
export function closeToHeading(close: () => void, heading: RefObject<HTMLElement | null>): void {
  flushSync(close);
  heading.current?.focus();
}
