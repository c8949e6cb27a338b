import { useEffect } from 'react';
import type { LoggedIn } from '#contract/admin/session.ts';
import { storageKey, storedRecord } from './stored-session.ts';

/** Calls back after a login or, with null, a logout in another tab. */
export function useOtherTabs(follow: (record: LoggedIn | null) => void): void {
  useEffect(() => {
    const note = ({ key }: StorageEvent) => {
      // Without a key, the whole storage was cleared.
      if (key === storageKey || key === null) follow(storedRecord());
    };
    addEventListener('storage', note);
    return () => removeEventListener('storage', note);
  }, [follow]);
}
