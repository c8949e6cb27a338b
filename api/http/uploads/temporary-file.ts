import { createHash, type Hash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Problem } from '../problem.ts';

export type TemporaryFile = {
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal digits, computed while streaming. */
  readonly sha256: string;
  /** Reads the whole file. @throws Problem `malformed` once the response has closed: the sender hung up */
  read(): Promise<Buffer>;
};

/**
 * Streams bytes into an unlinked file, so that a crash leaves nothing behind. The file closes with the response.
 * @param source limited by the caller; read no faster than the disk accepts
 * @param directory created if missing, for this user only
 * @throws the source's error or the file system's, such as ENOSPC; Problem `malformed` when the sender hung up
 */
export async function storeTemporarily(
  source: AsyncIterable<Buffer>,
  directory: string,
  response: ServerResponse,
): Promise<TemporaryFile> {
  const handle = await openNameless(directory);
  closeWith(response, handle);
  const hash = createHash('sha256');
  const size = await unlessHungUp(response, async () => {
    await handle.writeFile(hashed(source, hash));
    return (await handle.stat()).size;
  });
  return {
    size,
    sha256: hash.digest('hex'),
    read: () =>
      unlessHungUp(response, () => buffer(handle.createReadStream({ start: 0, autoClose: false }))),
  };
}

/** Work on a file that closes with the response: its error is then none of the service's, and must not be logged so. */
async function unlessHungUp<T>(response: ServerResponse, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (reason) {
    throw response.closed ? new Problem('malformed', { cause: reason }) : reason;
  }
}

async function openNameless(directory: string): Promise<FileHandle> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
  } catch (reason) {
    await handle.close();
    throw reason;
  }
  return handle;
}

/** A file handle finishes pending operations before it closes, so nothing writes to a closed descriptor. */
function closeWith(response: ServerResponse, handle: FileHandle): void {
  // The bytes are lost either way, and an unhandled rejection would end the process.
  const close = () => void handle.close().catch(() => {});
  if (response.closed) close();
  else response.once('close', close);
}

async function* hashed(source: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}
