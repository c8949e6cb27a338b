import { X } from 'lucide';
import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Toast, toast as toasts } from 'react-hot-toast/headless';
import { Icon } from '../../ui/icon.tsx';
import { toastAction } from './actions.ts';
import { isKnown, useLifetime } from './lifetime.ts';
import type { Placement } from './stack.ts';
import { useSwipe } from './swipe.ts';

type ToastCardProps = {
  readonly toast: Toast;
  readonly placement: Placement;
  readonly isHeld: boolean;
  readonly dismiss: string;
  onHeight(id: string, height: number): void;
  onPress(isPressed: boolean): void;
  onTap(): void;
};

/** One toast: icon, text, action and close button. */
export function ToastCard({ toast, placement, isHeld, dismiss, ...props }: ToastCardProps) {
  const { id } = toast;
  const { state, isBehind, y, scale, zIndex } = placement;
  const { onHeight, onPress, onTap } = props;
  const card = useRef<HTMLLIElement>(null);
  const textId = useId();
  const [isNew] = useState(() => !isKnown(toast));
  const leave = () => toasts.dismiss(id);
  const action = toastAction(id);
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

  // A swiped-away toast can be raised again, as a loading one when it is done: then without its offset.
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
