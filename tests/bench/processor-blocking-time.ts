/** The parts in use of a Chromium trace event; times in µs. `tdur`: the CPU time of its thread. */
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
 * Total Blocking Time (web.dev/articles/tbt) in ms, from each task's CPU time. Lighthouse uses wall time, which
 * includes waits while another program or virtual machine had the processor: with the slowdown, 13 ms of these are
 * enough to block. The page's own waits, for a lock or a file, are left out too.
 * @param events the complete trace of one visit
 * @param slowdown how many times slower than this machine the assumed phone is
 * @throws Error if the trace has no visit with a first paint
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
