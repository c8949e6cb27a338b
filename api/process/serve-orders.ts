/** Sent any number of times before the response. */
export type WorkerProgress = { readonly progress: unknown };

/** A worker's response: the result, or the error of the order. */
export type WorkerResponse<Answer> =
  | { readonly result: Answer }
  | { readonly failure: string; readonly code?: string | undefined };

/**
 * The worker's side of a `WorkerProcess`: responds to each order. The program ends with the service, without waiting
 * for running work.
 */
export function serveOrders<Order, Answer>(
  answer: (order: Order, report: (progress: unknown) => void) => Answer | Promise<Answer>,
): void {
  const report = (progress: unknown) => void process.send?.({ progress } satisfies WorkerProgress);
  const carryOut = async (order: Order): Promise<WorkerResponse<Answer>> => {
    try {
      return { result: await answer(order, report) };
    } catch (reason) {
      const { message, code } = reason as NodeJS.ErrnoException;
      return { failure: message, code };
    }
  };
  process.on('message', async (order: Order) => {
    process.send?.(await carryOut(order));
  });
  // Nothing else ends it after the service was killed.
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
