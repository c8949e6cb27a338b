import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { followOtherTabAtom } from '../call.ts';
import { parseRecord, storageKey } from '../session.ts';

/** Logged in again, or out, in another tab, the desk here follows. */
export function useOtherTabs(): void {
  const follow = useSetAtom(followOtherTabAtom);
  useEffect(() => {
    const note = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey) follow(parseRecord(newValue));
    };
    addEventListener('storage', note);
    return () => removeEventListener('storage', note);
  }, [follow]);
}
