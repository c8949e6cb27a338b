import { create } from 'zustand';
import { followStoredScheme, type Scheme, showStoredScheme, storeScheme } from './stored-scheme.ts';

type SchemeStore = {
  readonly scheme: Scheme;
  choose(scheme: Scheme): void;
};

/** Starts like the prerendered HTML. `recallScheme` restores the visitor's choice after hydration. */
export const useSchemeStore = create<SchemeStore>()((set) => ({
  scheme: 'system',
  choose(scheme) {
    set({ scheme });
    storeScheme(scheme);
  },
}));

if (typeof document !== 'undefined') {
  followStoredScheme((scheme) => useSchemeStore.setState({ scheme }));
}

/** Restores the choice of an earlier visit on pages without the inline script, such as the admin. */
export function restoreScheme(): void {
  showStoredScheme();
  recallScheme();
}

/** Takes over the choice of an earlier visit, which the inline script has applied already. */
export function recallScheme(): void {
  const { scheme } = document.documentElement.dataset;
  if (scheme === 'light' || scheme === 'dark') useSchemeStore.setState({ scheme });
}
