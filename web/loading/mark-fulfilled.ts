/** Marks a promise as fulfilled with the fields that React's `use` sets itself, so that `use` reads it at once. */
export function markFulfilled<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

/** Whether a promise is marked as fulfilled. */
export function isSettled(promise: Promise<unknown> | undefined): boolean {
  return promise !== undefined && 'status' in promise && promise.status === 'fulfilled';
}
