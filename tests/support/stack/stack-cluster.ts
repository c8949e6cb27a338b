import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { adminPassword } from '../settings.ts';

const run = promisify(execFile);
const name = 'site-faults';
const upWithinMs = 180_000;
const file = 'docker-compose.cluster.yml';

/** The services of the stack, and how many of each. */
const replicas = { api: 3, web: 2, mail: 1, backup: 1, offsite: 1, postgres: 1 } as const;
export type Service = keyof typeof replicas;

/** Runs docker, and resolves with what it printed. */
export async function docker(...words: readonly string[]): Promise<string> {
  const { stdout } = await run('docker', [...words], { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

export function dockerRuns(): boolean {
  return spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
}

/**
 * The project's docker-compose.cluster.yml as a stack on this machine, with a load balancer in front. It differs in one
 * thing: nginx gets a free port of the machine instead of one in the routing mesh, which not every kernel has.
 */
export async function clusterStack() {
  const work = mkdtempSync(join(tmpdir(), 'cluster-'));
  const newKeys = () => {
    for (const secret of ['database-password', 'mail-token']) {
      writeFileSync(join(work, secret), `${randomBytes(32).toString('hex')}\n`);
    }
  };
  newKeys();
  writeFileSync(join(work, 'api'), `ADMIN_PASSWORD="${adminPassword}"\n`);
  writeFileSync(join(work, 'mail'), '# nothing\n');
  // In a volume, which outlives the database here.
  const repository = ['BACKUP_TO=/offsite/repository', `BACKUP_PASSWORD="${adminPassword}"`];
  writeFileSync(join(work, 'offsite'), `${repository.join('\n')}\n`);
  const env = {
    ...process.env,
    SECRETS_DIR: work,
    SECRETS: 'faults',
    KEYS: 'faults',
    OFFSITE_REPLICAS: String(replicas.offsite),
    // Load comes from one machine.
    RATE_LIMITS: 'off',
    // The networks that Docker connects from.
    TRUSTED_PROXY: '10.0.0.0/8,172.16.0.0/12',
    RELEASE: 'faults',
    // Of the volume of the database.
    COMPOSE_PROJECT_NAME: name,
  };
  const adapted = join(work, 'stack.yml');
  const port = `- \${PORT:-8080}:8080`;
  const text = readFileSync(file, 'utf8');
  if (!text.includes(port)) throw new Error(`${file} no longer has ${port}`);
  writeFileSync(adapted, text.replace(port, '- { target: 8080, mode: host }'));
  await run('docker', ['compose', '--file', file, 'build', '--quiet'], { env });
  const wasSwarm = (await docker('info', '--format', '{{.Swarm.LocalNodeState}}')) === 'active';
  if (!wasSwarm) await docker('swarm', 'init', '--advertise-addr', '127.0.0.1');
  const node = await docker('node', 'ls', '--quiet');
  await docker('node', 'update', '--label-add', 'database=true', node);
  await remove();
  await run('docker', ['stack', 'deploy', '--compose-file', adapted, name], { env });
  const balancer = await balance();
  await untilUp();
  const deploy = () =>
    run('docker', ['stack', 'deploy', '--detach=false', '--compose-file', adapted, name], { env });
  return {
    url: balancer.url,
    /** Builds another release from a copy of the project, and updates to it. */
    async updateTo(copy: string) {
      env.RELEASE = 'next';
      await run('docker', ['compose', '--file', file, 'build', '--quiet'], { cwd: copy, env });
      await deploy();
    },
    /** Replaces the database's password and the mail token as .github/security.md says. */
    async replaceKeys() {
      newKeys();
      env.KEYS = 'faults-2';
      const password = readFileSync(join(work, 'database-password'), 'utf8').trim();
      const statement = `alter role site password '${password}'`;
      await inService('postgres', 'psql', '--username=site', '--command', statement, 'site');
      await deploy();
    },
    untilUp,
    async [Symbol.asyncDispose]() {
      balancer.close();
      await remove();
      if (!wasSwarm) await docker('swarm', 'leave', '--force');
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** The running containers of a service. */
export async function containers(service: Service): Promise<string[]> {
  const found = await docker('ps', '--quiet', '--filter', `name=${name}_${service}.`);
  return found.split('\n').filter(Boolean);
}

/** Starts a container that only computes. @returns its name for docker */
export function busyContainer(): Promise<string> {
  const options = '--detach --rm --network none'.split(' ');
  return docker('run', ...options, 'site-api:faults', 'sh', '-c', 'while :; do :; done');
}

/** Runs a command in the container of a service. */
export async function inService(service: Service, ...command: readonly string[]): Promise<string> {
  const [container = ''] = await containers(service);
  return docker('exec', container, ...command);
}

/** As the operator starts and stops services; resolves when they run. */
export async function scale(wanted: Readonly<Record<string, number>>): Promise<void> {
  const counts = Object.entries(wanted).map(([service, count]) => `${name}_${service}=${count}`);
  await docker('service', 'scale', ...counts);
}

/** Starts the service `restore` once. @returns what it said, when it has ended */
export async function restoreFromElsewhere(): Promise<string> {
  const service = `${name}_restore`;
  await docker('service', 'scale', '--detach', `${service}=1`);
  const state = () => docker('service', 'ps', service, '--format', '{{.CurrentState}}');
  const until = performance.now() + upWithinMs;
  while (!/^(?:Complete|Failed|Rejected)/.test(await state())) {
    if (performance.now() > until) throw new Error(`the restore does not end: ${await state()}`);
    await wait(500);
  }
  return docker('service', 'logs', '--raw', service);
}

/** Resolves when each service but one that is stopped has all its replicas, healthy. */
async function untilUp(stopped?: Service): Promise<void> {
  const until = performance.now() + upWithinMs;
  for (;;) {
    const printed = await docker('service', 'ls', '--format', '{{.Name}} {{.Replicas}}');
    const isUp = Object.entries(replicas).every(
      ([service, count]) =>
        service === stopped || printed.split('\n').includes(`${name}_${service} ${count}/${count}`),
    );
    if (isUp) return;
    if (performance.now() > until) throw new Error(`the stack is not up:\n${printed}`);
    await wait(500);
  }
}

/** Resolves when nothing of the stack is left. Networks and volumes stay until the last task has ended. */
async function remove(): Promise<void> {
  await docker('stack', 'rm', name);
  const found = async (...list: string[]) =>
    (await docker(...list, '--quiet', '--filter', `name=${name}_`)).split('\n').filter(Boolean);
  for (;;) {
    const volumes = await found('volume', 'ls');
    if (volumes.length > 0) await docker('volume', 'rm', ...volumes).catch(() => undefined);
    const left = [
      await found('ps', '--all'),
      await found('network', 'ls'),
      await found('volume', 'ls'),
    ];
    if (left.every(({ length }) => length === 0)) return;
    await wait(500);
  }
}

/** A load balancer (TCP): each connection goes to the next nginx that takes it; those that are gone are passed over. */
async function balance() {
  let ports: number[] = [];
  let next = 0;
  const look = async () => {
    // As Swarm's own: a task that is to stop gets nothing more.
    const running = '--filter desired-state=running --quiet --no-trunc'.split(' ');
    const tasks = await docker('service', 'ps', `${name}_web`, ...running);
    const healthy = ['--filter', `name=${name}_web.`, '--filter', 'health=healthy'];
    const listed = await docker('ps', ...healthy, '--format', '{{.Names}} {{.Ports}}');
    ports = listed.split('\n').flatMap((line) => {
      const [, task = '', port] = /\.(\w+) .*?0\.0\.0\.0:(\d+)->/.exec(line) ?? [];
      return port && tasks.includes(task) ? [Number(port)] : [];
    });
  };
  const timer = setInterval(() => void look().catch(() => undefined), 300).unref();
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    sockets.add(visitor);
    visitor.on('close', () => sockets.delete(visitor)).on('error', () => undefined);
    const lead = (tries: number) => {
      const port = ports[next++ % Math.max(1, ports.length)];
      if (port === undefined || tries === 0) return visitor.destroy();
      const upstream = connect(port, '127.0.0.1', () => {
        visitor.pipe(upstream).pipe(visitor);
        upstream.on('close', () => visitor.destroy());
        visitor.on('close', () => upstream.destroy());
      });
      let isConnected = false;
      upstream.on('connect', () => {
        isConnected = true;
      });
      return upstream.on('error', () => (isConnected ? visitor.destroy() : lead(tries - 1)));
    };
    lead(5);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
