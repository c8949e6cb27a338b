import { rm } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { hasName } from './own-socket.ts';

/** Compose kills the process after 20 s, the wait before included. */
const patienceMs = 10_000;
/** More than nginx keeps an idle connection to the API (`keepalive_timeout` of its upstream in nginx.conf). */
const nginxIdleMs = 6000;
/** A connection that was busy at the signal becomes idle a moment later, and would be kept open for a minute. */
const idleCheckMs = 200;
const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Ends the process at a signal while it starts, which can take half a minute without its database: as the first process
 * of a container it ends by none that it does not handle. A start that is cut off is completed by the next one.
 */
export function endOnSignal(): void {
  for (const signal of signals) process.on(signal, endNow);
}

function endNow(): void {
  process.exit(0);
}

/**
 * On SIGTERM or SIGINT: finishes open requests, closes the database and lets the process end. New connections are
 * accepted for `drainMs` more, since a proxy learns only then that this replica is stopping; each answer ends its
 * connection. If the next release has taken the socket over, those that nginx keeps are waited for. Requests still open
 * after 10 s more are cut off; no acknowledged data is lost.
 */
export function stopOnSignal(server: Server, context: Context): void {
  const stop = async (signal: NodeJS.Signals) => {
    if (context.stopping) return;
    context.stopping = true;
    context.log.info({ signal }, 'stopping');
    context.events.close();
    const { listen, drainMs } = context.settings;
    const path = 'path' in listen ? listen.path : undefined;
    const isReplaced = path !== undefined && !(await hasName(path));
    await wait(isReplaced ? nginxIdleMs : drainMs);
    context.events.close();
    // Not after it has stopped listening: another process may have the name by then.
    if (path !== undefined && (await hasName(path))) await rm(path, { force: true });
    const closed = new Promise((resolve) => server.close(resolve));
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(cutOff);
    await context.close();
    context.log.info('stopped');
  };
  for (const signal of signals) process.off(signal, endNow).on(signal, stop);
}

/**
 * Adds `Connection: close` to responses sent while stopping. A proxy that kept the connection would lose its next
 * request.
 */
export function endConnectionIfStopping({ stopping }: Context, response: ServerResponse): void {
  if (stopping) response.shouldKeepAlive = false;
}
