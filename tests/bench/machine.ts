import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program's file; ends this process with a line of advice where there is none. */
export function findProgram(name: 'wrk' | 'nginx' | 'strace' | 'slowhttptest' | 'sqlmap'): string {
  // Debian keeps the last out of an ordinary user's PATH.
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

/** Gone when we are. */
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
