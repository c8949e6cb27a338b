/**
 * How long work keeps this thread busy, in ms of processor time. Waiting does not count, and other processes on the
 * machine do not affect it.
 * @returns what `work` resolves to, and the time
 */
export async function threadTime<Result>(work: () => Result | Promise<Result>) {
  const before = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}
