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

/** Starts like the prerendered HTML. `recallScheme` restores the visitor's choice after hydration. */
export const useSchemeStore = create<SchemeStore>()((set) => ({
  scheme: 'system',
  choose(scheme) {
    set({ scheme });
    show(scheme);
    try {
      if (scheme === 'system') localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, scheme);
    } catch {
      // Storage may be disabled; the choice then holds for this visit.
    }
  },
}));

/** Restores the choice of an earlier visit on pages without the inline script, such as the admin. */
export function restoreScheme(): void {
  try {
    const stored = schemes.find((scheme) => scheme === localStorage.getItem(storageKey));
    if (stored) show(stored);
  } catch {
    // Storage may be disabled: the device decides.
  }
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
