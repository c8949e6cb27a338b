import { useEffect } from 'react';

/** From this width (Tailwind's lg) on, the header has the desktop menu. */
const desktop = '(min-width:64rem)';
/** Below it, the sheet is used. */
export const belowDesktop = '(max-width:63.99rem)';

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
