import { useEffect, useRef, useState } from 'react';
import { notify } from '../../features/toasts/notify.ts';

/**
 * Runs a change once at a time. What went wrong is shown, in a toast if the part is closed by then; else the part is
 * done.
 */
export function useRun(onDone: () => void) {
  const [error, setError] = useState('');
  const [isRunning, setRunning] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** @param make resolves with what is wrong; empty if nothing is */
  const run = async (make: () => Promise<string>): Promise<void> => {
    if (isRunning) return;
    setRunning(true);
    const wrong = await make();
    setRunning(false);
    setError(wrong);
    if (!wrong) onDone();
    else if (!isShown.current) notify('error', wrong);
  };
  return { error, isRunning, run };
}
