import { useCallback, useEffect, useState } from 'react';

/** Why the toasts pause: pointer on them, focus in them, opened by a tap, one being moved, tab hidden. */
export type Hold = 'hover' | 'focus' | 'tap' | 'swipe' | 'hidden';

const opening: readonly Hold[] = ['hover', 'focus', 'tap'];
const none: ReadonlySet<Hold> = new Set();

/** The reasons to pause. They may overlap: time goes on when the last one has ended. */
export function useHolds() {
  const [holds, setHolds] = useState(none);
  const setHold = useCallback((hold: Hold, isOn: boolean) => {
    setHolds((now) => {
      if (now.has(hold) === isOn) return now;
      return new Set(isOn ? [...now, hold] : [...now].filter((other) => other !== hold));
    });
  }, []);
  /** Call when no toast is left: no event then reports that the pointer has left. */
  const endHolds = useCallback(() => {
    setHolds((now) => new Set([...now].filter((hold) => hold === 'hidden')));
  }, []);
  useEffect(() => {
    const note = () => setHold('hidden', document.hidden);
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [setHold]);
  return {
    isHeld: holds.size > 0,
    /** Whether the stack is expanded. */
    isOpen: opening.some((hold) => holds.has(hold)),
    isTapped: holds.has('tap'),
    setHold,
    endHolds,
  };
}
