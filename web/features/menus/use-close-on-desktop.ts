import { useEffect } from 'react';
import { desktop } from './desktop.ts';

/** Closes a menu when the window becomes wide enough for the desktop menu. */
export function useCloseOnDesktop(isOpen: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render's function does the same
  useEffect(() => {
    if (!isOpen) return;
    const width = matchMedia(desktop);
    width.addEventListener('change', close);
    return () => width.removeEventListener('change', close);
  }, [isOpen]);
}
