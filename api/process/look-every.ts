/**
 * How long a job waits before it looks for work again, in ms. Tests set LOOK_EVERY_MS, so that they need not wait for
 * what a person does not notice.
 * @param ms the interval in service
 */
export function lookEvery(ms: number): number {
  const { LOOK_EVERY_MS } = process.env;
  return LOOK_EVERY_MS ? Math.min(ms, Number(LOOK_EVERY_MS)) : ms;
}
