import { lstat, unlink } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';

type Address =
  | { readonly path: string }
  | { readonly path?: undefined; readonly port: number; readonly host?: string };

/** The address cannot be listened on. Its message is one line for the operator. */
export class AddressUnusable extends Error {}

/** A little over nginx's 60 s: the side that closes an idle connection must be nginx, or requests get lost. */
const keepAliveTimeoutMs = 65_000;
const headersTimeoutMs = 15_000;
/** A CV of 5 MiB over a line of 48 kbit/s. Who sends no file has less time (`limitTime`). */
const requestTimeoutMs = 900_000;

/**
 * @param setting what the settings that name the address begin with
 * @throws AddressUnusable when the port or socket is in use or not ours to open
 */
export async function listen(
  handler: RequestListener,
  address: Address,
  setting: '' | 'METRICS_' = '',
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

/** A process that was killed leaves its socket file behind; one that nobody answers on is in the way. */
async function removeStaleSocket(path: string): Promise<void> {
  const answers = await new Promise<boolean>((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
  if (answers) return;
  // Whatever else lies there under that name is not ours to remove; listening on it then fails.
  const found = await lstat(path).catch(() => undefined);
  if (found?.isSocket()) await unlink(path);
}
