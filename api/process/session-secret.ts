import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '#contract/settings.ts';
import { sync } from '#db/engine/sync.ts';

/** A file outside the database: backups contain the database, and must not contain the secret that signs cookies. */
const secretFile = 'session-secret';
const secretBytes = 32;
/** As SESSION_SECRET. */
const minCharacters = 32;

/**
 * The secret that signs cookies when no setting provides one. It is generated at the first start and stored in a file
 * that only this user can read.
 * @param directory DATA_DIR
 * @throws SettingError when the file cannot be used
 */
export function storedSessionSecret(directory: string): string {
  const file = join(directory, secretFile);
  try {
    if (!existsSync(file)) create(directory, file);
    const secret = readFileSync(file, 'utf8');
    if (secret.length >= minCharacters) return secret;
  } catch (reason) {
    throw new SettingError(`DATA_DIR: ${file} cannot be used (${(reason as Error).message})`);
  }
  throw new SettingError(
    `DATA_DIR: ${file} is damaged; remove it, and a new one is made (everybody must log in again)`,
  );
}

/** Atomic: if two processes start at once the first one wins, since `link` replaces no file. */
function create(directory: string, file: string): void {
  mkdirSync(directory, { recursive: true });
  const partial = `${file}.${process.pid}.partial`;
  try {
    const secret = randomBytes(secretBytes).toString('base64url');
    writeFileSync(partial, secret, { mode: 0o600, flush: true });
    linkSync(partial, file);
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason;
  } finally {
    rmSync(partial, { force: true });
  }
  sync(directory);
}
