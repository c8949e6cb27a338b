import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the page is pressed outside the row that contains a popup. */
export function usePressOutside(popup: RefObject<HTMLElement | null>, callback: () => void): void {
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !popup.current?.parentElement?.contains(target)) callback();
  });
  useEffect(() => {
    const listener = (event: PointerEvent) => onPointerDown(event);
    addEventListener('pointerdown', listener);
    return () => removeEventListener('pointerdown', listener);
  }, []);
}
