import { statfsSync } from 'node:fs';

/**
 * The bytes that a folder's disk has left for us, and has in all. Asked at once: in the queue of Node's threads
 * it would wait behind passwords that are being hashed.
 */
export function diskSpace(folder: string): { readonly free: number; readonly total: number } {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
