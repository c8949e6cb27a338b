import { serveOrders } from '#api/process/serve-orders.ts';

// A program for `WorkerProcess`, which answers each order with its process.
serveOrders(() => process.pid);
