import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** The text that every scanner reports as a virus, without being one (eicar.org). Split, so that this file is not. */
export const eicar = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-`,
  'ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/**
 * Implements clamd's `INSTREAM` and `PING` (clamd(8)) on a local port: a file with EICAR's text is infected. `hold` delays
 * responses until `release`; `failOn` makes files with a text fail, as those that take clamd too long; `port` allows a
 * restart on the same port.
 */
export async function startScanner(port = 0) {
  let release: (() => void) | undefined;
  let held = Promise.resolve();
  let failing: string | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', async (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.toString() === 'zPING\0') socket.end('PONG\0');
      const file = wholeStream(received);
      if (!file) return;
      await held;
      const fails = failing !== undefined && file.includes(failing);
      const result = file.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0';
      socket.end(fails ? 'INSTREAM: Time limit reached. ERROR\0' : result);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  };
  return {
    port: (server.address() as AddressInfo).port,
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release?.(),
    failOn(text: string | undefined) {
      failing = text;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The bytes between the command and the empty chunk; undefined while incomplete. */
function wholeStream(received: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0');
  if (!received.subarray(0, command.length).equals(command)) return undefined;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
