import { chmod, mkdir } from 'node:fs/promises';

/** Makes folders, outer ones first, that nginx can read: the process's files are its own, and nginx is another user. */
export async function makePublicFolders(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
  }
}
