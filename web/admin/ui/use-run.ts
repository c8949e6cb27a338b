import { useEffect, useRef, useState } from 'react';
import { notify } from '../../features/toasts/notify.ts';

/** @returns whether a task is running, and a function that runs one unless another is running */
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

/** Whether the component is still mounted at the end of a task. */
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

/** Runs one change at a time. An error is shown in place, or in a toast if the component is unmounted. */
export function useRun(onDone: () => void) {
  const [error, setError] = useState('');
  const [isRunning, runOnce] = useBusy();
  const isShown = useIsShown();
  /** @param make resolves with the error; empty on success */
  const run = (make: () => Promise<string>): Promise<void> =>
    runOnce(async () => {
      const wrong = await make();
      setError(wrong);
      if (!wrong) onDone();
      else if (!isShown.current) notify('error', wrong);
    });
  return { error, isRunning, run };
}
