/**
 * Aborts with the first of several signals, like `AbortSignal.any`, which the oldest supported browsers lack. It
 * listens until then, so abort one when it is no longer needed.
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
