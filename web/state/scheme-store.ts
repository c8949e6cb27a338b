import { create } from 'zustand';
import { readStored, store } from './browser-storage.ts';

/** `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The inline script reads the same key before the first paint. */
const storageKey = 'scheme';

type SchemeStore = {
  readonly scheme: Scheme;
  choose(scheme: Scheme): void;
};

/** Starts like the prerendered HTML. `recallScheme` restores the visitor's choice after hydration. */
export const useSchemeStore = create<SchemeStore>()((set) => ({
  scheme: 'system',
  choose(scheme) {
    set({ scheme });
    show(scheme);
    // Where storage is disabled the choice holds for this visit.
    store('localStorage', storageKey, scheme === 'system' ? null : scheme);
  },
}));

/** Restores the choice of an earlier visit on pages without the inline script, such as the admin. */
export function restoreScheme(): void {
  const stored = readStored('localStorage', storageKey);
  const scheme = schemes.find((each) => each === stored);
  if (scheme) show(scheme);
  recallScheme();
}

/** Takes over the choice of an earlier visit, which the inline script has applied already. */
export function recallScheme(): void {
  const { scheme } = document.documentElement.dataset;
  if (scheme === 'light' || scheme === 'dark') useSchemeStore.setState({ scheme });
}

function show(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.scheme;
  else dataset.scheme = scheme;
}
