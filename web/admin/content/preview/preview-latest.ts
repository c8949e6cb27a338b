/**
 * Runs work for the latest of many arguments: one run at a time; skipped are all waiting arguments but the last.
 * @param work must not reject
 */
export function latestOnly<T>(work: (argument: T) => Promise<void>): (argument: T) => void {
  let isRunning = false;
  let waiting: { readonly argument: T } | undefined;
  return async (argument) => {
    waiting = { argument };
    if (isRunning) return;
    isRunning = true;
    while (waiting) {
      const next: T = waiting.argument;
      waiting = undefined;
      await work(next);
    }
    isRunning = false;
  };
}
