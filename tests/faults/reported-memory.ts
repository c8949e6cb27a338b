/**
 * Loaded before the API by NODE_OPTIONS: on SIGUSR2 it tells in a line of its log what it holds once what
 * nobody uses is collected. Unasked, V8 lets the heap grow as long as there is room, which tells nothing.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ msg: 'memory', rss, heapUsed, external })}\n`);
});
