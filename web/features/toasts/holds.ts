import { useCallback, useEffect, useState } from 'react';

/** Why the toasts wait: a pointer on them, the focus in them, a tap that opened them, a finger that moves one, a hidden tab. */
export type Hold = 'hover' | 'focus' | 'tap' | 'swipe' | 'hidden';

const opening: readonly Hold[] = ['hover', 'focus', 'tap'];
const none: ReadonlySet<Hold> = new Set();

/** The reasons to wait. They overlap: time goes on when the last one has ended. */
export function useHolds() {
  const [holds, setHolds] = useState(none);
  const setHold = useCallback((hold: Hold, isOn: boolean) => {
    setHolds((now) => {
      if (now.has(hold) === isOn) return now;
      return new Set(isOn ? [...now, hold] : [...now].filter((other) => other !== hold));
    });
  }, []);
  /** Where no toast is left there is none to be held: nothing tells that the pointer has left. */
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
    /** Whether the stack is spread out. */
    isOpen: opening.some((hold) => holds.has(hold)),
    isTapped: holds.has('tap'),
    setHold,
    endHolds,
  };
}
