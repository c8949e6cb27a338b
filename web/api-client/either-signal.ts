/**
 * A signal that is aborted with the first of several. `AbortSignal.any` does the same, and is newer than the oldest
 * browsers that we serve.
 */
export function eitherSignal(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    signal.addEventListener('abort', () => either.abort(signal.reason), {
      once: true,
      // Aborted by one, it listens to none of the others any more.
      signal: either.signal,
    });
  }
  return either.signal;
}
