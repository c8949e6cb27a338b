import { atom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/** The state of the event stream. `lost` is reported only after a while: a short interruption does not matter. */
export const lineAtom = atom<'open' | 'lost'>('open');

/** Runs something when the event stream is open again, while the component is mounted. */
export function useWhenLineIsBack(run: () => void): void {
  const store = useStore();
  const runNow = useEffectEvent(run);
  useEffect(
    () =>
      store.sub(lineAtom, () => {
        if (store.get(lineAtom) === 'open') runNow();
      }),
    [store],
  );
}
