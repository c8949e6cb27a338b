import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { problems } from '#contract/problem.ts';
import { endWithUs } from '../bench/servers.ts';
import { post, type RunningApi, startApi } from '../support/api/api.ts';
import { sampleMessage, sendMessage, simplePath } from '../support/api/messages.ts';
import { fileOf } from '../support/database/sqlite-database.ts';
import { ms, probe, timed, together, toTimes } from './measure.ts';

const heldMs = 8000;
const refusedWithinMs = 500;
const senders = 8;

/** Another process locks the database for eight seconds: senders get a quick 503, and the service keeps running. */
export async function lockedDatabase(): Promise<string> {
  await using api = await startApi();
  const holder = await holdDatabase(fileOf(api));
  const living = probe(50, async () => {
    assert.equal((await fetch(`${api.url}/api/health/live`)).status, 200);
  });
  const lone: number[] = [];
  const crowd: number[] = [];
  while (!holder.over()) {
    lone.push(await refusal(api));
    crowd.push(...(await together(senders, () => refusal(api))));
  }
  const live = await living.stop();
  await holder.released;
  await sendMessage(api);
  const rows = await api.database.value('select count(*) from messages');
  assert.equal(rows, 1, 'refused messages are not stored, and the later one is');
  const alone = toTimes(lone);
  const crowded = toTimes(crowd);
  const worst = Math.max(alone.worst, crowded.worst);
  assert.ok(worst <= refusedWithinMs, `a refusal took ${ms(worst)}`);
  return `503 in ${ms(alone.worst)} at most (${alone.count} lone senders), ${ms(crowded.worst)} for ${senders} at once; ${live.count} live probes answered in ${ms(live.worst)} at most; stored afterwards`;
}

async function refusal(api: RunningApi): Promise<number> {
  const { ms: took, value: answer } = await timed(() =>
    post(api.url + simplePath, sampleMessage, { 'Accept-Language': 'tr' }),
  );
  assert.equal(answer.status, 503);
  assert.equal(await answer.text(), problems.unavailable.tr);
  return took;
}

/** `over` returns true shortly before the lock ends, so that the last request is still refused. */
async function holdDatabase(file: string) {
  const program = `
    const database = new (require(${JSON.stringify(createRequire(import.meta.url).resolve('better-sqlite3'))}))(process.argv[1]);
    database.exec('begin exclusive');
    process.stdout.write('held');
    setTimeout(() => database.exec('rollback'), ${heldMs});
  `;
  const child = spawn(process.execPath, ['-e', program, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  const released = once(child, 'exit');
  await once(child.stdout, 'data');
  const until = performance.now() + heldMs - 2 * refusedWithinMs;
  return { over: () => performance.now() > until, released };
}
