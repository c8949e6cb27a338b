import { useStore } from 'jotai';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { clearedOnLock } from './cleared-on-lock.ts';
import { isLockedAtom } from './lock.ts';

/** State of fields at a lock, by page and name; removed by the part that shows it again. */
const keptAtom = clearedOnLock<ReadonlyMap<string, unknown>>(new Map());

/**
 * `useState` for a small field, and for whether it is shown, that survives a lock. Not for visitors' data.
 * @param name unique among those shown together; without one nothing survives
 */
export function useKeptState<T>(name: string | undefined, initial: T) {
  const store = useStore();
  // Includes the path, so that another record's field does not get it.
  const key = () => `${location.pathname} ${name}`;
  const state = useState<T>(() => {
    const kept = store.get(keptAtom);
    return kept.has(key()) ? (kept.get(key()) as T) : initial;
  });
  const take = useEffectEvent(() => {
    const others = [...store.get(keptAtom)].filter(([one]) => one !== key());
    store.set(keptAtom, new Map(others));
  });
  const keep = useEffectEvent(() => {
    if (name && store.get(isLockedAtom))
      store.set(keptAtom, (now) => new Map(now).set(key(), state[0]));
  });
  useLayoutEffect(() => {
    take();
    return () => keep();
  }, []);
  return state;
}
