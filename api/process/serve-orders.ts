/**
 * The other end of a `WorkerProcess`: answers each order that this program receives, and ends it with the service,
 * without waiting for what is under way.
 */
export function serveOrders<Order, Answer>(
  answer: (order: Order) => Answer | Promise<Answer>,
): void {
  process.on('message', async (order: Order) => {
    process.send?.(await answer(order));
  });
  // Nothing else would end it after a kill of the service.
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
