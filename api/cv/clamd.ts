import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export type ScannerAddress = { readonly host: string; readonly port: number };

/** Below clamd's own limit for a chunk; small chunks save memory on both sides. */
const chunkBytes = 64 * 1024;
const timeoutMs = 30_000;

/**
 * Scans a file with clamd (`INSTREAM`, clamd(8)): chunks, each preceded by its length, and an empty one at the end.
 * @returns whether it is clean
 * @throws Error when the daemon cannot be reached, does not respond within 30 s, or cannot scan the file
 */
export async function isClean({ host, port }: ScannerAddress, file: Uint8Array): Promise<boolean> {
  const socket = connect({ host, port, timeout: timeoutMs });
  socket.once('timeout', () => socket.destroy(new Error('the scanner does not answer')));
  const answered = text(socket);
  socket.write('zINSTREAM\0');
  for (let at = 0; at < file.length; at += chunkBytes) {
    const chunk = file.subarray(at, at + chunkBytes);
    socket.write(lengthOf(chunk));
    socket.write(chunk);
  }
  socket.write(lengthOf(new Uint8Array()));
  const answer = (await answered).replaceAll('\0', '').trim();
  if (answer === 'stream: OK') return true;
  if (/^stream: .+ FOUND$/.test(answer)) return false;
  throw new Error(`the scanner answers: ${answer.slice(0, 200)}`);
}

/** The admin's page waits this long for a response. */
const pingMs = 2000;

/** Whether the daemon responds (`PING`, clamd(8)). */
export async function isUp({ host, port }: ScannerAddress): Promise<boolean> {
  const socket = connect({ host, port, timeout: pingMs });
  socket.once('timeout', () => socket.destroy(new Error('the scanner does not answer')));
  try {
    socket.write('zPING\0');
    return (await text(socket)).startsWith('PONG');
  } catch {
    return false;
  }
}

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
