import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { connectionAtom, isChangingAtom } from '../api-client/connection.ts';
import { areLettersBegunAtom } from '../replies/writing.ts';
import { isLockedAtom } from '../session/lock.ts';
import { saveBeforeLeaving, useLeaveWarning } from '../ui/before-leaving.ts';
import { saveNotesAtom } from './save.ts';
import { stuckNotesAtom, unsavedNotesAtom } from './unsaved.ts';

/** Saves unsaved notes at once, when the network is back, and before the page may be unloaded. */
export function useNoteSaving(isShown: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!isShown) return;
    const save = () => void store.set(saveNotesAtom);
    const stop = saveBeforeLeaving(save);
    const unwatch = store.sub(connectionAtom, () => {
      if (store.get(connectionAtom) === 'open') save();
    });
    return () => {
      stop();
      unwatch();
    };
  }, [store, isShown]);
}

/** The browser asks before unsaved text is lost; on a locked page, whose notes are only in memory, any. */
export function useUnloadWarning(): void {
  const stuck = useAtomValue(stuckNotesAtom).length;
  const all = useAtomValue(unsavedNotesAtom).size;
  const isLocked = useAtomValue(isLockedAtom);
  const isChanging = useAtomValue(isChangingAtom);
  const areLettersBegun = useAtomValue(areLettersBegunAtom);
  useLeaveWarning(isChanging || areLettersBegun || (isLocked ? all : stuck) > 0);
}
