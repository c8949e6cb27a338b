import { readStored, store } from './browser-storage.ts';

/** `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The inline script reads the same key before the first paint. */
const storageKey = 'scheme';

/** Whether storage is disabled or full, so that a choice holds for this visit only. */
let isUnstored = false;

/** Shows the choice of an earlier visit on pages without the inline script, such as the admin. */
export function showStoredScheme(): Scheme {
  const stored = readStored('localStorage', storageKey);
  const scheme = schemes.find((each) => each === stored) ?? 'system';
  showScheme(scheme);
  return scheme;
}

/** Shows what another tab stores, from now on. @param onShown called with each scheme after that */
export function followStoredScheme(onShown?: (scheme: Scheme) => void): void {
  const follow = () => {
    const scheme = showStoredScheme();
    onShown?.(scheme);
  };
  addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
    if (key === storageKey || key === null) follow();
  });
  // A page in the back/forward cache gets no storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isUnstored) follow();
  });
}

/** Shows a scheme, and stores it. */
export function storeScheme(scheme: Scheme): void {
  showScheme(scheme);
  store('localStorage', storageKey, scheme === 'system' ? null : scheme);
  isUnstored = scheme !== 'system' && readStored('localStorage', storageKey) !== scheme;
}

function showScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.scheme;
  else dataset.scheme = scheme;
}
