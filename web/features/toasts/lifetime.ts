import { useEffect } from 'react';
import { type Toast, toast as toasts } from 'react-hot-toast/headless';
import { setToastAction } from './actions.ts';

/** How long a toast takes to leave: long enough to be seen going, too short to wait for. */
export const leaveMs = 200;

type Remainder = { readonly createdAt: number; readonly ms: number };

/** What is left of each toast's time. Here, and not in a component: a toast moves on to another Toaster with it. */
const remainders = new Map<string, Remainder>();

/** Whether a toast has been shown already, be it by another Toaster. */
export function isKnown({ id }: Toast): boolean {
  return remainders.has(id);
}

/**
 * Ends a toast when it has been shown for its duration, and removes it when it has left. Not by the library's
 * own timers: those run on for toasts that wait their turn unseen, and give to one that comes during a pause
 * all of that pause.
 */
export function useLifetime(toast: Toast, isCounting: boolean): void {
  const { id, createdAt, visible, duration = Number.POSITIVE_INFINITY } = toast;
  useEffect(() => {
    if (!isCounting) return;
    const known = remainders.get(id);
    // One that replaces another keeps its name, and has its own time.
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
