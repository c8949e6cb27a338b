import { createHash, type Hash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

export type TemporaryFile = {
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal digits, computed while streaming. */
  readonly sha256: string;
  /** Reads the whole file; fails once the response has closed. */
  read(): Promise<Buffer>;
};

/**
 * Streams bytes into an unlinked file, so that a crash leaves nothing behind. The file closes with the response.
 * @param source limited by the caller; read no faster than the disk accepts
 * @param directory created if missing, for this user only
 * @throws the source's error or the file system's, such as ENOSPC
 */
export async function storeTemporarily(
  source: AsyncIterable<Buffer>,
  directory: string,
  response: ServerResponse,
): Promise<TemporaryFile> {
  const handle = await openNameless(directory);
  closeWith(response, handle);
  const hash = createHash('sha256');
  await handle.writeFile(hashed(source, hash));
  const { size } = await handle.stat();
  return {
    size,
    sha256: hash.digest('hex'),
    read: () => buffer(handle.createReadStream({ start: 0, autoClose: false })),
  };
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
