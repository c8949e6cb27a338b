import { useSetAtom, type WritableAtom } from 'jotai';
import { type PointerEvent, type UIEvent, useEffect, useRef } from 'react';

type HoldAtom = WritableAtom<unknown, [isHeld: boolean], unknown>;

/**
 * The handlers of a scrolled list: while the mouse points at it, or it is scrolled, new rows are held back, since they
 * would move the row that is about to be pressed.
 */
export function useHeldRows({ holdAtom }: { readonly holdAtom: HoldAtom }) {
  const hold = useSetAtom(holdAtom);
  const reasons = useRef({ isPointing: false, isScrolled: false });
  const note = (change: Partial<typeof reasons.current>) => {
    const { current } = reasons;
    const wasHeld = current.isPointing || current.isScrolled;
    Object.assign(current, change);
    const isHeld = current.isPointing || current.isScrolled;
    if (isHeld !== wasHeld) hold(isHeld);
  };
  useEffect(
    () => () => {
      hold(false);
    },
    [hold],
  );
  return {
    // Not only on entering: a list may appear under a resting pointer.
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') note({ isPointing: true });
    },
    onPointerLeave: () => note({ isPointing: false }),
    onScroll: ({ currentTarget }: UIEvent) => note({ isScrolled: currentTarget.scrollTop > 0 }),
  };
}

export type HeldRowsHandlers = ReturnType<typeof useHeldRows>;
