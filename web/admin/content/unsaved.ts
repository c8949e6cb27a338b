import { atom } from 'jotai';
import { readStored, store } from '../../state/browser-storage.ts';
import { keyOf, type Place } from './names.ts';

/**
 * `failed`: no answer, so it is tried again. `refused`: the API does not accept it. `conflict`: another window changed
 * the same text, and the user is asked.
 */
type UnsavedState = 'typing' | 'saving' | 'failed' | 'refused' | 'conflict';

/** A value that is not saved yet. Undefined: an optional one that is not there. */
export type Unsaved = Place & {
  readonly value: unknown;
  /** The saved value when typing began, and its version. */
  readonly base: unknown;
  readonly version: number;
  readonly state: UnsavedState;
  /** Values whose save got no answer: what is stored may be one of them, which is no conflict. */
  readonly sent?: readonly unknown[] | undefined;
  /** Saved also if nothing differs: it is said to be right as it is. */
  readonly isConfirmed?: boolean | undefined;
  /** What another window saved meanwhile. */
  readonly theirs?: { readonly value: unknown; readonly version: number } | undefined;
};

/** A key for each value, so that windows do not overwrite one another’s. None of it tells of a visitor. */
const storageKey = (key: string) => `gt_admin_content:${key}`;

/** What this window stored, by key: it removes nothing that another window has stored since. */
const own = new Map<string, string>();

const storedAtom = atom<ReadonlyMap<string, Unsaved>>(readAll());

/** The values that are not saved, by their key (`keyOf`). They survive a reload, a crash and a lost session. */
export const unsavedAtom = atom((get) => get(storedAtom));

/** Keeps values, also in the browser's storage. */
export const keepAtom = atom(null, (get, set, values: readonly Unsaved[]) => {
  const all = new Map(get(storedAtom));
  for (const one of values) {
    const key = keyOf(one);
    all.set(key, one);
    const { document, path, value, base, version, sent } = one;
    // Of those that were sent the last, and what is sent as the page is left: lists are long, and the storage is small.
    const last = sent?.slice(-2);
    const text = JSON.stringify({ document, path, value, base, version, sent: last });
    if (own.get(key) === text) continue;
    own.set(key, text);
    store('localStorage', storageKey(key), text);
  }
  set(storedAtom, all);
});

/** Drops values that are saved or given up. */
export const dropAtom = atom(null, (get, set, keys: readonly string[]) => {
  const all = new Map(get(storedAtom));
  for (const key of keys) {
    all.delete(key);
    const isOwn = readStored('localStorage', storageKey(key)) === own.get(key);
    if (isOwn) store('localStorage', storageKey(key), null);
    own.delete(key);
  }
  set(storedAtom, all);
});

function readAll(): ReadonlyMap<string, Unsaved> {
  const found = new Map<string, Unsaved>();
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(storageKey('')))) {
      const text = localStorage.getItem(key) ?? '';
      const one: Unsaved = JSON.parse(text);
      if (typeof one.document !== 'string' || typeof one.path !== 'string') continue;
      found.set(keyOf(one), { ...one, state: 'typing' });
      own.set(keyOf(one), text);
    }
  } catch {
    // Storage is disabled, or another release wrote it.
  }
  return found;
}
