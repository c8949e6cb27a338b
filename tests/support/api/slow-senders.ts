import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type SlowRequest = {
  readonly port: number;
  /** The source address: all of 127.0.0.0/8 are local. */
  readonly from: string;
  readonly count: number;
  readonly path: string;
  /** The declared Content-Length, in bytes. */
  readonly length: number;
  /** The bytes of the body sent at once; the rest is never completed. */
  readonly sent: number;
  readonly type?: string;
  /** Of an admin, for a call that wants one. */
  readonly token?: string;
};

/**
 * Requests whose bodies do not end: each sends a byte every 4 seconds until it is answered or disposed of. Resolves
 * one second after the last one has connected.
 */
export async function slowSenders({ count, ...request }: SlowRequest) {
  const senders = Array.from({ length: count }, () => slowSender(request));
  await Promise.all(senders.map(({ begun }) => begun));
  await sleep(settledMs);
  const trickle = setInterval(() => {
    for (const { socket } of senders) if (socket.writable) socket.write('x');
  }, 4000);
  return {
    /** The number of connections still open. */
    held: () => senders.filter(({ socket }) => socket.writable).length,
    [Symbol.dispose]() {
      clearInterval(trickle);
      for (const { socket } of senders) socket.destroy();
    },
  };
}

const settledMs = 1000;

function slowSender({ port, from, path, length, sent, type, token }: Omit<SlowRequest, 'count'>) {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  const begun = once(socket, 'connect').catch(() => undefined);
  // A refused sender is cut off while sending.
  socket.on('error', () => socket.destroy());
  // Any response to half a body is an error.
  socket.on('data', () => socket.destroy());
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${type ?? 'application/json'}`,
      `Content-Length: ${length}`,
      ...(token ? [`Authorization: Bearer ${token}`] : []),
      '',
      'x'.repeat(sent),
    ].join('\r\n'),
  );
  return { socket, begun };
}
