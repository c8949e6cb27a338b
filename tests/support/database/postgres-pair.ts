import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onServer } from './postgres-server.ts';

const run = promisify(execFile);
const image = 'postgres:17-trixie';
const data = '/var/lib/postgresql/data';
/** Of the server's disk, so that it can be filled. */
const diskMb = 700;
const upWithinMs = 60_000;

async function docker(...words: readonly string[]): Promise<string> {
  const { stdout } = await run('docker', [...words]);
  return stdout.trim();
}

/** A PostgreSQL server with a standby that has each commit before it is acknowledged. */
export async function postgresPair() {
  const password = randomUUID();
  const id = randomUUID().slice(0, 8);
  const [network, first, second] = [`pg-${id}`, `pg-${id}-1`, `pg-${id}-2`];
  const start = (name: string, ...rest: readonly string[]) =>
    docker(
      ...['run', '--detach', '--name', name, '--network', network, '--publish', '127.0.0.1::5432'],
      ...['--env', `POSTGRES_PASSWORD=${password}`, '--env', `PGPASSWORD=${password}`],
      ...['--tmpfs', `${data}:size=${diskMb}m`, ...rest],
    );
  const remove = async () => {
    await docker('rm', '--force', '--volumes', first, second).catch(() => undefined);
    await docker('network', 'rm', network).catch(() => undefined);
  };
  await docker('network', 'create', network);
  try {
    await start(first, image, '-c', 'listen_addresses=*');
    const primary = await serverOf(first, password);
    const hba = `echo 'host replication all all scram-sha-256' >> ${data}/pg_hba.conf`;
    await docker('exec', first, 'sh', '-c', hba);
    await onServer(primary.url, (client) => client.query('select pg_reload_conf()'));
    const copy = `pg_basebackup -h ${first} -U postgres -D ${data} -R -X stream && chmod 700 ${data}`;
    const follow = `${copy} && exec postgres -c listen_addresses='*'`;
    const own = `chown postgres ${data} && exec setpriv --reuid=postgres --regid=postgres --init-groups sh -c "${follow}"`;
    await start(second, '--entrypoint', 'sh', image, '-c', own);
    const standby = await serverOf(second, password);
    await onServer(primary.url, async (client) => {
      await client.query("alter system set synchronous_standby_names = '*'");
      await client.query('select pg_reload_conf()');
    });
    return {
      primary,
      standby,
      /** The primary's disk is full, but for what the server keeps for itself. */
      async fillDisk() {
        const fill = `dd if=/dev/zero of=${data}/filler bs=1M; true`;
        await docker('exec', first, 'sh', '-c', fill);
        return () => docker('exec', first, 'rm', `${data}/filler`);
      },
      async promoteStandby() {
        await docker('kill', '--signal', 'KILL', first);
        await onServer(standby.url, (client) => client.query('select pg_promote()'));
      },
      [Symbol.asyncDispose]: remove,
    };
  } catch (reason) {
    await remove();
    throw reason;
  }
}

async function serverOf(container: string, password: string) {
  const [address = ''] = (await docker('port', container, '5432')).split('\n');
  const url = `postgres://postgres:${password}@${address}/postgres`;
  const [host = '', port] = address.split(':');
  const until = performance.now() + upWithinMs;
  for (;;) {
    try {
      await onServer(url, (client) => client.query('select 1'));
      return { url, host, port: Number(port) };
    } catch (reason) {
      if (performance.now() > until) throw reason;
      await wait(200);
    }
  }
}
