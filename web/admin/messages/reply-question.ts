import { atom } from 'jotai';
import { readStored, store } from '../../state/browser-storage.ts';

const storageKey = 'admin_replies';
/** In ms: if the window still has the focus then, the mail program did not open over it. */
const stayedMs = 4000;
/** Older ones are dropped. */
const maxStored = 100;

/** Ids of messages whose reply was started in a mail program. */
const startedAtom = atom<readonly string[]>(
  (readStored('sessionStorage', storageKey) ?? '').split(',').filter(Boolean),
);

/** Ids of those whose mail program is still in front. */
const awayAtom = atom<readonly string[]>([]);

/** Messages for which to ask whether the reply was sent. */
export const askedAtom = atom((get) => {
  const away = get(awayAtom);
  return get(startedAtom).filter((id) => !away.includes(id));
});

/** Records that a reply was started. On return the user is asked whether it was sent. */
export const startReplyAtom = atom(null, async (_get, set, id: string) => {
  set(awayAtom, (ids) => [...ids, id]);
  set(startedAtom, (ids) => stored([...without(ids, id), id].slice(-maxStored)));
  await untilBack();
  set(awayAtom, (ids) => without(ids, id));
});

/** Ends the question about a message. */
export const endReplyAtom = atom(null, (_get, set, id: string) => {
  set(startedAtom, (ids) => stored(without(ids, id)));
});

function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((one) => one !== id);
}

/** Resolves when the window has the focus again, at the next press or key, or if it never lost the focus. */
function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const back = () => {
      if (document.visibilityState !== 'visible') return;
      waiting.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => document.hasFocus() && back(), stayedMs);
    const { signal } = waiting;
    for (const type of ['focus', 'pointerdown', 'keydown'])
      addEventListener(type, back, { signal });
    document.addEventListener('visibilitychange', back, { signal });
  });
}

function stored(ids: readonly string[]): readonly string[] {
  // Only ids, no personal data: the question survives a reload.
  store('sessionStorage', storageKey, ids.join());
  return ids;
}
