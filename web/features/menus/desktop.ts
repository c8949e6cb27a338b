import { useSyncExternalStore } from 'react';

/** From here on, Tailwind's lg, the header has the desktop's menu. */
export const desktop = '(width >= 64rem)';

/** Whether the header has the desktop's menu; the server cannot know. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(desktop).matches, isNotKnown);
}

const isNotKnown = () => false;

function subscribe(onChange: () => void): () => void {
  const width = matchMedia(desktop);
  width.addEventListener('change', onChange);
  return () => width.removeEventListener('change', onChange);
}
