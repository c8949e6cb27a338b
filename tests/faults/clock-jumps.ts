import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../support/api/admin.ts';
import {
  bearer,
  login,
  post,
  type RunningApi,
  startApi,
  temporaryDirectory,
} from '../support/api/api.ts';
import { sampleMessage, sendMessage, simplePath } from '../support/api/messages.ts';

const dayMs = 86_400_000;
const jumps = { '+1 day': dayMs, '-1 day': -dayMs, '+10 years': 3652 * dayMs };
const messagesAMinute = 20;
const minuteMs = 60_000;

/** The clock of a running API jumps and returns: the API keeps running, sessions end, and rate limits keep their time. */
export async function clockJumps(): Promise<string> {
  const outcomes = await Promise.allSettled(
    Object.entries(jumps).map(async ([what, offset]) => {
      await jump(offset).catch((reason: Error) => {
        throw new Error(`${what}: ${reason.message}`, { cause: reason });
      });
    }),
  );
  const failures = outcomes.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
  return `${Object.keys(jumps).join(', ')} and back: no crash, sessions ended, limits as before and open again after their minute`;
}

async function jump(offset: number): Promise<void> {
  await using directory = await temporaryDirectory();
  const file = join(directory.path, 'offset');
  const setClock = (to: number) => writeFileSync(file, String(to));
  setClock(0);
  await using api = await startApi({
    ...{ RATE_LIMITS: 'on', TRUST_PROXY: '1', CLOCK_OFFSET_FILE: file },
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'moved-clock.ts')}`,
  });
  const session = await login(api);
  const limitedAt = performance.now();
  for (let sent = 0; sent < messagesAMinute; sent += 1) await sendMessage(api, {}, from(1));
  await expectLimited(api);

  setClock(offset);
  const moved = await sendMessage(api, {}, from(2));
  const off = Date.parse(moved.createdAtUtc) - Date.now();
  assert.ok(Math.abs(off - offset) < minuteMs, 'the clock was not moved');
  for (const headers of [bearer(session.token), { Cookie: session.cookie }]) {
    const { status } = await fetch(api.url + calls.verify.path, { headers });
    assert.equal(status, 401, 'a session outlives the jump');
  }
  await expectLimited(api);
  const admin = await adminOf(api);
  assert.equal((await admin.adminCall(calls.listMessages)).items.length, messagesAMinute + 1);

  await sleep(minuteMs - (performance.now() - limitedAt) + 1000);
  await sendMessage(api, {}, from(1));
  setClock(0);
  await sendMessage(api, {}, from(3));
  assert.equal(await api.stop(), 0);
}

function from(host: number) {
  return { 'X-Forwarded-For': `192.0.2.${host}` };
}

async function expectLimited(api: RunningApi): Promise<void> {
  const answer = await post(api.url + simplePath, sampleMessage, from(1));
  assert.equal(answer.status, 429, 'a limit opened');
  const seconds = Number(answer.headers.get('Retry-After'));
  assert.ok(seconds >= 1 && seconds <= 60, `a limit says to wait for ${seconds} s`);
}
