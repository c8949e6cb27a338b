import type { Server, ServerResponse } from 'node:http';
import type { Context } from './context.ts';

/** Compose waits 15 s before it kills. */
const patienceMs = 10_000;

/**
 * On SIGTERM or SIGINT: takes no new connection, finishes what is under way, closes the database, and lets
 * the process end by itself. What does not finish in time is cut off; nothing acknowledged is lost by that.
 */
export function stopOnSignal(server: Server, context: Context): void {
  const underWay = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (context.stopping) endConnectionAfter(response);
  });
  const stop = async (signal: NodeJS.Signals) => {
    if (context.stopping) return;
    context.stopping = true;
    context.log.info({ signal }, 'stopping');
    underWay.forEach(endConnectionAfter);
    const closed = new Promise((resolve) => server.close(resolve));
    const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearTimeout(cutOff);
    await context.close();
    context.log.info('stopped');
    context.log.flush();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Says so in the answer: a proxy that kept the connection would send its next request into the void. */
function endConnectionAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
