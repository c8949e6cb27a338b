import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApi, temporaryDirectory } from '../support/api/api.ts';
import { postgresPair } from '../support/database/postgres-pair.ts';
import { brokenLine } from '../support/stack/broken-line.ts';
import { dockerRuns } from '../support/stack/stack-cluster.ts';
import { ms } from './measure.ts';
import { writing } from './writers.ts';

const writers = 16;
const silentMs = 15_000;
const refusedMs = 10_000;
const slowForMs = 10_000;
const fullMs = 10_000;
const cuts = 50;
const betweenCutsMs = 200;

/**
 * Two APIs and their PostgreSQL under 16 writers: a network that drops, refuses, resets and is slow, a full disk, and the
 * server lost to its standby.
 */
export default async function database(): Promise<string> {
  if (!dockerRuns()) return 'not run: no Docker engine answers here';
  await using pair = await postgresPair();
  const line = await brokenLine(pair.primary);
  await using work = await temporaryDirectory();
  const url = Object.assign(new URL(pair.primary.url), { port: String(line.port) }).href;
  const settings = { DATA_DIR: work.path, DATABASE_URL: url };
  await using one = await startApi(settings);
  await using other = await startApi(settings);
  const load = writing(writers, one.url, other.url);
  const said: string[] = [];
  const afterwards = async (what: string) => said.push(`${what} ${ms(await load.answered())}`);

  await load.answered();
  await line.set('silent');
  await sleep(silentMs);
  await line.set('passes');
  await afterwards(`silent for ${silentMs / 1000} s`);

  await line.set('refuses');
  await sleep(refusedMs);
  await line.set('passes');
  await afterwards(`refusing for ${refusedMs / 1000} s`);

  for (let cut = 0; cut < cuts; cut += 1) {
    await sleep(betweenCutsMs);
    line.cut();
  }
  await afterwards(`reset ${cuts} times`);

  await line.set('slow');
  const before = load.acknowledged.length;
  await sleep(slowForMs);
  const slowly = load.acknowledged.length - before;
  assert.ok(slowly > 0, 'nothing was stored over a slow line');
  await line.set('passes');
  await afterwards('slow');

  load.refused.clear();
  const empty = await pair.fillDisk();
  const stored = load.acknowledged.length;
  await sleep(fullMs);
  const meanwhile = load.acknowledged.length - stored;
  assert.ok(load.refused.size > 0, 'the disk was not full');
  const refusals = [...load.refused].map(([status, count]) => `${count} × ${status}`).join(', ');
  await empty();
  await afterwards(`disk full for ${fullMs / 1000} s (${meanwhile} stored meanwhile, ${refusals})`);

  await pair.promoteStandby();
  line.leadTo(pair.standby);
  await afterwards('failed over');

  const outcome = await load.stop();
  line.close();
  return `${outcome}; until every writer is answered after: ${said.join(', ')}; ${slowly} stored over the slow line`;
}
