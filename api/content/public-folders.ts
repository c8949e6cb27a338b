import { chmod, mkdir } from 'node:fs/promises';

/**
 * Creates folders, outer ones first, that nginx can read: the process's umask excludes nginx, which runs as another
 * user.
 */
export async function makePublicFolders(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
  }
}
