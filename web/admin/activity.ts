import { idleHeader } from '#contract/admin/session.ts';

/** When somebody last used the admin in this browser, in ms since the epoch: all its tabs write it and read it. */
const storageKey = 'gt_admin_seen';
/** What only a hand does. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** Written so often at most. */
const writtenEveryMs = 1000;

// Whoever loads the page is there.
let seenHere = Date.now();
let writtenAt = 0;

/**
 * When somebody last used the admin, in whichever tab of this browser. In ms since the epoch, and never later than
 * now, so that a clock which was set back keeps no session open.
 */
export function lastUse(): number {
  return Math.min(Date.now(), Math.max(seenHere, readOtherTabs()));
}

/** Notes that somebody is there. */
export function noteUse(): void {
  seenHere = Date.now();
  if (Math.abs(seenHere - writtenAt) < writtenEveryMs) return;
  writtenAt = seenHere;
  try {
    localStorage.setItem(storageKey, String(seenHere));
  } catch {
    // Storage may be full: the other tabs only do not hear of it.
  }
}

/** Notes every sign of a hand, and hands it on; returns what ends that. */
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

/** Tells the service for how long nobody has been there: what the page asks for automatically is no use of the session. */
export function idleHeaders(): Record<string, string> {
  return { [idleHeader]: String(Math.floor((Date.now() - lastUse()) / 1000)) };
}

function readOtherTabs(): number {
  try {
    return Number(localStorage.getItem(storageKey) ?? 0) || 0;
  } catch {
    return 0;
  }
}
