import { useSyncExternalStore } from 'react';
import { useSchemeStore } from '../state/scheme-store.ts';

const device = matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  device.addEventListener('change', onChange);
  return () => device.removeEventListener('change', onChange);
}

/** Whether the page is dark, by the visitor's choice or the device's. */
export function useDark(): boolean {
  const byDevice = useSyncExternalStore(subscribe, () => device.matches);
  const scheme = useSchemeStore((store) => store.scheme);
  return scheme === 'system' ? byDevice : scheme === 'dark';
}
