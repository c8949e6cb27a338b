import type { Server, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';

/** Compose waits 15 s before it kills. */
const patienceMs = 10_000;
/** A connection that was busy at the signal is idle a moment later, and would be kept for a minute. */
const idleCheckMs = 200;

/**
 * On SIGTERM or SIGINT: takes no new connection, finishes what is under way, closes the database, and lets
 * the process end by itself. What does not finish in time is cut off; nothing acknowledged is lost by that.
 */
export function stopOnSignal(server: Server, context: Context): void {
  const stop = async (signal: NodeJS.Signals) => {
    if (context.stopping) return;
    context.stopping = true;
    context.log.info({ signal }, 'stopping');
    const closed = new Promise((resolve) => server.close(resolve));
    context.events.close();
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(cutOff);
    await context.close();
    context.log.info('stopped');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Says in an answer given while stopping that its connection ends: a proxy that kept it would send its next
 * request into the void.
 */
export function endConnectionIfStopping({ stopping }: Context, response: ServerResponse): void {
  if (stopping) response.shouldKeepAlive = false;
}
