import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bearer, type RunningApi } from '../support/api/api.ts';
import { applicationPath, cvFile } from '../support/api/applications.ts';
import { sampleMessage, simplePath } from '../support/api/messages.ts';
import { slowSenders } from '../support/api/slow-senders.ts';
import { ownAddress, Visitor } from '../support/browser/visitor.ts';
import { pdf } from '../support/files/cv-files.ts';
import { adminPassword } from '../support/settings.ts';
import { atBestOfThree, ms, probe, TooSlow, together } from './measure.ts';
import { proofFor } from './proven-visitor.ts';
import { startSite } from './site.ts';

const attackers = 100;
const attackMs = 30_000;
const slowestAdminMs = 1000;
/** Every second attacker holds five uploads that never end, and reopens them at this interval. */
const trickleMs = 5000;
/** One of ten attackers solves the challenges. */
const solving = 10;

/**
 * A hundred addresses send messages and CVs of 1 MiB as fast as they can, some with proofs, and half of them hold
 * uploads that never end. No acknowledged record is lost, the admin stays usable, and honest applicants get through
 * with a proof of work.
 */
export default function attackCrowd(): Promise<string> {
  return atBestOfThree(underCrowd);
}

async function underCrowd(): Promise<string> {
  await using site = await startSite({ settings: { RATE_LIMITS: 'on', PROOF_OF_WORK: 'auto' } });
  const ended = AbortSignal.timeout(attackMs);
  const acknowledged: string[] = [];
  const crowd = sendEndlessly(site.port, ended, acknowledged);
  const trickling = holdUploads(site.port, ended);
  const administering = await administer(site.port);
  const applicants = await applyOneByOne(site.port, ended, acknowledged);
  const answers = await crowd;
  await trickling;
  const { p99, worst } = await administering.stop();
  assert.ok(p99 <= slowestAdminMs, new TooSlow(`p99 of the admin was ${ms(p99)}`));
  const lost = await lostOf(acknowledged, site.api);
  assert.equal(lost, 0, `${lost} of ${acknowledged.length} acknowledged are lost`);
  return `${attackers} attackers were answered ${answers}; none of ${acknowledged.length} acknowledged is lost; ${applicants.count} honest applicants all got in, within ${ms(applicants.slowestMs)} (the attackers solve on the same processors); p99 of the admin ${ms(p99)}, worst ${ms(worst)}`;
}

/** Resolves with the count of each status. */
async function sendEndlessly(port: number, ended: AbortSignal, acknowledged: string[]) {
  const statuses = new Map<number | undefined, number>();
  await together(attackers, async (number) => {
    const visitor = new Visitor(port, ownAddress(number));
    for (let turn = 0; !ended.aborted; turn += 1) {
      const proof = number % solving ? {} : await proofFor(visitor, simplePath).catch(() => ({}));
      const message = { ...sampleMessage, message: `${number} ${turn} ${randomUUID()}` };
      const sent =
        turn % 4 ? visitor.sendMessage(message, proof) : visitor.apply(cvFile(pdf(1024 * 1024)));
      const { status, text } = await sent.catch(() => ({ status: undefined, text: '' }));
      if (status === 201) acknowledged.push(JSON.parse(text).id);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return [...statuses].map(([status, count]) => `${count} × ${status ?? 'none'}`).join(', ');
}

function holdUploads(port: number, ended: AbortSignal) {
  const upload = { path: applicationPath, type: 'multipart/form-data; boundary=x' };
  return together(attackers / 2, async (number) => {
    while (!ended.aborted) {
      const from = ownAddress(2 * number + 1);
      using _ = await slowSenders({ port, from, ...upload, count: 5, length: 5e6, sent: 1000 });
      await sleep(trickleMs);
    }
  });
}

/** Logs in and keeps reading until `stop`. */
async function administer(port: number) {
  const owner = new Visitor(port, '127.0.0.3');
  const login = await owner.call({
    method: 'POST',
    path: '/api/Admin/login',
    body: JSON.stringify({ password: adminPassword }),
    headers: { 'Content-Type': 'application/json' },
  });
  assert.equal(login.status, 200, 'the owner logs in meanwhile');
  const { token } = JSON.parse(login.text);
  const paths = [
    '/api/Admin/Messages?folder=inbox',
    '/api/Admin/Counts',
    '/api/Admin/Messages?q=ada',
  ];
  return probe(250, async (turn) => {
    const path = paths[turn % paths.length] ?? '';
    const { status } = await owner.call({ path, headers: bearer(token) });
    assert.equal(status, 200, `the admin was answered ${status}`);
  });
}

/** Honest applicants, each from its own address and with the required proof. */
async function applyOneByOne(port: number, ended: AbortSignal, acknowledged: string[]) {
  let count = 0;
  let slowestMs = 0;
  while (!ended.aborted) {
    const applicant = new Visitor(port, ownAddress(1000 + count));
    const began = performance.now();
    const proof = await proofFor(applicant, applicationPath);
    const { status, text } = await applicant.apply(cvFile(), proof);
    assert.equal(status, 201, `an honest applicant was answered ${status} ${text}`);
    acknowledged.push(JSON.parse(text).id);
    slowestMs = Math.max(slowestMs, performance.now() - began);
    count += 1;
    await sleep(500);
  }
  return { count, slowestMs };
}

async function lostOf(acknowledged: readonly string[], { database }: RunningApi): Promise<number> {
  const ids = 'select id from messages union all select id from applications';
  const stored = new Set(await database.column(ids));
  return acknowledged.filter((id) => !stored.has(id)).length;
}
