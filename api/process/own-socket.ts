import { link, lstat, readdir, rename, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { hostName } from './host-name.ts';

/** Another kind of file has the socket's name. */
export class NoSocket extends Error {}

/** The name that this process listens under, beside the one that others know; the next release has another. */
export function ownSocket(path: string): string {
  return `${path}.${hostName}`;
}

/**
 * Gives a socket that this process listens on the name that others know, in one step: whoever connects reaches the
 * process before or this one.
 * @throws NoSocket
 */
export async function takeOver(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found && !found.isSocket()) throw new NoSocket();
  const own = ownSocket(path);
  const next = `${own}.next`;
  await rm(next, { force: true });
  await link(own, next);
  await rename(next, path);
  // If the two are one file already, rename leaves both.
  await rm(next, { force: true });
}

/** Whether this process still has the name that others know. To be asked while it listens. */
export async function hasName(path: string): Promise<boolean> {
  const [shared, own] = await Promise.all(
    [path, ownSocket(path)].map((name) => stat(name).catch(() => undefined)),
  );
  return shared !== undefined && shared.ino === own?.ino;
}

/** A killed process leaves its sockets behind: this one's own name could not be used, and others would add up. */
export async function removeStaleSockets(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => []);
  const stale = names.filter((name) => name.startsWith(`${basename(path)}.`));
  for (const name of stale) await removeIfStale(join(dirname(path), name));
}

async function removeIfStale(path: string): Promise<void> {
  const answers = await new Promise<boolean>((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
  if (answers) return;
  // Another kind of file under that name is not removed; listening then fails.
  const found = await lstat(path).catch(() => undefined);
  if (found?.isSocket()) await rm(path, { force: true });
}
