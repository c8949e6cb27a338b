/** The longest that one piece of divided work should take, in ms: it runs on the thread that answers everybody. */
export const turnMs = 10;

const waiting: (() => void)[] = [];

/**
 * Resolves in a turn of the event loop of its own. Work that takes long is divided, and each piece waits for this
 * first: however many such works are under way, at most one piece runs between two looks at the network.
 * @throws whatever `signal` was aborted with
 */
export async function ownTurn(signal?: AbortSignal): Promise<void> {
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

/** Says when a piece of work has taken as long as it should. */
export function timeBudget(ms = turnMs): { isSpent(): boolean } {
  const until = performance.now() + ms;
  return { isSpent: () => performance.now() >= until };
}
