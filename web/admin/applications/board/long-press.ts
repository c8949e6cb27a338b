import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** As long as the systems' own long press, in ms. */
const pressMs = 500;
/** A finger that moves further is scrolling; in pixels. */
const slackPx = 10;

/**
 * Handlers of a container, for a long press of a finger on one of its cards. A moving finger still scrolls.
 * @param onPress called with the id of the pressed card
 */
export function useLongPress(onPress: (id: string) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const isDone = useRef(false);
  const stop = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    onPointerDown({ pointerType, target, clientX, clientY, isPrimary }: PointerEvent) {
      stop();
      isDone.current = false;
      const card = target instanceof Element ? target.closest('li') : null;
      const id = card?.querySelector<HTMLElement>('[data-card]')?.dataset.card;
      // Only a mouse drags: on touch, a drag would prevent the long press.
      if (card) card.draggable = pointerType === 'mouse';
      if (pointerType === 'mouse' || !isPrimary || id === undefined) return;
      const timer = setTimeout(() => {
        stop();
        isDone.current = true;
        navigator.vibrate?.(10);
        onPress(id);
      }, pressMs);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > slackPx) stop();
    },
    onPointerUp: stop,
    // The browser scrolls.
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      // A finger's long press would open the browser's menu for the link.
      if (press.current || isDone.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!isDone.current) return;
      // Lifting the finger after a long press must not open the card.
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
