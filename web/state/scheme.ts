import { create } from 'zustand';
import { readStored, store } from './browser-storage.ts';

/** `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The inline script reads the same key before the first paint. */
const storageKey = 'scheme';

/** Whether storage is disabled or full, so that a choice holds for this visit only. */
let isUnstored = false;

type SchemeStore = {
  readonly scheme: Scheme;
  choose(scheme: Scheme): void;
};

/** Starts like the prerendered HTML. `restoreScheme` restores the visitor's choice after hydration. */
export const useSchemeStore = create<SchemeStore>()((set) => ({
  scheme: 'system',
  choose(scheme) {
    set({ scheme });
    showScheme(scheme);
    store('localStorage', storageKey, scheme === 'system' ? null : scheme);
    isUnstored = scheme !== 'system' && readStored('localStorage', storageKey) !== scheme;
  },
}));

if (typeof document !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
    if (key !== storageKey && key !== null) return;
    isUnstored = false;
    restoreScheme();
  });
  // A page in the back/forward cache gets no storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restoreScheme();
  });
}

/** Shows the stored choice: that of an earlier visit, or of another tab. A choice that could not be stored stays. */
export function restoreScheme(): void {
  if (isUnstored) return;
  const stored = readStored('localStorage', storageKey);
  const scheme = schemes.find((each) => each === stored) ?? 'system';
  showScheme(scheme);
  useSchemeStore.setState({ scheme });
}

function showScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.scheme;
  else dataset.scheme = scheme;
}
