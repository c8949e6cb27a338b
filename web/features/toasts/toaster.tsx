import './toasts.css';
import { X } from 'lucide';
import {
  type CSSProperties,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { toast as toasts, useToasterStore } from 'react-hot-toast/headless';
import { create } from 'zustand';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { useEver } from '../../ui/use-ever.ts';
import { usePressOutside } from '../../ui/use-press-outside.ts';
import { useRegionFocus } from './region-focus.ts';
import { type Placement, peekPx, shrinkage, stackUp, type Toast } from './stack.ts';
import { useSwipe } from './swipe.ts';

/** The mounted Toasters. The last one shows the toasts: an earlier one may lie under its dialog. */
const usePlaces = create<readonly string[]>(() => []);

type ToasterProps = {
  readonly texts: Chrome['toast'];
  /** Whether toasts take space in the page's flow, below its content, so that they never cover a control. */
  readonly isDocked?: boolean;
};

/**
 * The live region for toasts, at the top centre unless it is docked. Always mounted, because a live region must exist
 * before its text. New toasts are announced; moving them is not. Content outside a modal dialog is inert, so each open
 * dialog has a Toaster of its own.
 */
export function Toaster({ texts, isDocked = false }: ToasterProps) {
  const place = useId();
  const places = usePlaces();
  const isUsed = useEver(useToasterStore().toasts.length > 0);
  useEffect(() => {
    usePlaces.setState((mounted) => [...mounted, place], true);
    return () => usePlaces.setState((mounted) => mounted.filter((id) => id !== place), true);
  }, [place]);
  return (
    <section
      aria-label={texts.region}
      aria-live="polite"
      tabIndex={-1}
      className={isDocked ? 'no-print' : 'no-print fixed inset-x-0 top-4 z-50'}
    >
      {isUsed && places.at(-1) === place && (
        <ToastList dismiss={texts.dismiss} isDocked={isDocked} />
      )}
    </section>
  );
}

/** The toasts: those with an action first, then the newest. Pointer, touch or focus on them pauses and expands them. */
function ToastList({ dismiss, isDocked }: { dismiss: string; isDocked: boolean }) {
  const stored = useToasterStore().toasts.sort(actionFirst);
  const isEmpty = !stored.some(({ visible }) => visible);
  const { isHeld, isOpen, isHovered, isTapped, setHold } = useHolds(isEmpty);
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  const list = useRef<HTMLOListElement>(null);
  // Before that nothing in it has a height.
  const [isPlaced, setIsPlaced] = useState(false);
  const { placements, count, frontHeight, height } = stackUp(stored, heights, {
    isOpen,
    isDocked,
  });

  const noteHeight = useCallback((id: string, height: number) => {
    setHeights((now) => (now[id] === height ? now : { ...now, [id]: height }));
  }, []);
  const notePress = useCallback((isPressed: boolean) => setHold('swipe', isPressed), [setHold]);

  useLayoutEffect(() => {
    // In the top layer, positioned by the window: a dialog around it would move and clip its content. Without popovers
    // (before Safari 17 and Chrome 114) it lies only above the page.
    if (!isDocked) list.current?.showPopover?.();
    setIsPlaced(true);
  }, [isDocked]);
  useRegionFocus({
    list,
    isEmpty,
    onFocusChange: (isInside) => setHold('focus', isInside),
    onDelete: () => {
      const front = stored.find(({ visible }) => visible);
      if (front) toasts.dismiss(front.id);
    },
  });
  useEffect(() => {
    if (!isHovered) return;
    // Browsers may send no leave event when the toast under the pointer was removed: the others would never leave.
    const onOver = ({ target }: PointerEvent) => {
      if (!list.current?.contains(target as Node)) setHold('hover', false);
    };
    document.addEventListener('pointerover', onOver);
    return () => document.removeEventListener('pointerover', onOver);
  }, [isHovered, setHold]);
  usePressOutside(
    isTapped,
    () => list.current,
    () => setHold('tap', false),
  );

  const style: CSSProperties & Record<`--${string}`, string | number> = {
    height,
    '--front': `${frontHeight}px`,
    '--peek': `${peekPx}px`,
    '--peeks': `${Math.max(0, count - 1) * peekPx}px`,
    '--shrinkage': shrinkage,
    '--leave': `${leaveMs}ms`,
  };
  return (
    <ol
      ref={list}
      popover={isDocked ? undefined : 'manual'}
      className="toasts"
      data-docked={isDocked || undefined}
      data-behind={isOpen ? undefined : count - 1}
      style={style}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') setHold('hover', true);
      }}
      onPointerLeave={() => setHold('hover', false)}
      // A mouse press must not move the focus away from the visitor's work.
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

/** Toasts with an action stay reachable when others arrive. */
function actionFirst(one: Toast, other: Toast): number {
  return Number(other.action !== undefined) - Number(one.action !== undefined);
}

/** Reasons for a pause: pointer on them, focus in them, opened by a tap, one being moved. */
const none = { hover: false, focus: false, tap: false, swipe: false };

/** Combines the reasons for a pause: time goes on when the last one has ended and the tab is visible. */
function useHolds(isEmpty: boolean) {
  const [holds, setHolds] = useState(none);
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);
  const setHold = useCallback((hold: keyof typeof none, isOn: boolean) => {
    setHolds((now) => ({ ...now, [hold]: isOn }));
  }, []);
  // When no toast is left, no event reports that the pointer has left.
  useEffect(() => {
    if (isEmpty) setHolds(none);
  }, [isEmpty]);
  const { hover, focus, tap, swipe } = holds;
  const isOpen = hover || focus || tap;
  return { isHeld: isHidden || isOpen || swipe, isOpen, isHovered: hover, isTapped: tap, setHold };
}

function onVisibilityChange(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}

/** Visible, but not worth waiting for. */
const leaveMs = 200;

type ToastCardProps = {
  readonly toast: Toast;
  readonly placement: Placement;
  readonly isHeld: boolean;
  readonly dismiss: string;
  onHeight(id: string, height: number): void;
  onPress(isPressed: boolean): void;
  onTap(): void;
};

function ToastCard({ toast, placement, isHeld, dismiss, ...props }: ToastCardProps) {
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
