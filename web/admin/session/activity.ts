import { idleHeader } from '#contract/admin/session.ts';
import { readStored, store } from '../../state/browser-storage.ts';

/** Storage key of the last use of the admin in this browser (ms since the Unix epoch), shared by its tabs. */
const storageKey = 'gt_admin_seen';
/** Events that only a person causes. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** Minimum interval between two writes, in ms. */
const writtenEveryMs = 1000;

// Loading the page counts as use.
let seenHere = Date.now();
let writtenAt = 0;

/**
 * When the admin was last used, in any tab of this browser (ms since the Unix epoch). Never later than now, so that a
 * clock that was set back keeps no session open.
 */
export function lastUse(): number {
  const seenInTabs = Number(readStored('localStorage', storageKey)) || 0;
  return Math.min(Date.now(), Math.max(seenHere, seenInTabs));
}

export function noteUse(): void {
  seenHere = Date.now();
  if (Math.abs(seenHere - writtenAt) < writtenEveryMs) return;
  writtenAt = seenHere;
  store('localStorage', storageKey, String(seenHere));
}

/** Records every sign of use and calls `onUse`; returns a function that stops it. */
export function watchUse(onUse: () => void): () => void {
  const note = () => {
    noteUse();
    onUse();
  };
  for (const sign of signs) addEventListener(sign, note, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, note);
  };
}

let idleLimit: number | null = null;

/** Records the API's idle limit, in seconds. */
export function noteIdleLimit(seconds: number): void {
  idleLimit = seconds * 1000;
}

/** The API's idle limit in ms; null until it has reported it. */
export function idleLimitMs(): number | null {
  return idleLimit;
}

/** The header that reports how long the admin has been idle: automatic requests do not count as use of the session. */
export function idleHeaders(): Record<string, string> {
  return { [idleHeader]: String(Math.floor((Date.now() - lastUse()) / 1000)) };
}
