import './toasts.css';
import {
  type CSSProperties,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Toast, toast as toasts, useToasterStore } from 'react-hot-toast/headless';
import { toastAction } from './actions.ts';
import { useHolds } from './holds.ts';
import { leaveMs } from './lifetime.ts';
import { usePressOutside } from './press-outside.ts';
import { useRegionFocus } from './region-focus.ts';
import { peekPx, shrinkage, stackUp } from './stack.ts';
import type { ToastListProps } from './toast-area.ts';
import { ToastCard } from './toast-card.tsx';

/**
 * The toasts, the newest first, but after those with an action. Pointer, touch or focus on them pauses and expands
 * them.
 */
export function ToastList({ dismiss }: ToastListProps) {
  const stored = [...useToasterStore().toasts].sort(actionFirst);
  const { isHeld, isOpen, isTapped, setHold, endHolds } = useHolds();
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  const list = useRef<HTMLOListElement>(null);
  // Before that nothing in it has a height.
  const [isPlaced, setIsPlaced] = useState(false);
  const { placements, count, frontHeight, height } = stackUp(stored, heights, isOpen);
  const isEmpty = count === 0;

  const noteHeight = useCallback((id: string, height: number) => {
    setHeights((now) => (now[id] === height ? now : { ...now, [id]: height }));
  }, []);
  const notePress = useCallback((isPressed: boolean) => setHold('swipe', isPressed), [setHold]);

  useLayoutEffect(() => {
    // In the top layer, positioned by the window: a dialog around it moves and clips its content. Without popovers
    // (before Safari 17 and Chrome 114) it lies above the page only.
    list.current?.showPopover?.();
    setIsPlaced(true);
  }, []);
  useEffect(() => {
    if (isEmpty) endHolds();
  }, [isEmpty, endHolds]);
  useRegionFocus({
    list,
    isEmpty,
    onFocusChange: (isInside) => setHold('focus', isInside),
    onDelete: () => {
      const front = stored.find(({ visible }) => visible);
      if (front) toasts.dismiss(front.id);
    },
  });
  usePressOutside(list, isTapped, () => setHold('tap', false));

  const style: CSSProperties & Record<`--${string}`, string | number> = {
    height,
    '--front': `${frontHeight}px`,
    '--peek': `${peekPx}px`,
    '--shrinkage': shrinkage,
    '--leave': `${leaveMs}ms`,
  };
  return (
    <ol
      ref={list}
      popover="manual"
      className="toasts"
      data-behind={isOpen ? undefined : count - 1}
      style={style}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') setHold('hover', true);
      }}
      onPointerLeave={() => setHold('hover', false)}
      // A mouse press does not take the focus from where the visitor works.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isPlaced &&
        placements.map(([toast, placement]) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            placement={placement}
            isHeld={isHeld}
            dismiss={dismiss}
            onHeight={noteHeight}
            onPress={notePress}
            onTap={() => setHold('tap', !isTapped)}
          />
        ))}
    </ol>
  );
}

/** Toasts with an action stay in reach when others arrive. */
function actionFirst(one: Toast, other: Toast): number {
  return Number(hasAction(other)) - Number(hasAction(one));
}

function hasAction({ id }: Toast): boolean {
  return toastAction(id) !== undefined;
}
