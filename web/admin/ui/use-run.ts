import { useEffect, useRef, useState } from 'react';
import { notify } from '../../features/toasts/notify.ts';

/** @returns whether something is being done, and what does it unless something is */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  return [isBusy, run] as const;
}

/** Whether the part is still shown when what it waits for has ended. */
export function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/**
 * Runs a change once at a time. What went wrong is shown, in a toast if the part is closed by then; else the part is
 * done.
 */
export function useRun(onDone: () => void) {
  const [error, setError] = useState('');
  const [isRunning, runOnce] = useBusy();
  const isShown = useIsShown();
  /** @param make resolves with what is wrong; empty if nothing is */
  const run = (make: () => Promise<string>): Promise<void> =>
    runOnce(async () => {
      const wrong = await make();
      setError(wrong);
      if (!wrong) onDone();
      else if (!isShown.current) notify('error', wrong);
    });
  return { error, isRunning, run };
}
