import { useSetAtom } from 'jotai';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import type { WhenAnswered } from '../ui/fetched.tsx';

/** In ms: little traffic, and often enough for a page that is left open. */
export const calmMs = 30_000;

/**
 * Fetches at once, then again every `everyMs` while the page is visible, and when it becomes so again.
 * @param everyMs in ms; a change takes effect at once, without another fetch
 */
export function useRefetch(fetchNow: (isRefresh: boolean) => void, everyMs: number): void {
  const refetch = useEffectEvent(fetchNow);
  useEffect(() => {
    refetch(false);
  }, []);
  useEffect(() => {
    const whenVisible = () => {
      if (document.visibilityState === 'visible') refetch(true);
    };
    const timer = setInterval(whenVisible, everyMs);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [everyMs]);
}

/** The same for a call that takes no options. */
export function useRefetched(
  { fetchAtom }: ComponentProps<typeof WhenAnswered>['of'],
  everyMs: number = calmMs,
): void {
  const fetchNow = useSetAtom(fetchAtom);
  useRefetch((isRefresh) => fetchNow({}, isRefresh), everyMs);
}
