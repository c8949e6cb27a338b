import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How long a finger rests on a card until its menu opens, in ms, as long as the systems' own long press. */
const pressMs = 500;
/** A finger that moves further scrolls, in pixels. */
const slackPx = 10;

/**
 * The handlers of a container whose cards a long press of a finger picks up. A finger that moves scrolls as ever.
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
      // Only a mouse drags: a dragged card would leave the finger's long press without its menu.
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
      // The finger that is lifted after a long press opens nothing.
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
