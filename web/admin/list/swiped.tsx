import type { IconNode } from 'lucide';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useMay } from '../session/user.ts';

/** In pixels: the distance after which a release acts, and the one after which a move counts as a swipe. */
const actsPx = 96;
const beginsPx = 10;
/** In pixels: at the edges of the window a swipe is the system's gesture for Back. */
const edgePx = 24;
/** Duration of a released row's exit, in ms. */
const leavesMs = 160;

type SwipedProps = {
  readonly drawing: IconNode;
  /** What a swipe does; shown below the row. */
  readonly label: string;
  onSwipe(): void;
  readonly children: ReactNode;
};

type Swipe = { readonly id: number; readonly x: number; readonly y: number; isSwiping: boolean };

/** A row that acts when a finger swipes it either way. Moved up or down first, it scrolls instead. */
export function Swiped({ drawing, label, onSwipe, children }: SwipedProps) {
  const mayWork = useMay('letters');
  const row = useRef<HTMLDivElement>(null);
  const swipe = useRef<Swipe | null>(null);
  const [state, setState] = useState<'still' | 'moved' | 'acts'>('still');

  const move = (px: number, isAnimated = false) => {
    const style = row.current?.style;
    if (!style) return;
    style.transition = isAnimated ? `translate ${leavesMs}ms ease-out` : '';
    style.translate = px === 0 ? '' : `${px}px`;
  };
  const rest = () => {
    swipe.current = null;
    move(0, true);
    setState('still');
  };
  const begin = (event: PointerEvent) => {
    const { pointerId: id, pointerType, isPrimary, clientX: x, clientY: y } = event;
    // A second finger: the row must not stay aside.
    if (swipe.current?.isSwiping) {
      rest();
      return;
    }
    const isAtEdge = x < edgePx || x > document.documentElement.clientWidth - edgePx;
    swipe.current =
      mayWork && pointerType === 'touch' && isPrimary && !isAtEdge
        ? { id, x, y, isSwiping: false }
        : null;
  };
  const follow = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { current } = swipe;
    if (current?.id !== pointerId) return;
    const [x, y] = [clientX - current.x, clientY - current.y];
    if (!current.isSwiping) {
      if (Math.max(Math.abs(x), Math.abs(y)) < beginsPx) return;
      if (Math.abs(x) < 2 * Math.abs(y)) {
        swipe.current = null;
        return;
      }
      current.isSwiping = true;
      currentTarget.setPointerCapture(pointerId);
    }
    move(x);
    setState(Math.abs(x) >= actsPx ? 'acts' : 'moved');
  };
  const release = ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { current } = swipe;
    if (current?.id !== pointerId) return;
    swipe.current = null;
    if (!current.isSwiping) return;
    const x = clientX - current.x;
    if (Math.abs(x) < actsPx) {
      rest();
      return;
    }
    const act = () => {
      onSwipe();
      // If the list keeps the row, it moves back.
      rest();
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      act();
      return;
    }
    move(Math.sign(x) * currentTarget.clientWidth, true);
    setTimeout(act, leavesMs);
  };

  return (
    <div
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={rest}
      className="relative touch-pan-y touch-pinch-zoom overflow-hidden"
    >
      {state !== 'still' && (
        <div
          aria-hidden="true"
          data-acts={state === 'acts' || undefined}
          className="absolute inset-0 flex items-center justify-between gap-3 bg-band px-6 font-semibold text-muted data-acts:bg-link data-acts:text-surface"
        >
          <Icon drawing={drawing} size={22} />
          {state === 'acts' && <span className="truncate">{label}</span>}
          <Icon drawing={drawing} size={22} />
        </div>
      )}
      <div ref={row} className="relative bg-surface">
        {children}
      </div>
    </div>
  );
}
