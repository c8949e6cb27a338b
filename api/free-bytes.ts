import { statfsSync } from 'node:fs';

/**
 * Bytes left for us on the disk of a folder. Asked at once: in the queue of Node's threads it would wait behind
 * passwords that are being hashed.
 */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
