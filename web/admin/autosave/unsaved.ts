import { atom } from 'jotai';
import { isSame } from '#contract/content/edits.ts';
import { readStored, store } from '../../state/browser-storage.ts';

/**
 * `failed`: no response, to be retried. `refused`: the API does not accept it. `conflict`: it was changed elsewhere,
 * and the user decides. `gone`: its record was erased.
 */
export type SaveState = 'typing' | 'saving' | 'failed' | 'refused' | 'conflict' | 'gone';

/** A value that is not saved yet. */
export type Unsaved = {
  readonly value: unknown;
  /** The saved value and its version when typing began. */
  readonly base: unknown;
  readonly version: number;
  readonly state: SaveState;
  /** Values whose save got no response: the stored value may be one of them, which is no conflict. */
  readonly sent?: readonly unknown[] | undefined;
};

/** Whether the value was sent without a response. */
export function isSent({ sent }: Pick<Unsaved, 'sent'>, value: unknown): boolean {
  return sent?.some((one) => isSame(one, value)) ?? false;
}

type UnsavedOptions<Item> = {
  /** `sessionStorage` belongs to this window only. */
  readonly area: 'localStorage' | 'sessionStorage';
  /** Prefix of the storage keys: one key per value, so that windows do not overwrite each other's values. */
  readonly prefix: string;
  /** The part of a value that is stored, and restored after a reload or a crash. */
  toStored(item: Item): Partial<Item>;
};

/** The state of values that are not saved yet, in memory and in the browser's storage. */
export type UnsavedState<Item extends Unsaved> = ReturnType<typeof createUnsaved<Item>>;

/** Creates the state of values that are not saved yet. They survive a reload, a crash and a lost session. */
export function createUnsaved<Item extends Unsaved>(options: UnsavedOptions<Item>) {
  const { area, prefix, toStored } = options;
  /** The values that this window stored, by key: it removes nothing that another window has stored since. */
  const own = new Map<string, string>();
  const itemsAtom = atom<ReadonlyMap<string, Item>>(readAll());
  /** Whether the values are in memory only. */
  const areHiddenAtom = atom(false);

  const putAtom = atom(
    null,
    (get, set, changed: Iterable<readonly [key: string, Item | undefined]>) => {
      const all = new Map(get(itemsAtom));
      for (const [key, item] of changed) {
        if (item) all.set(key, item);
        else all.delete(key);
        write(key, get(areHiddenAtom) ? undefined : item);
      }
      set(itemsAtom, all);
    },
  );

  function write(key: string, item: Item | undefined): void {
    // The last one that was sent, and the one sent as the page is left: lists are long, and the storage is small.
    const text = item && JSON.stringify({ ...toStored(item), sent: item.sent?.slice(-2) });
    const before = own.get(key);
    if (text === before) return;
    if (text) {
      own.set(key, text);
      store(area, prefix + key, text);
    } else {
      own.delete(key);
      if (readStored(area, prefix + key) === before) store(area, prefix + key, null);
    }
  }

  function readAll(): ReadonlyMap<string, Item> {
    const found = new Map<string, Item>();
    try {
      for (const stored of Object.keys(window[area]).filter((one) => one.startsWith(prefix))) {
        const key = stored.slice(prefix.length);
        const text = window[area].getItem(stored) ?? '';
        found.set(key, { ...JSON.parse(text), state: 'typing' });
        own.set(key, text);
      }
    } catch {
      // Storage is disabled, or another release wrote it.
    }
    return found;
  }

  return {
    /** The values by their keys. */
    itemsAtom: atom((get) => get(itemsAtom)),
    /** Sets values, also in the browser's storage; undefined removes one. */
    putAtom,
    dropAtom: atom(null, (_get, set, keys: Iterable<string>) =>
      set(
        putAtom,
        [...keys].map((key) => [key, undefined] as const),
      ),
    ),
    /** Moves the values between storage and memory. */
    hideAtom: atom(null, (get, set, areHidden: boolean) => {
      set(areHiddenAtom, areHidden);
      set(putAtom, get(itemsAtom));
    }),
  };
}
