/**
 * A signal that is aborted with the first of several. It listens to all of them until then, so abort one when it is no
 * longer needed. `AbortSignal.any` does the same, but the oldest supported browsers lack it.
 */
export function eitherSignal(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    signal.addEventListener('abort', () => either.abort(signal.reason), {
      once: true,
      // Removes the listeners of the others.
      signal: either.signal,
    });
  }
  return either.signal;
}
