import { type RefObject, useLayoutEffect } from 'react';

/** In pixels: to the row, to the screen's edge, height that is enough, least height. */
const gap = 6;
const margin = 8;
const enough = 320;
const least = 180;
/** Greatest height, as a fraction of the viewport's height. */
const most = 0.6;

/**
 * Puts a popup into the top layer, where nothing clips it, and keeps it below the row that contains it.
 * Above the row if there is too little room below and more above.
 */
export function useBesideRow(popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const row = element?.parentElement;
    if (!element || !row) return;
    // Without popovers (before 2024) a fixed position is the fallback.
    element.showPopover?.();
    const place = () => putBeside(element, row.getBoundingClientRect());
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    // A phone's keyboard reduces the visible height.
    visualViewport?.addEventListener('resize', place);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
      visualViewport?.removeEventListener('resize', place);
    };
  }, [popup]);
}

function putBeside(element: HTMLElement, row: DOMRect): void {
  const { clientHeight } = document.documentElement;
  const seenTop = visualViewport?.offsetTop ?? 0;
  const seenBottom = seenTop + (visualViewport?.height ?? clientHeight);
  const roomAbove = row.top - seenTop - gap - margin;
  const roomBelow = seenBottom - row.bottom - gap - margin;
  const isAbove = roomBelow < enough && roomAbove > roomBelow;
  const room = Math.max(least, isAbove ? roomAbove : roomBelow);
  element.dataset.side = isAbove ? 'above' : 'below';
  Object.assign(element.style, {
    left: `${row.left}px`,
    width: `${row.width}px`,
    top: isAbove ? 'auto' : `${row.bottom + gap}px`,
    bottom: isAbove ? `${clientHeight - row.top + gap}px` : 'auto',
    maxHeight: `${Math.min(room, clientHeight * most)}px`,
  });
}
