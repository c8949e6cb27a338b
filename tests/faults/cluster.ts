import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '#tests/sample-data/random.ts';
import {
  busyContainer,
  clusterStack,
  containers,
  docker,
  dockerRuns,
} from '../support/stack/stack-cluster.ts';
import { ms } from './measure.ts';
import { nextRelease } from './next-release.ts';
import { pageAt, visiting } from './visitors.ts';
import { writing } from './writers.ts';

const writers = 32;
const visitors = 8;
const rounds = 100;
const betweenKillsMs = 2000;
const databaseDownMs = 30_000;
/** So many that a check of three seconds is too short. */
const busyContainers = 30;
const starvedMs = 60_000;

type Cluster = Awaited<ReturnType<typeof clusterStack>>;

/**
 * Three APIs, two nginx and PostgreSQL under 32 writers: replicas killed a hundred times, all replaced by an update, the
 * machine overloaded, and the database gone for half a minute.
 */
export default async function cluster(): Promise<string> {
  if (!dockerRuns()) return 'not run: no Docker engine answers here';
  await using stack = await clusterStack();
  return [
    await killed(stack),
    await updated(stack),
    await starved(stack),
    await newKeys(stack),
    await withoutDatabase(stack),
  ].join('; ');
}

async function killed({ url, untilUp }: Cluster): Promise<string> {
  const random = new Random(1);
  const load = writing(writers, url);
  for (let round = 0; round < rounds; round += 1) {
    await sleep(betweenKillsMs);
    const running = await containers('api');
    const victim = running[random.whole(0, running.length - 1)];
    if (victim) await docker('kill', '--signal', 'KILL', victim).catch(() => undefined);
  }
  await untilUp();
  return `${await load.stop()} in ${rounds} kills of an API`;
}

/** Every API and every nginx is replaced by those of another release, one after another. */
async function updated({ url, updateTo, untilUp }: Cluster): Promise<string> {
  const next = nextRelease();
  try {
    const load = visiting(url, visitors);
    await updateTo(next.path);
    await untilUp();
    const requests = await load.stop();
    assert.ok((await pageAt(`${url}/tr`)).html.includes(next.words), 'the new page is not shown');
    return `none of ${requests} requests failed while all were replaced by another release`;
  } finally {
    next.remove();
  }
}

/** Swarm's health checks are late on a machine with far too much to do, and replace nothing that still answers. */
async function starved({ url }: Cluster): Promise<string> {
  const all = async () => Promise.all((['api', 'web', 'postgres'] as const).map(containers));
  const before = await all();
  const load = writing(writers, url);
  const busy: string[] = [];
  try {
    // Containers, because each has as much of the processor as each of the stack.
    for (let one = 0; one < busyContainers; one += 1) busy.push(await busyContainer());
    await sleep(starvedMs);
    assert.deepEqual(await all(), before, 'services were replaced that still answered');
  } finally {
    await docker('rm', '--force', ...busy);
  }
  await load.answered();
  return `${await load.stop()} and nothing replaced in ${starvedMs / 1000} s beside ${busyContainers} busy containers`;
}

/** The database's password and the mail token are replaced while visitors write. */
async function newKeys({ url, replaceKeys, untilUp }: Cluster): Promise<string> {
  const load = writing(writers, url);
  await sleep(2000);
  const [before] = await containers('mail');
  await replaceKeys();
  await untilUp();
  await load.answered();
  const outcome = await load.stop();
  assert.notDeepEqual(await containers('mail'), [before], 'the mail service has the old token');
  return `${outcome} while password and mail token were replaced`;
}

async function withoutDatabase({ url, untilUp }: Cluster): Promise<string> {
  const load = writing(writers, url);
  await sleep(2000);
  const [database = ''] = await containers('postgres');
  await docker('pause', database);
  await sleep(databaseDownMs);
  await docker('unpause', database);
  const backMs = await load.answered();
  await docker('kill', '--signal', 'KILL', database);
  await untilUp();
  return `${await load.stop()} with the database silent for ${databaseDownMs / 1000} s, and killed; ${ms(backMs)} after it answers the forms do`;
}
