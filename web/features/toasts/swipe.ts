import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** From the specification: dismissed when released this far away, or after a move this fast. */
const dismissPx = 45;
const dismissPxPerMs = 0.11;
/** A tapping finger moves by less. */
const tremblePx = 8;
/** How far a dismissed toast moves on while it fades. */
const flightPx = 200;

type Press = {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  axis?: 'x' | 'y' | undefined;
};

type Offset = { readonly x: number; readonly y: number };
const home: Offset = { x: 0, y: 0 };

type SwipeProps = {
  /** Called when a press begins or ends. Must be the same function at every render. */
  onPress(isPressed: boolean): void;
  onTap(): void;
  onAway(): void;
};

/** Lets a toast follow a finger or the mouse sideways and up. On release it is dismissed or returns. */
export function useSwipe({ onPress, onTap, onAway }: SwipeProps) {
  const press = useRef<Press>(undefined);
  const [offset, setOffset] = useState(home);
  const [isSwiping, setIsSwiping] = useState(false);

  const end = () => {
    press.current = undefined;
    setIsSwiping(false);
    onPress(false);
  };
  const cancel = () => {
    if (!press.current) return;
    end();
    setOffset(home);
  };

  // A toast that is removed during a press gets no release event.
  useEffect(
    () => () => {
      if (press.current) onPress(false);
    },
    [onPress],
  );

  const handlers = {
    onPointerDown(event: PointerEvent) {
      const { target, pointerId, clientX, clientY } = event;
      const isControl = target instanceof Element && target.closest('button');
      if (!event.isPrimary || event.button !== 0 || isControl) return;
      event.currentTarget.setPointerCapture(pointerId);
      press.current = { pointerId, x: clientX, y: clientY, at: performance.now() };
      onPress(true);
    },
    onPointerMove(event: PointerEvent) {
      if (press.current?.pointerId !== event.pointerId) return;
      press.current.axis ??= axisOf(press.current, event);
      if (!press.current.axis) return;
      setIsSwiping(true);
      setOffset(offsetOf(press.current, event));
    },
    onPointerUp(event: PointerEvent) {
      const { current } = press;
      if (current?.pointerId !== event.pointerId) return;
      end();
      if (!current.axis) {
        if (event.pointerType !== 'mouse') onTap();
        return;
      }
      const { x, y } = offsetOf(current, event);
      const distance = Math.abs(x + y);
      const speed = distance / (performance.now() - current.at);
      if (distance >= dismissPx || (distance >= tremblePx && speed > dismissPxPerMs)) {
        setOffset({ x: x + Math.sign(x) * flightPx, y: y + Math.sign(y) * flightPx });
        onAway();
      } else {
        setOffset(home);
      }
    },
    // After a cancel too.
    onLostPointerCapture: cancel,
  };
  return { offset, isSwiping, handlers };
}

function axisOf(press: Press, { clientX, clientY }: PointerEvent): Press['axis'] {
  const x = Math.abs(clientX - press.x);
  const y = Math.abs(clientY - press.y);
  if (Math.max(x, y) < tremblePx) return undefined;
  return x >= y ? 'x' : 'y';
}

/** Along one axis, and not down, towards the page. */
function offsetOf({ axis, x, y }: Press, { clientX, clientY }: PointerEvent): Offset {
  return axis === 'x' ? { x: clientX - x, y: 0 } : { x: 0, y: Math.min(0, clientY - y) };
}
