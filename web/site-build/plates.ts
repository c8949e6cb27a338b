import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

const source = 'web/plates/files';

/**
 * The folder that serves the plates, named by a hash of all of them: browsers may keep them for a year, and pages need
 * no table of hashes.
 */
export function platesPath(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(source).toSorted()) {
    hash.update(name).update(readFileSync(join(source, name)));
  }
  return `/assets/plates-${hash.digest('hex').slice(0, 10)}`;
}

/** Copies the plates into the built site. */
export async function copyPlates(site: string): Promise<void> {
  await cp(source, join(site, platesPath()), { recursive: true });
}
