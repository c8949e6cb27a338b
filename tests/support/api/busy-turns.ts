/**
 * How long work keeps this process busy, in ms of processor time, which other processes on the machine do not affect:
 * the longest turn of the event loop, and all together.
 */
export async function busyDuring(work: () => Promise<unknown>) {
  let longestMs = 0;
  const first = process.cpuUsage();
  let last = first;
  const look = () => {
    const { user, system } = process.cpuUsage(last);
    longestMs = Math.max(longestMs, (user + system) / 1000);
    last = process.cpuUsage();
  };
  const turns = setInterval(look, 1);
  await work();
  clearInterval(turns);
  look();
  const { user, system } = process.cpuUsage(first);
  return { longestMs, allMs: (user + system) / 1000 };
}
