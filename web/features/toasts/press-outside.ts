import { type RefObject, useEffect } from 'react';

/** Calls back when a press comes down outside an element, while `isAsked` is true. */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  isAsked: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isAsked) return;
    const note = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', note);
    return () => document.removeEventListener('pointerdown', note);
  });
}
