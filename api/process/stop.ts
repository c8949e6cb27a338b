import { rm } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { hasName } from './own-socket.ts';

/** Compose kills the process after 20 s, including the wait before. */
const patienceMs = 10_000;
/** Longer than nginx keeps an idle connection to the API (`keepalive_timeout` of its upstream in nginx.conf). */
const nginxIdleMs = 6000;
/** A connection that is busy at the signal becomes idle later, and would stay open for a minute. */
const idleCheckMs = 200;
const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Ends the process at a signal during the start, which can take half a minute without its database: as PID 1 of a
 * container it ignores signals without a handler. The next start completes an interrupted one.
 */
export function endOnSignal(): void {
  for (const signal of signals) process.on(signal, endNow);
}

function endNow(): void {
  process.exit(0);
}

/** On SIGTERM or SIGINT the service stops, and the process ends. */
export function stopOnSignal(server: Server, context: Context): void {
  const stop = (signal: NodeJS.Signals) => stopService(server, context, signal);
  for (const signal of signals) process.off(signal, endNow).on(signal, stop);
}

/**
 * Finishes open requests, and closes the database. New connections are accepted for `drainMs`, since a proxy learns only
 * then that this replica is stopping; each response ends its connection. If the next release has taken over the socket,
 * nginx's idle connections are waited for. Requests still open after 10 s more are cut off; no acknowledged data is lost.
 */
export async function stopService(server: Server, context: Context, signal: NodeJS.Signals) {
  if (context.stopping) return;
  context.stopping = true;
  context.log.info({ signal }, 'stopping');
  context.events.close();
  const { listen, drainMs } = context.settings;
  const path = 'path' in listen ? listen.path : undefined;
  const isReplaced = path !== undefined && !(await hasName(path));
  await wait(isReplaced ? nginxIdleMs : drainMs);
  context.events.close();
  // Not after it has stopped listening: another process may own the name by then.
  if (path !== undefined && (await hasName(path))) await rm(path, { force: true });
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cutOff);
  await context.close();
  context.log.info('stopped');
}

/**
 * Adds `Connection: close` to responses sent while stopping. A proxy that kept the connection would lose its next
 * request.
 */
export function endConnectionIfStopping({ stopping }: Context, response: ServerResponse): void {
  if (stopping) response.shouldKeepAlive = false;
}
