import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

type SlowRequest = {
  readonly port: number;
  /** Where they come from: any address of 127.0.0.0/8 is this machine's own. */
  readonly from: string;
  readonly count: number;
  readonly path: string;
  /** What the header says, in bytes. */
  readonly length: number;
  /** How much of it is sent at once; the rest never comes. */
  readonly sent: number;
  readonly type?: string;
};

/**
 * Requests whose bodies do not end: each sends a byte every few seconds, and lasts until it is refused or the
 * senders are disposed of. Resolves when each has been refused or has waited for a second.
 */
export async function slowSenders({ count, ...request }: SlowRequest) {
  const senders = Array.from({ length: count }, () => slowSender(request));
  const statuses = await Promise.all(senders.map(({ refused }) => refused));
  const trickle = setInterval(() => {
    for (const { socket } of senders) if (socket.writable) socket.write('x');
  }, 4000);
  return {
    /** How many were refused with 429. */
    refused: statuses.filter((status) => status === 429).length,
    /** How many hold their place. */
    held: () => senders.filter(({ socket }) => socket.writable && !socket.readableEnded).length,
    [Symbol.dispose]() {
      clearInterval(trickle);
      for (const { socket } of senders) socket.destroy();
    },
  };
}

const patienceMs = 1000;

function slowSender({ port, from, path, length, sent, type }: Omit<SlowRequest, 'count'>) {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  // Whoever is refused is cut off in the middle of what it sends.
  socket.on('error', () => socket.destroy());
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${type ?? 'application/json'}`,
      `Content-Length: ${length}`,
      '',
      'x'.repeat(sent),
    ].join('\r\n'),
  );
  return { socket, refused: statusOf(socket) };
}

/** The status that comes within a moment, or undefined. */
async function statusOf(socket: Socket): Promise<number | undefined> {
  const signal = AbortSignal.timeout(patienceMs);
  const [chunk] = await once(socket, 'data', { signal }).catch(() => [undefined]);
  if (chunk) socket.end();
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(String(chunk)) ?? [];
  return status ? Number(status) : undefined;
}
