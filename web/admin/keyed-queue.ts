const last = new Map<string, Promise<unknown>>();

/**
 * Does work on one thing after what is under way on it: two changes that the same person makes at once must
 * not take each other for somebody else's.
 * @param key what it is done on
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

/**
 * Resolves once the work that is queued on one thing by now is done, failed or not.
 * @param key what the work is done on
 */
export async function whenIdle(key: string): Promise<void> {
  await last.get(key)?.catch(() => undefined);
}
