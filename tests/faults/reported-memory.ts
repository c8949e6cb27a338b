/**
 * Loaded before the API by NODE_OPTIONS: on SIGUSR2 it collects garbage and logs its memory. Without the collection V8
 * lets the heap grow, and the figure would mean nothing.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ msg: 'memory', rss, heapUsed, external })}\n`);
});
