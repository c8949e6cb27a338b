import { useEffect } from 'react';
import { desktop } from './desktop.ts';

/** Closes a menu when the window crosses the width at which the desktop menu takes the place of the small one. */
export function useCloseOnDesktop(isOpen: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function of each render closes the same
  useEffect(() => {
    if (!isOpen) return;
    const width = matchMedia(desktop);
    width.addEventListener('change', close);
    return () => width.removeEventListener('change', close);
  }, [isOpen]);
}
