import { useSyncExternalStore } from 'react';
import { useSchemeStore } from './scheme.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** The scheme that is shown: the chosen one, else the device's. */
export function useShownScheme(): 'light' | 'dark' {
  const chosen = useSchemeStore(({ scheme }) => scheme);
  const isDeviceDark = useSyncExternalStore(
    (onChange) => {
      dark.addEventListener('change', onChange);
      return () => dark.removeEventListener('change', onChange);
    },
    () => dark.matches,
  );
  if (chosen !== 'system') return chosen;
  return isDeviceDark ? 'dark' : 'light';
}
