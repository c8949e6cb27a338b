import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { followOtherTabAtom } from './lock.ts';
import { storageKey, storedRecord } from './session.ts';

/** Logged in again, or out, in another tab, the page here follows. */
export function useOtherTabs(): void {
  const follow = useSetAtom(followOtherTabAtom);
  useEffect(() => {
    const note = ({ key }: StorageEvent) => {
      // All that is stored was cleared where there is no key.
      if (key === storageKey || key === null) follow(storedRecord());
    };
    addEventListener('storage', note);
    return () => removeEventListener('storage', note);
  }, [follow]);
}
