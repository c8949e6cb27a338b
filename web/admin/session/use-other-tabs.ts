import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { followOtherTabAtom } from './lock.ts';
import { storageKey, storedRecord } from './stored-session.ts';

/** Follows a login or logout in another tab. */
export function useOtherTabs(): void {
  const follow = useSetAtom(followOtherTabAtom);
  useEffect(() => {
    const note = ({ key }: StorageEvent) => {
      // Without a key, the whole storage was cleared.
      if (key === storageKey || key === null) follow(storedRecord());
    };
    addEventListener('storage', note);
    return () => removeEventListener('storage', note);
  }, [follow]);
}
