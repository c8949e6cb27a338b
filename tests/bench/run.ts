/** `npm run bench -- messages`: what storing a message costs beside a bare server. `--quick` for a quick run. */
import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareLoad } from './load.ts';
import { findProgram, refuse, temporaryDirectory } from './machine.ts';
import { startNginx } from './nginx.ts';
import { type Measured, report, type Way, ways } from './report.ts';
import { freePort, type ServerName, servers, startServer } from './servers.ts';

const quick = process.argv.includes('--quick');
const rounds = quick ? 1 : 5;
const loads = {
  warmUp: { connections: 32, seconds: quick ? 1 : 3 },
  visitors: { connections: 32, seconds: quick ? 3 : 5 },
  alone: { connections: 1, seconds: quick ? 1 : 2 },
};

/** Enough for everything that is loaded lazily. */
const idleMs = 2000;

const wrk = findProgram('wrk');
const nginx = findProgram('nginx');
const dir = temporaryDirectory();
refuseMemory(dir);
const socket = join(dir, 'server.sock');
const load = prepareLoad(wrk, dir);
const nginxPort = await freePort();
await startNginx(nginx, { port: nginxPort, socket, dir });

// Writes the compile cache on exit, as the image's build does.
await (await startServer('ours', { path: socket }, dir)).stop();

const measured: Measured[] = [];
for (let round = 1; round <= rounds; round += 1) {
  for (const way of ways) {
    for (const server of rotated(servers, round)) {
      process.stderr.write(`round ${round} of ${rounds}: ${server}, ${way}\n`);
      measured.push({ server, way, round, ...(await measure(server, way)) });
    }
  }
}
process.stdout.write(report(measured));
process.exit();

async function measure(name: ServerName, way: Way) {
  const port = way === 'nginx' ? nginxPort : await freePort();
  // Otherwise this server would pay for earlier writes.
  spawnSync('sync');
  const server = await startServer(name, way === 'nginx' ? { path: socket } : { port }, dir);
  await sleep(idleMs);
  const idleMb = server.memoryMb();
  const warmUp = await load(port, loads.warmUp);
  const visitors = await load(port, loads.visitors);
  const alone = await load(port, loads.alone);
  const peakMb = server.peakMemoryMb();
  const acknowledged = warmUp.acknowledged + visitors.acknowledged + alone.acknowledged;
  const stored = await server.crashAndCount();
  if (stored < acknowledged) {
    throw new Error(`${name} acknowledged ${acknowledged} messages and kept ${stored}`);
  }
  const { perSecond, p50Ms, p99Ms } = visitors;
  return { perSecond, p50Ms, p99Ms, loneMs: alone.p50Ms, idleMb, peakMb, readyMs: server.readyMs };
}

/** Each round starts with another server, so that none always follows the same one. */
function rotated<T>(all: readonly T[], by: number): readonly T[] {
  const start = by % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
}

function refuseMemory(directory: string): void {
  const tmpfs = 0x01021994;
  if (statfsSync(directory).type === tmpfs) {
    refuse(`${tmpdir()} is in memory, where a commit costs nothing: set TMPDIR to a place on disk`);
  }
}
