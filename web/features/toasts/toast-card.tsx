import { X } from 'lucide';
import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { toast as toasts } from 'react-hot-toast/headless';
import { Icon } from '../../ui/icon.tsx';
import type { Placement, Toast } from './stack.ts';
import { useSwipe } from './swipe.ts';

/** Visible, but not worth waiting for. */
export const leaveMs = 200;

type ToastCardProps = {
  readonly toast: Toast;
  readonly placement: Placement;
  readonly isHeld: boolean;
  readonly dismiss: string;
  onHeight(id: string, height: number): void;
  onPress(isPressed: boolean): void;
  onTap(): void;
};

export function ToastCard({ toast, placement, isHeld, dismiss, ...props }: ToastCardProps) {
  const { id, action } = toast;
  const { state, isBehind, y, scale, zIndex } = placement;
  const { onHeight, onPress, onTap } = props;
  const card = useRef<HTMLLIElement>(null);
  const textId = useId();
  // Another Toaster may have shown it already.
  const [isNew] = useState(() => !remainders.has(id));
  const leave = () => toasts.dismiss(id);
  const { offset, isSwiping, handlers } = useSwipe({ onPress, onTap, onAway: leave });
  useLifetime(toast, state === 'shown' && !isHeld);

  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    // Exact to a fraction of a pixel, and not affected by the card's scale.
    const measure = () => onHeight(id, Number.parseFloat(getComputedStyle(current).height));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [id, onHeight]);

  // A dismissed toast can be raised again, such as a loading one that is done: then without its offset.
  const isAtHome = state === 'shown' && !isSwiping;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--x': `${isAtHome ? 0 : offset.x}px`,
    '--y': `${isAtHome ? y : y + offset.y}px`,
    scale,
    zIndex,
  };
  return (
    <li
      ref={card}
      className={`toast ${toast.className}`}
      data-state={state}
      data-behind={isBehind || undefined}
      data-new={isNew || undefined}
      data-swiping={isSwiping || undefined}
      inert={state !== 'shown'}
      style={style}
      onKeyDown={({ key }) => {
        if (key === 'Delete') leave();
      }}
      {...handlers}
    >
      {toast.icon && <span className="toast-icon">{toast.icon}</span>}
      <p id={textId} className="toast-text">
        {String(toast.message)}
      </p>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            leave();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-close"
        aria-label={dismiss}
        aria-describedby={textId}
        onClick={leave}
      >
        <Icon drawing={X} size={18} />
      </button>
    </li>
  );
}

/** The remaining time of each toast. Module state: a toast can move to another Toaster. */
const remainders = new Map<string, { readonly createdAt: number; readonly ms: number }>();

/**
 * Dismisses a toast when it has been shown for its duration, and removes it after its animation. The library's own
 * timers run on for waiting toasts, and add the whole pause to a toast that arrives during it.
 */
function useLifetime(toast: Toast, isCounting: boolean): void {
  const { id, createdAt, visible, duration = Number.POSITIVE_INFINITY } = toast;
  useEffect(() => {
    if (!isCounting) return;
    const known = remainders.get(id);
    // A toast that replaces another has the same id, but a time of its own.
    const ms = known?.createdAt === createdAt ? known.ms : duration;
    remainders.set(id, { createdAt, ms });
    if (ms === Number.POSITIVE_INFINITY) return;
    const start = performance.now();
    const timer = setTimeout(() => toasts.dismiss(id), ms);
    return () => {
      clearTimeout(timer);
      remainders.set(id, { createdAt, ms: ms - (performance.now() - start) });
    };
  }, [id, createdAt, duration, isCounting]);
  useEffect(() => {
    if (visible) return;
    const timer = setTimeout(() => {
      toasts.remove(id);
      remainders.delete(id);
    }, leaveMs);
    return () => clearTimeout(timer);
  }, [id, visible]);
}
