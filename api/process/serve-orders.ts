/**
 * The worker's side of a `WorkerProcess`: responds to each order. The program ends with the service, without waiting
 * for running work.
 */
export function serveOrders<Order, Answer>(
  answer: (order: Order) => Answer | Promise<Answer>,
): void {
  process.on('message', async (order: Order) => {
    process.send?.(await answer(order));
  });
  // Nothing else ends it after the service was killed.
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
