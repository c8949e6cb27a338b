import { type RefObject, useEffect } from 'react';
import { desktop } from './desktop.ts';

/**
 * Closes an open menu on Escape, on a press elsewhere, and when the window crosses the desktop width. Escape returns
 * the focus to the menu's item.
 * @param panel the menu; its item is the `li` around it
 */
export function useDismissal(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const item = panel.current?.closest('li');
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (item?.contains(document.activeElement)) item.querySelector('a')?.focus();
      close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !item?.contains(target)) close();
    };
    const width = matchMedia(desktop);
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', onPointerDown);
    width.addEventListener('change', close);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', onPointerDown);
      width.removeEventListener('change', close);
    };
  }, [panel, isOpen, close]);
}
