import type { RequestListener, Server } from 'node:http';
import { NoSocket, ownSocket, removeStaleSockets, takeOver } from './own-socket.ts';

// An import would load Node's HTTP client as well: 16 MB of memory, and 25 ms of start.
const { createServer } = process.getBuiltinModule('node:http');

type Address =
  | { readonly path: string }
  | { readonly path?: undefined; readonly port: number; readonly host?: string };

/** The address cannot be listened on. The message is one line for the operator. */
export class AddressUnusable extends Error {}

/** nginx must close idle connections first, or requests get lost; other proxies often keep them for a minute. */
const keepAliveTimeoutMs = 65_000;
const headersTimeoutMs = 15_000;
/**
 * Connections that wait to be accepted: nginx's limit of all calls, and the kernel's default maximum (somaxconn). Beyond
 * it a socket refuses connections at once, so with Node's 511 a crowd's calls would cost others a 502.
 */
const backlog = 4096;
/** A CV of 5 MiB over a line of 48 kbit/s. Requests without a file have less time (`limitTime`). */
const requestTimeoutMs = 900_000;

/**
 * Starts an HTTP server. A socket is taken over from the process that listened there before.
 * @param setting the prefix of the settings that name the address, for the error message
 * @throws AddressUnusable when the port or socket is in use or cannot be opened
 */
export async function listen(
  handler: RequestListener,
  address: Address,
  setting: '' | 'METRICS_' | 'MAIL_' = '',
): Promise<Server> {
  const server = createServer(
    {
      keepAliveTimeout: keepAliveTimeoutMs,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
    },
    handler,
  );
  const { path } = address;
  const where = path === undefined ? `PORT ${address.port}` : `SOCKET ${path}`;
  const unusable = (why: string) => new AddressUnusable(`${setting}${where} ${why}`);
  if (path !== undefined) await removeStaleSockets(path);
  // nginx runs as another user, so the socket must be open to it; its directory keeps others out.
  const place =
    path === undefined ? address : { path: ownSocket(path), writableAll: true, readableAll: true };
  await new Promise<void>((listening, failed) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      failed(unusable(code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`)),
    );
    server.listen({ ...place, backlog }, listening);
  });
  if (path === undefined) return server;
  try {
    await takeOver(path);
  } catch (reason) {
    // Removes this process's own socket, which its end would leave.
    server.close();
    if (reason instanceof NoSocket) throw unusable('is another kind of file');
    throw unusable(`cannot be used (${(reason as NodeJS.ErrnoException).code})`);
  }
  return server;
}
