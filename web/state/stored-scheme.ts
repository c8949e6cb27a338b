import { readStored, store } from './browser-storage.ts';

/** `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The inline script reads the same key before the first paint. */
const storageKey = 'scheme';

/** Shows the choice of an earlier visit on pages without the inline script, such as the admin. */
export function showStoredScheme(): void {
  const stored = readStored('localStorage', storageKey);
  const scheme = schemes.find((each) => each === stored);
  if (scheme) showScheme(scheme);
}

/** Shows a scheme, and stores it. Where storage is disabled the choice holds for this visit. */
export function storeScheme(scheme: Scheme): void {
  showScheme(scheme);
  store('localStorage', storageKey, scheme === 'system' ? null : scheme);
}

function showScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.scheme;
  else dataset.scheme = scheme;
}
