import { link, lstat, readdir, rename, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Of this machine or container: during an update, the two releases are in different containers. */
export const hostName = process.env.HOSTNAME || hostname();

/** A file of another kind has the socket's name. */
export class NoSocket extends Error {}

/** The name that only this process listens under, besides the shared one; each release has its own. */
export function ownSocket(path: string): string {
  return `${path}.${hostName}`;
}

/**
 * Moves the shared name to the socket of this process in one step: a client reaches either the previous process or this
 * one.
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
  // If both are one file already, rename leaves both names.
  await rm(next, { force: true });
}

/** Whether the shared name is still this process's. Call it while it listens. */
export async function hasName(path: string): Promise<boolean> {
  const [shared, own] = await Promise.all(
    [path, ownSocket(path)].map((name) => stat(name).catch(() => undefined)),
  );
  return shared !== undefined && shared.ino === own?.ino;
}

/** A killed process leaves its sockets behind: its own name would be unusable, and stale ones would add up. */
export async function removeStaleSockets(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => []);
  const stale = names.filter((name) => name.startsWith(`${basename(path)}.`));
  for (const name of stale) await removeIfStale(join(dirname(path), name));
}

async function removeIfStale(path: string): Promise<void> {
  const isStale = await new Promise<boolean>((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(false);
      // A process in a flood refuses with another code (EAGAIN).
    }).once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'));
  });
  if (!isStale) return;
  // Another kind of file under that name is not removed; listening then fails.
  const found = await lstat(path).catch(() => undefined);
  if (found?.isSocket()) await rm(path, { force: true });
}
