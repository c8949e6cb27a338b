import { readFileSync, statSync } from 'node:fs';
import { DatabaseUnusable } from '../engine/errors.ts';

/**
 * Where files are on another machine, or on the one around a container, as with Docker Desktop's bind mounts: locks and
 * shared memory may not hold, and SQLite loses data (sqlite.org/howtocorrupt.html, section 2.1). `fuseblk` is a disk.
 */
const untrusted =
  /^(?:9p|afs|ceph|cifs|fakeowner|fuse(?!blk)|lustre|nfs|prl_fs|smb|vboxsf|virtiofs|vmhgfs)/;

/** @param type as Linux names it (proc_pid_mountinfo(5)) */
export function isUntrusted(type = ''): boolean {
  return untrusted.test(type);
}

/** @throws DatabaseUnusable when the file system of an existing directory is one that SQLite cannot trust */
export function refuseUntrusted(directory: string): void {
  const type = process.platform === 'linux' ? typeOf(directory) : undefined;
  if (!isUntrusted(type)) return;
  throw new DatabaseUnusable(
    `the database would be on ${type} (${directory}), which does not lock it safely: use a local disk, in compose the volume data:/data`,
  );
}

/** @returns undefined too for a part of a disk that has no mount of its own, such as a subvolume */
function typeOf(directory: string): string | undefined {
  const dev = statSync(directory, { throwIfNoEntry: false })?.dev ?? 0;
  // As makedev(3) joins them.
  const major = (dev >>> 8) & 0xfff;
  const minor = (dev & 0xff) | ((dev >>> 12) & 0xfff00);
  const mount = new RegExp(String.raw`^\d+ \d+ ${major}:${minor} .* - (\S+) `, 'm');
  return mount.exec(readFileSync('/proc/self/mountinfo', 'utf8'))?.[1];
}
