/** A worker's response: the result, or the error of the order. */
export type WorkerResponse<Answer> =
  | { readonly result: Answer }
  | { readonly failure: string; readonly code?: string | undefined };

/**
 * The worker's side of a `WorkerProcess`: responds to each order. The program ends with the service, without waiting
 * for running work.
 */
export function serveOrders<Order, Answer>(
  answer: (order: Order) => Answer | Promise<Answer>,
): void {
  const carryOut = async (order: Order): Promise<WorkerResponse<Answer>> => {
    try {
      return { result: await answer(order) };
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
