import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const platesFolder = 'web/plates/files';

/**
 * The folder that serves the plates, named by a hash of all of them: browsers may keep them for a year, and pages need
 * no table of hashes.
 */
export const platesPath = () => `/assets/plates-${hashOfFiles(platesFolder).slice(0, 10)}`;

/** A hash of the names and contents of all files in a directory: 16 hexadecimal digits. */
export function hashOfFiles(directory: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(directory)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The paths of all files in a directory, in their order. */
export function filesIn(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}
