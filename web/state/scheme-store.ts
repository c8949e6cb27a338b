import { create } from 'zustand';

/** `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The inline script reads the same key before the first paint. */
const storageKey = 'scheme';

type SchemeStore = {
  readonly scheme: Scheme;
  choose(scheme: Scheme): void;
};

/** Starts as the HTML was written; `recallScheme` brings the visitor's choice once the page is alive. */
export const useSchemeStore = create<SchemeStore>()((set) => ({
  scheme: 'system',
  choose(scheme) {
    set({ scheme });
    show(scheme);
    try {
      if (scheme === 'system') localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, scheme);
    } catch {
      // Storage may be switched off; the choice then holds for this visit.
    }
  },
}));

/** Shows the choice of an earlier visit, where no inline script has: the admin runs none. */
export function restoreScheme(): void {
  try {
    const stored = schemes.find((scheme) => scheme === localStorage.getItem(storageKey));
    if (stored) show(stored);
  } catch {
    // Storage may be switched off: the device decides.
  }
  recallScheme();
}

/** Takes over the choice of an earlier visit, which the inline script has shown already. */
export function recallScheme(): void {
  const { scheme } = document.documentElement.dataset;
  if (scheme === 'light' || scheme === 'dark') useSchemeStore.setState({ scheme });
}

function show(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.scheme;
  else dataset.scheme = scheme;
}
