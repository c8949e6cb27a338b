const last = new Map<string, Promise<unknown>>();

/**
 * Runs tasks with the same key one after another: two changes that one person makes at once must not count as a
 * conflict of two people.
 * @param key the id of the record that the task changes
 */
export function keyedQueue<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(key, mine);
  const forget = () => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(forget, forget);
  return mine;
}

/** Whether a task for a key is running or queued. */
export function isBusy(key: string): boolean {
  return last.has(key);
}

/** Resolves when the tasks queued so far for a record's id are done, successful or not. */
export async function whenIdle(key: string): Promise<void> {
  await last.get(key)?.catch(() => undefined);
}

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
