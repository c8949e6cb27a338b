/**
 * A job's polling interval, in ms. Tests shorten it by LOOK_EVERY_MS.
 * @param ms the interval in service
 */
export function lookEvery(ms: number): number {
  const { LOOK_EVERY_MS } = process.env;
  return LOOK_EVERY_MS ? Math.min(ms, Number(LOOK_EVERY_MS)) : ms;
}
