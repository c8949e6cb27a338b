import { useSetAtom } from 'jotai';
import { type PointerEvent, type UIEvent, useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import { useReader } from '../language.ts';
import { focusPageAfter } from '../ui/focus-page.ts';
import type { List } from './list-state.ts';

type NewRowsProps = {
  /** How many of the rows held back have arrived; the others come back, or have moved. */
  readonly arrived: number;
  /** One new row, or `{count}`. */
  readonly texts: { readonly newOne: string; readonly newMany: string };
  onShow(): void;
};

/** The button that shows the rows held back. */
export function NewRows({ arrived, texts, onShow }: NewRowsProps) {
  const { texts: all, language } = useReader();
  const words = arrived === 1 ? texts.newOne : texts.newMany;
  return (
    <button
      ref={focusPageAfter}
      type="button"
      onClick={onShow}
      className="min-h-8 rounded-full bg-link px-3.5 text-sm font-semibold text-surface hover:opacity-90 pointer-coarse:min-h-11"
    >
      {arrived > 0 ? fill(words, { count: arrived }, language) : all.refreshList}
    </button>
  );
}

/**
 * Handlers of a scrolled list: while the mouse points at it or at the button that shows the new rows, or it is
 * scrolled, new rows are held back, since they would move a row that is about to be pressed.
 * @returns `pointing` for the list and the button's surroundings, `onScroll` for the list
 */
export function useHeldRows({ holdAtom }: Pick<List<unknown, { id: string }>, 'holdAtom'>) {
  const hold = useSetAtom(holdAtom);
  const reasons = useRef({ isPointing: false, isScrolled: false, isHeld: false });
  const settle = () => {
    const { current } = reasons;
    const isHeld = current.isPointing || current.isScrolled;
    if (isHeld === current.isHeld) return;
    current.isHeld = isHeld;
    hold(isHeld);
  };
  useEffect(() => () => void hold(false), [hold]);
  return {
    pointing: {
      // Not only on entering: a list may appear under a resting pointer.
      onPointerMove({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') reasons.current.isPointing = true;
        settle();
      },
      onPointerLeave() {
        reasons.current.isPointing = false;
        // The pointer may move on to the button.
        setTimeout(settle);
      },
    },
    onScroll({ currentTarget }: UIEvent) {
      reasons.current.isScrolled = currentTarget.scrollTop > 0;
      settle();
    },
  };
}

export type HeldRowsHandlers = ReturnType<typeof useHeldRows>;
