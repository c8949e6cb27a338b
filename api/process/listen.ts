import { lstat, unlink } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';

type Address =
  | { readonly path: string }
  | { readonly path?: undefined; readonly port: number; readonly host?: string };

/** The address cannot be listened on. The message is one line for the operator. */
export class AddressUnusable extends Error {}

/** A little over nginx's 60 s: nginx must close idle connections first, or requests get lost. */
const keepAliveTimeoutMs = 65_000;
const headersTimeoutMs = 15_000;
/** A CV of 5 MiB over a line of 48 kbit/s. Requests without a file have less time (`limitTime`). */
const requestTimeoutMs = 900_000;

/**
 * Starts an HTTP server.
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
  if (address.path !== undefined) await removeStaleSocket(address.path);
  // nginx runs as another user, so the socket must be open to it; its directory keeps others out.
  const options =
    address.path === undefined ? address : { ...address, writableAll: true, readableAll: true };
  await new Promise<void>((listening, failed) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const where = address.path === undefined ? `PORT ${address.port}` : `SOCKET ${address.path}`;
      const why = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
      failed(new AddressUnusable(`${setting}${where} ${why}`));
    });
    server.listen(options, listening);
  });
  return server;
}

/** A killed process leaves its socket file behind, and listening on it would fail. */
async function removeStaleSocket(path: string): Promise<void> {
  const answers = await new Promise<boolean>((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
  if (answers) return;
  // Another kind of file under that name is not removed; listening then fails.
  const found = await lstat(path).catch(() => undefined);
  if (found?.isSocket()) await unlink(path);
}
