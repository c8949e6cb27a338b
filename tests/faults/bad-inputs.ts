import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { judgeCv } from '#api/cv/cv-content.ts';
import { calls } from '#contract/calls.ts';
import { check } from '#contract/check.ts';
import { Random } from '#tests/sample-data/random.ts';
import { openRequest } from '../support/api/api.ts';
import { sendMessage } from '../support/api/messages.ts';
import { askMemory, heldMegabytes, reportedMemory } from './held-memory.ts';
import { together } from './measure.ts';
import { type OddBody, oddFields, oddFile, oddForm, oddJson, samples } from './odd-bodies.ts';
import { startSite } from './site.ts';

const inProcess = 1_000_000;
const throughNginx = 50_000;
const senders = 16;
const maxGrowthMb = 50;
/** After this share of the requests, code and caches are loaded. */
const warmUp = 0.1;

/** A million odd bodies to the form checks in this process, and fifty thousand over HTTP. */
export default async function badInputs(): Promise<string> {
  return `${await judge()}; ${await send()}`;
}

/** Each body gets a verdict, and no prototype is changed. */
async function judge(): Promise<string> {
  const random = new Random(9);
  const names = Object.keys(samples) as (keyof typeof samples)[];
  let good = 0;
  let before = 0;
  for (let turn = 0; turn < inProcess; turn += 1) {
    // What zlib holds of an inflated stream is freed in another turn of the event loop, which every CV has in the service.
    if (turn % 1000 === 0) await new Promise(setImmediate);
    if (turn === inProcess * warmUp) before = heldBytes();
    if (turn % 10 === 0) {
      judgeCv(oddFile(random), random.pick(['pdf', 'doc', 'docx']));
      continue;
    }
    const name = random.pick(names);
    const verdict = check(calls[name].body, oddFields(random, samples[name]));
    if (verdict.ok) good += 1;
    else assert.ok(Object.keys(verdict.errors).length > 0, 'a refusal without an error');
  }
  const grownMb = (heldBytes() - before) / 1e6;
  assert.deepEqual(Object.keys(Object.prototype), []);
  assert.ok(good > 0 && good < inProcess / 2, `${good} were found good`);
  assert.ok(grownMb < maxGrowthMb, `memory grew by ${grownMb.toFixed(0)} MB`);
  return `${inProcess} judged in process (${good} good), memory grew by ${grownMb.toFixed(0)} MB`;
}

/** The memory of this process after a garbage collection, in bytes. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function send(): Promise<string> {
  await using site = await startSite({
    floodLimits: false,
    settings: { RATE_LIMITS: 'off', ...reportedMemory },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const statuses = new Map<number, number>();
  let sent = 0;
  await together(senders, async (sender) => {
    const random = new Random(1000 + sender);
    for (let turn = sender; turn < throughNginx; turn += senders) {
      const { path, body } = oddRequest(random);
      const status = await statusOf(site.port, agent, path, body);
      assert.ok(status < 500, `${status} for ${path}: ${body.bytes.toString('latin1')}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      sent += 1;
      if (sent % (throughNginx * warmUp) === 0) askMemory(site.api);
    }
  });
  agent.destroy();
  // Fails if the API has ended: nothing restarts it.
  await sendMessage(site);
  const held = await heldMegabytes(site.api, 1 / warmUp);
  const grownMb = (held.at(-1) ?? 0) - (held[0] ?? 0);
  assert.ok(grownMb < maxGrowthMb, `the API's memory grew by ${grownMb.toFixed(0)} MB`);
  const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
  return `${throughNginx} through nginx: ${counts.join(', ')}, the API's memory grew by ${grownMb.toFixed(0)} MB`;
}

function oddRequest(random: Random): { path: string; body: OddBody } {
  const kind = random.whole(0, 9);
  if (kind < 3) return { path: calls.submitJobApplication.path, body: oddForm(random) };
  if (kind === 3) return { path: calls.logIn.path, body: oddJson(random, { password: 'no' }) };
  const name = random.pick([
    'submitSimpleContact',
    'submitFullContact',
    'submitQuoteRequest',
  ] as const);
  return { path: calls[name].path, body: oddJson(random, samples[name]) };
}

async function statusOf(port: number, agent: Agent, path: string, { bytes, headers }: OddBody) {
  const length = { 'Content-Length': bytes.length };
  const { outgoing, answer } = openRequest({
    ...{ host: '127.0.0.1', port, agent, path, method: 'POST', headers: { ...headers, ...length } },
  });
  outgoing.end(bytes);
  return (await answer).status ?? 0;
}
