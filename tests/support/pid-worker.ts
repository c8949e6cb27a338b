// A program for `WorkerProcess`, which answers each order with its process.
process.on('message', () => process.send?.(process.pid));

process.on('disconnect', () => process.exit());

process.send?.('ready');
