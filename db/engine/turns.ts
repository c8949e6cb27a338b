/** The maximum time of one piece of divided work, in ms: it blocks the thread that serves all requests. */
export const turnMs = 10;

const waiting: (() => void)[] = [];

/**
 * Resolves in a separate turn of the event loop. Long work is divided, and each piece awaits this first. However many
 * such tasks run, at most one piece runs between two polls for network events.
 * @throws the reason that `signal` was aborted with
 */
export async function yieldToEventLoop(signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(nextTurn);
  });
  signal?.throwIfAborted();
}

function nextTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextTurn);
}

/** Splits a list into pieces of a given size, for one turn each. */
export function* pieces<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

/**
 * Returns a check of whether a piece of work has used up its time (`ms`). Start it within the transaction: a wait for
 * other writers would use it up.
 */
export function timeBudget(ms = turnMs): { isSpent(): boolean } {
  const until = performance.now() + ms;
  return { isSpent: () => performance.now() >= until };
}
