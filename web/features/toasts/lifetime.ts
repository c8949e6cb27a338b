import { useEffect } from 'react';
import { type Toast, toast as toasts } from 'react-hot-toast/headless';
import { setToastAction } from './actions.ts';

/** How long a toast takes to leave: visible, but not worth waiting for. */
export const leaveMs = 200;

type Remainder = { readonly createdAt: number; readonly ms: number };

/** The remaining time of each toast. Module state: a toast can move to another Toaster. */
const remainders = new Map<string, Remainder>();

/** Whether a toast has been shown already, also by another Toaster. */
export function isKnown({ id }: Toast): boolean {
  return remainders.has(id);
}

/**
 * Dismisses a toast when it has been shown for its duration, and removes it when it has left. The library's own
 * timers are not used: they run on for waiting toasts, and add the whole pause to a toast that comes during it.
 */
export function useLifetime(toast: Toast, isCounting: boolean): void {
  const { id, createdAt, visible, duration = Number.POSITIVE_INFINITY } = toast;
  useEffect(() => {
    if (!isCounting) return;
    const known = remainders.get(id);
    // A toast that replaces another keeps its id, and has its own time.
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
      setToastAction(id, undefined);
    }, leaveMs);
    return () => clearTimeout(timer);
  }, [id, visible]);
}
