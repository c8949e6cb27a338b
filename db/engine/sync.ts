import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file, or a directory's entries, to the disk. Without it a power cut may lose them. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
