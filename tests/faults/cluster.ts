import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { Random } from '#tests/sample-data/random.ts';
import { adminOf } from '../support/admin.ts';
import { openRequest, post, sampleMessage, simplePath } from '../support/api.ts';
import { clusterStack, containers, docker, dockerRuns } from '../support/stack-cluster.ts';
import { ms, together, toTimes } from './measure.ts';

const writers = 32;
const rounds = 100;
const betweenKillsMs = 2000;
const retryMs = 250;
const databaseDownMs = 30_000;

type Cluster = Awaited<ReturnType<typeof clusterStack>>;

/**
 * Three APIs, two nginx and PostgreSQL under 32 writers: replicas killed a hundred times, all replaced by an update,
 * and the database gone for half a minute.
 */
export async function cluster(): Promise<string> {
  if (!dockerRuns()) return 'not run: no Docker engine answers here';
  await using stack = await clusterStack();
  return [
    await heardElsewhere(stack),
    await killed(stack),
    await updated(stack),
    await withoutDatabase(stack),
  ].join('; ');
}

/** Under a load of writers, who send each message until it is acknowledged. */
async function writing(url: string) {
  const acknowledged: string[] = [];
  let tries = 0;
  let isOver = false;
  const done = together(writers, async (writer) => {
    while (!isOver) {
      const body = { ...sampleMessage, message: randomUUID() };
      const headers = { 'Idempotency-Key': randomUUID(), ...fromWriter(writer) };
      for (;;) {
        tries += 1;
        const answer = await post(url + simplePath, body, headers).catch(() => undefined);
        if (answer?.status === 201) {
          acknowledged.push(((await answer.json()) as { id: string }).id);
          break;
        }
        await answer?.text().catch(() => undefined);
        await sleep(retryMs);
      }
    }
  });
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await done;
      return { sent: acknowledged.length, retried: tries - acknowledged.length };
    },
  };
}

/** Each writer has an address of its own: nginx limits addresses. */
function fromWriter(writer: number) {
  return { 'X-Forwarded-For': `198.18.${Math.floor(writer / 256) % 256}.${writer % 256}` };
}

function jsonFrom(writer: number) {
  return { ...fromWriter(writer), 'Content-Type': 'application/json' };
}

async function storedIds(url: string): Promise<string[]> {
  const { adminCall } = await adminOf({ url });
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = { limit: '100', ...(cursor && { cursor }) };
    const page: { items: { id: string }[]; nextCursor: string | null } = await adminCall(
      calls.listMessages,
      { query },
    );
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

async function lostOf(url: string, acknowledged: readonly string[]): Promise<number> {
  const stored = await storedIds(url);
  const known = new Set(stored);
  assert.equal(known.size, stored.length, 'a message is listed twice');
  assert.equal(new Set(acknowledged).size, acknowledged.length, 'two messages have one id');
  return acknowledged.filter((id) => !known.has(id)).length;
}

async function killed({ url, untilUp }: Cluster): Promise<string> {
  const random = new Random(1);
  const load = await writing(url);
  for (let round = 0; round < rounds; round += 1) {
    await sleep(betweenKillsMs);
    const running = await containers('api');
    const victim = running[random.whole(0, running.length - 1)];
    if (victim) await docker('kill', '--signal', 'KILL', victim).catch(() => undefined);
  }
  await untilUp();
  const { sent, retried } = await load.stop();
  const lost = await lostOf(url, load.acknowledged);
  assert.equal(lost, 0, `${lost} of ${sent} acknowledged messages are lost`);
  return `${lost} of ${sent} acknowledged messages lost in ${rounds} kills of an API, ${retried} sent again`;
}

/** Every API and every nginx is replaced, one after another. */
async function updated({ url, serviceName, untilUp }: Cluster): Promise<string> {
  const failures: string[] = [];
  let requests = 0;
  let isOver = false;
  const visiting = together(8, async (visitor) => {
    while (!isOver) {
      requests += 1;
      const isMessage = visitor % 2 === 0;
      // Each on a connection of its own: when a kept one ends without an answer, a browser repeats the request.
      const { outgoing, answer } = isMessage
        ? openRequest({ method: 'POST', headers: jsonFrom(requests) }, url + simplePath)
        : openRequest({}, `${url}/tr`);
      outgoing.end(isMessage ? JSON.stringify({ ...sampleMessage, message: randomUUID() }) : '');
      const ended = await answer.catch((reason: Error) => reason);
      const what = isMessage ? 'message' : 'page';
      if (ended instanceof Error) failures.push(`${what}: ${ended.message}`);
      else if (ended.status !== (isMessage ? 201 : 200)) failures.push(`${what}: ${ended.status}`);
      await sleep(20);
    }
  });
  for (const service of ['api', 'web'] as const) {
    await docker('service', 'update', '--force', '--quiet', serviceName(service));
    await untilUp();
  }
  isOver = true;
  await visiting;
  assert.deepEqual(failures, []);
  return `${failures.length} of ${requests} requests failed while all were replaced`;
}

async function withoutDatabase({ url, untilUp }: Cluster): Promise<string> {
  const load = await writing(url);
  await sleep(2000);
  const [database = ''] = await containers('postgres');
  await docker('pause', database);
  await sleep(databaseDownMs);
  const before = load.acknowledged.length;
  await docker('unpause', database);
  const began = performance.now();
  while (load.acknowledged.length < before + writers) await sleep(20);
  const backMs = performance.now() - began;
  await docker('kill', '--signal', 'KILL', database);
  await untilUp();
  const { sent, retried } = await load.stop();
  const lost = await lostOf(url, load.acknowledged);
  assert.equal(lost, 0, `${lost} of ${sent} acknowledged messages are lost`);
  return `${lost} of ${sent} lost with the database silent for ${databaseDownMs / 1000} s, and killed; ${retried} sent again, ${ms(backMs)} after it answers the forms do`;
}

/** An admin open on one replica hears of what another stored. */
async function heardElsewhere({ url }: Cluster): Promise<string> {
  const { token } = await adminOf({ url });
  const stop = new AbortController();
  const heard: number[] = [];
  let arrived: (() => void) | undefined;
  const streams = await Promise.all(
    Array.from({ length: 6 }, () =>
      fetch(url + calls.watchEvents.path, {
        headers: { Authorization: `Bearer ${token}` },
        signal: stop.signal,
      }),
    ),
  );
  for (const { body } of streams) void read(body).catch(() => undefined);
  async function read(body: ReadableStream<Uint8Array> | null) {
    for await (const chunk of body ?? []) {
      if (Buffer.from(chunk).includes('data:')) arrived?.();
    }
  }
  for (let round = 0; round < 30; round += 1) {
    const began = performance.now();
    const all = new Promise<void>((resolve) => {
      let left = streams.length;
      arrived = () => {
        left -= 1;
        if (left === 0) resolve();
      };
    });
    const answer = await post(
      url + simplePath,
      { ...sampleMessage, message: randomUUID() },
      fromWriter(round),
    );
    assert.equal(answer.status, 201);
    await all;
    heard.push(performance.now() - began);
  }
  stop.abort();
  const { worst } = toTimes(heard);
  assert.ok(worst < 1000, `heard only after ${ms(worst)}`);
  return `six admins on three replicas heard of a message ${ms(worst)} after it was sent at most`;
}
