import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The path of a program; if it is missing, prints advice and exits. */
export function findProgram(name: 'wrk' | 'nginx' | 'caddy' | 'strace' | 'sqlmap'): string {
  // Debian installs nginx in /usr/sbin, outside an ordinary user's PATH.
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  for (const place of places) {
    const file = join(place, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {}
  }
  return refuse(`This needs ${name}; on Debian: apt-get install ${name}`);
}

/** Removed when this process exits. */
export function temporaryDirectory(): string {
  const made = mkdtempSync(join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  process.once('SIGINT', () => process.exit(130));
  return made;
}

export function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
