/**
 * Removes an engine's remains of erased rows. An engine retains them for readers that began before the erasure, such as
 * a backup of a large database, so this repeats until nothing is left.
 * @param purge resolves with whether nothing is left
 * @param againMs between two attempts
 */
export function erasedDataPurger(purge: () => Promise<boolean>, againMs: number) {
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  const runLater = () => {
    clearTimeout(again);
    if (!isClosed) again = setTimeout(() => run().catch(runLater), againMs).unref();
  };
  const run = async (): Promise<void> => {
    if (await purge()) clearTimeout(again);
    else runLater();
  };
  return {
    /** Resolves after the first attempt. @throws what that throws */
    run,
    close(): void {
      isClosed = true;
      clearTimeout(again);
    },
  };
}
