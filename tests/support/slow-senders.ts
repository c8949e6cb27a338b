import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

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
 * Requests whose bodies do not end: each sends a byte every few seconds, and lasts until it is answered or the
 * senders are disposed of. Resolves a moment after the last has begun.
 */
export async function slowSenders({ count, ...request }: SlowRequest) {
  const senders = Array.from({ length: count }, () => slowSender(request));
  await Promise.all(senders.map(({ begun }) => begun));
  await sleep(settledMs);
  const trickle = setInterval(() => {
    for (const { socket } of senders) if (socket.writable) socket.write('x');
  }, 4000);
  return {
    /** How many hold their place. */
    held: () => senders.filter(({ socket }) => socket.writable).length,
    [Symbol.dispose]() {
      clearInterval(trickle);
      for (const { socket } of senders) socket.destroy();
    },
  };
}

const settledMs = 1000;

function slowSender({ port, from, path, length, sent, type }: Omit<SlowRequest, 'count'>) {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  const begun = once(socket, 'connect').catch(() => undefined);
  // Whoever is refused is cut off in the middle of what it sends.
  socket.on('error', () => socket.destroy());
  // Any answer to half a body is a refusal.
  socket.on('data', () => socket.destroy());
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
  return { socket, begun };
}
