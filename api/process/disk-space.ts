import { statfsSync } from 'node:fs';

/**
 * The bytes of a folder's disk: those free for this process, and all. Synchronous: in the queue of Node's threads the
 * call would wait behind passwords that are being hashed.
 */
export function diskSpace(folder: string): { readonly free: number; readonly total: number } {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
