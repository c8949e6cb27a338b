import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Where databases can be created: set it to use a server of yours, PostgreSQL 17 or newer. */
export const serverSetting = 'TEST_POSTGRES_URL';
/** The database that others are copies of. */
export const templateName = 'site_template';

/** A directory of the server that is a disk of 64 MiB. */
export const smallDisk = '/small';

const image = 'postgres:17-trixie';
/** Each tries to connect once, 100 ms apart. */
const maxTries = 300;

export function serverUrl(): string {
  const url = process.env[serverSetting];
  if (!url) throw new Error(`There is no PostgreSQL server: set ${serverSetting}, or start Docker`);
  return url;
}

/** Of a server that the setting names, or of one that is started in Docker; undefined without either. */
export async function startServer() {
  const url = process.env[serverSetting];
  if (url) return { url, stop: () => {} };
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) return undefined;
  const name = `site-tests-postgres-${randomUUID()}`;
  const docker = (...command: readonly string[]) =>
    execFileSync('docker', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const password = randomUUID();
  docker(
    ...['run', '--detach', '--rm', '--name', name, '--env', `POSTGRES_PASSWORD=${password}`],
    ...['--publish', '127.0.0.1::5432', '--tmpfs', '/var/lib/postgresql/data'],
    // For a database whose disk is full (tests/faults/full-disk.ts).
    ...['--tmpfs', `${smallDisk}:size=64m,mode=1777`],
    // What it holds is thrown away.
    ...[image, '-c', 'listen_addresses=*', '-c', 'fsync=off', '-c', 'max_connections=500'],
    // As in docker-compose.cluster.yml.
    ...['-c', 'wal_recycle=off'],
  );
  const stop = () => void docker('rm', '--force', '--volumes', name);
  try {
    const [address = ''] = docker('port', name, '5432').split('\n');
    const started = `postgres://postgres:${password}@${address}/postgres`;
    await isUp(started);
    return { url: started, stop };
  } catch (reason) {
    stop();
    throw reason;
  }
}

async function isUp(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await onServer(url, async () => undefined);
    } catch (reason) {
      if (tries === maxTries) throw reason;
      await wait(100);
    }
  }
}

/** Does work on a connection of its own. */
export async function onServer<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates a database. @returns its URL */
export async function createDatabase(
  server: string,
  name: string,
  template?: string,
): Promise<string> {
  const from = template ? ` template ${template}` : '';
  await onServer(server, (client) => client.query(`create database ${name}${from}`));
  return urlOf(server, name);
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
}

export function urlOf(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
