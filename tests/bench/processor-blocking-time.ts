/** What is used of an event of Chromium's trace; times in µs. `tdur`: for how long its thread ran on a processor. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
};

const blockingMs = 50;

/**
 * Total Blocking Time (web.dev/articles/tbt) in ms, with each task counted for as long as a processor worked
 * on it. Lighthouse counts the time on the clock, and with it all that the page waited while another program,
 * or another machine on the same host, had the processor: slowed down as it is, 13 ms of somebody else's
 * are enough. A wait of the page's own, for a lock or a file, is left out as well.
 * @param events the whole trace of one visit
 * @param slowdown how many times slower than this machine the phone is taken to be
 * @throws Error where the trace has no visit with a first paint
 */
export function processorBlockingTime(
  events: readonly TraceEvent[],
  url: string,
  slowdown: number,
): number {
  const begin = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === begin?.pid && ts >= begin.ts,
  );
  if (!begin || !paint) throw new Error(`nothing of ${url} was painted`);
  return events
    .filter(({ name, pid, tid, ts }) => {
      return name === 'RunTask' && pid === begin.pid && tid === begin.tid && ts >= paint.ts;
    })
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown)
    .reduce((sum, taskMs) => sum + Math.max(0, taskMs - blockingMs), 0);
}
