import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when a press begins outside a part of the page.
 * @param isAsked whether to listen
 * @param partOf returns the part
 */
export function usePressOutside(
  isAsked: boolean,
  partOf: () => Element | null | undefined,
  onPress: () => void,
): void {
  const note = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !partOf()?.contains(target)) onPress();
  });
  useEffect(() => {
    if (!isAsked) return;
    const listener = (event: PointerEvent) => note(event);
    addEventListener('pointerdown', listener);
    return () => removeEventListener('pointerdown', listener);
  }, [isAsked]);
}
