import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OffsiteState } from '#db/offsite/state.ts';
import { run } from './backups.ts';

/** The password of every test's repository. */
export const offsitePassword = 'correct horse battery';

/** The settings of copies in a repository below a directory, for a site of that name. */
export function offsiteSettings(directory: string, { to = join(directory, 'repository') } = {}) {
  return {
    ...{ BACKUP_TO: to, BACKUP_PASSWORD: offsitePassword, OFFSITE_DIR: join(directory, 'offsite') },
    ...{ SITE_URL: 'http://www.gokhat.example', PATH: process.env.PATH ?? '' },
  };
}

/** What the program that ships has noted. */
export async function offsiteStateIn(settings: { readonly OFFSITE_DIR: string }) {
  const text = await readFile(join(settings.OFFSITE_DIR, 'state.json'), 'utf8');
  return JSON.parse(text) as OffsiteState;
}

/** Ships what is due. Throws if that fails. */
export async function ship(settings: Readonly<Record<string, string>>, ...args: string[]) {
  const { code, stdout, stderr } = await run('offsite', settings, ...args);
  if (code !== 0) throw new Error(`Nothing was shipped: ${stdout}${stderr}`);
  return stdout;
}

/**
 * Puts a program in front of ssh that notes its configuration and runs OpenSSH's SFTP server here: what restic says to
 * it is the real protocol, without the way to another machine.
 * @param answer what the program does instead of serving, such as `exit 255`; `$2` is ssh's log
 * @returns the PATH that finds it, and what it has noted: its last arguments, its configuration, its key's mode and its key
 */
export async function sshInFront(directory: string, answer?: string) {
  const programs = join(directory, 'programs');
  const noted = join(directory, 'ssh-noted');
  await mkdir(programs, { recursive: true });
  const program = join(programs, 'ssh');
  // The files are gone when restic has ended.
  const script = `#!/bin/sh
{ echo "$5 $6 $7"; cat "$4"; stat -c 'mode %a' "$(dirname "$4")/key"; cat "$(dirname "$4")/key"; } >${noted} 2>/dev/null
${answer ?? 'exec /usr/lib/openssh/sftp-server'}
`;
  await writeFile(program, script);
  await chmod(program, 0o755);
  return {
    PATH: `${programs}:${process.env.PATH}`,
    noted: async () => (await readFile(noted, 'utf8')).split('\n'),
  };
}
