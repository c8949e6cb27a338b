import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { Random } from '#tests/sample-data/random.ts';
import { type DataSettings, newData, type RunningApi, startApi } from '../support/api/api.ts';
import { apply, cvFile } from '../support/api/applications.ts';
import { sendMessage } from '../support/api/messages.ts';
import { inDatabase } from '../support/database/sqlite-database.ts';
import { ms, timed, together, toTimes } from './measure.ts';

const writers = 32;
/** Of them; the others send messages. */
const applicants = 2;
const cvBytes = 256 * 1024;
const rounds = 100;
const readyWithinMs = 2000;

/**
 * kill -9 a hundred times under 32 writers: every acknowledged message and application is stored, each CV byte for byte, and
 * the API is soon ready again.
 */
export default async function kills(): Promise<string> {
  await using data = await newData();
  const random = new Random(1);
  const acknowledged: string[] = [];
  const readyMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = await timed(() => startReady(data.settings));
    // The first start creates the database and hashes the password, so only the others are timed.
    if (round > 0) readyMs.push(started.ms);
    await using api = started.value;
    acknowledged.push(...(await writeUntilKilled(api, random.whole(100, 400))));
  }
  const started = await timed(() => startReady(data.settings));
  readyMs.push(started.ms);
  await using _api = started.value;
  if ('file' in data.location) {
    const checked = inDatabase(data.location.file, (file) => file.pragma('integrity_check'));
    assert.deepEqual(checked, [{ integrity_check: 'ok' }]);
  }
  const { all, column } = data.database;
  type Cv = { bytes: Buffer; sha256: string };
  for (const { bytes, sha256 } of await all<Cv>('select bytes, sha256 from cvs')) {
    assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256);
  }
  const ids = 'select id from messages union all select application_id from cvs';
  const stored = new Set(await column<string>(ids));
  const lost = acknowledged.filter((id) => !stored.has(id)).length;
  const { worst } = toTimes(readyMs);
  assert.equal(lost, 0, `${lost} of ${acknowledged.length} acknowledged are lost`);
  assert.ok(worst <= readyWithinMs, `ready only after ${ms(worst)}`);
  return `${lost} of ${acknowledged.length} acknowledged messages and applications lost in ${rounds} kills, integrity ok, ready again in ${ms(worst)} at most`;
}

async function startReady(settings: DataSettings): Promise<RunningApi> {
  const api = await startApi(settings);
  assert.equal((await fetch(`${api.url}/api/health/ready`)).status, 200);
  return api;
}

async function writeUntilKilled(api: RunningApi, killAfter: number): Promise<string[]> {
  const ids: string[] = [];
  await together(writers, async (writer) => {
    const send = () =>
      writer < applicants
        ? apply(api, {}, cvFile(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(cvBytes)])))
        : sendMessage(api);
    for (;;) {
      const sent = await send().catch((reason: Error) => {
        // Expected: ended by the kill.
        if (reason.message === 'fetch failed' || reason.message === 'terminated') return undefined;
        throw reason;
      });
      if (!sent) return;
      ids.push(sent.id);
      if (ids.length === killAfter) api.stop('SIGKILL');
    }
  });
  assert.ok(ids.length >= killAfter, 'the API ended before it was killed');
  return ids;
}
