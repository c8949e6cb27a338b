/** Marks a promise as kept, so that React's `use` reads it at once: by the fields that it would set itself. */
export function markFulfilled<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

/** Whether a promise is marked as kept. */
export function isSettled(promise: Promise<unknown> | undefined): boolean {
  return promise !== undefined && 'status' in promise && promise.status === 'fulfilled';
}
