import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const platesFolder = 'web/plates/files';

/**
 * The folder that serves the plates, named by a hash of all of them: browsers may keep them for a year, and pages need
 * no table of hashes.
 */
export function platesPath(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(platesFolder).toSorted()) {
    hash.update(name).update(readFileSync(join(platesFolder, name)));
  }
  return `/assets/plates-${hash.digest('hex').slice(0, 10)}`;
}
