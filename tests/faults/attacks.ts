import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationPath, cvFile } from '../support/api/applications.ts';
import { sampleMessage, simplePath } from '../support/api/messages.ts';
import { slowSenders } from '../support/api/slow-senders.ts';
import { ownAddress, Visitor } from '../support/browser/visitor.ts';
import { pdf } from '../support/files/cv-files.ts';
import { atBestOfThree, ms, probe, TooSlow, timed, together } from './measure.ts';
import { proofFor } from './proven-visitor.ts';
import { startSite } from './site.ts';

/** The duration of each attack: longer than nginx waits for the next byte of a slow one. */
const attackMs = 15_000;
const slowestP99Ms = 250;
const attacker = '127.0.0.66';

type Attack = (visitor: Visitor, port: number, ended: AbortSignal) => Promise<unknown>;

/** Attacks from one address by an attacker who knows the source, each at full speed. */
const attacks: Readonly<Record<string, Attack>> = {
  'messages of combining marks': (visitor, _, ended) =>
    repeat(8, ended, () =>
      visitor.sendMessage({
        ...sampleMessage,
        message: '\u0345'.repeat(2500) + '\u0f81'.repeat(2500),
      }),
    ),
  'messages that grow eighteen times': (visitor, _, ended) =>
    repeat(8, ended, () =>
      visitor.sendMessage({ ...sampleMessage, message: '\ufdfa'.repeat(5000) }),
    ),
  'compressed bodies without a session': (visitor, _, ended) =>
    repeat(16, ended, (turn) =>
      visitor.call({
        ...{ method: 'POST', path: '/api/Admin/Messages/bulk', body: Buffer.alloc(36, turn) },
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'br' },
      }),
    ),
  'guesses of the password': (visitor, _, ended) =>
    repeat(16, ended, (turn) =>
      visitor.call({
        ...{ method: 'POST', path: '/api/Admin/login', body: `{"password":"a guess ${turn}"}` },
        headers: { 'Content-Type': 'application/json' },
      }),
    ),
  'changes of the password without a session': (visitor, _, ended) =>
    repeat(16, ended, () =>
      visitor.call({
        ...{ method: 'POST', path: '/api/Admin/password', body: '{"current":"a","next":"b"}' },
        headers: { 'Content-Type': 'application/json' },
      }),
    ),
  'large CVs': (visitor, _, ended) =>
    repeat(8, ended, () => visitor.apply(cvFile(pdf(5 * 1024 * 1024)))),
  'large CVs with a hang-up before the response': (_visitor, port, ended) =>
    repeat(8, ended, () => hangUp(port, pdf(5 * 1024 * 1024))),
  'CVs that are slow to check': (visitor, _, ended) => {
    const slow = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024 - 4096, '% /S ')]);
    return repeat(8, ended, () => visitor.apply(cvFile(slow)));
  },
  'challenges and false proofs': (visitor, _, ended) =>
    repeat(16, ended, (turn) =>
      turn % 2
        ? visitor.call({ path: `/api/Challenge?path=${encodeURIComponent(simplePath)}` })
        : visitor.sendMessage(sampleMessage, { 'Proof-Of-Work': 'A'.repeat(1900) }),
    ),
  'pages and files': (visitor, _, ended) =>
    repeat(32, ended, (turn) => visitor.call({ path: turn % 2 ? '/tr' : '/favicon.ico' })),
  'trickling uploads': (_, port, ended) =>
    holdSlowly(port, ended, 5, {
      ...{ count: 60, path: applicationPath, type: 'multipart/form-data; boundary=x' },
      ...{ length: 5_000_000, sent: 1_000_000 },
    }),
  'slow bodies': (_, port, ended) =>
    holdSlowly(port, ended, 40, { count: 6600, path: simplePath, length: 64_000, sent: 60_000 }),
};

/** One attacker at a time, from one address, through nginx: others are served in time, and no honest request is refused. */
export default async function oneAttacker(): Promise<string> {
  const lines: string[] = [];
  for (const [what, attack] of Object.entries(attacks)) {
    lines.push(await atBestOfThree(() => underAttack(what, attack)));
  }
  return lines.join('; ');
}

async function underAttack(what: string, attack: Attack): Promise<string> {
  await using site = await startSite({ settings: { RATE_LIMITS: 'on', PROOF_OF_WORK: 'auto' } });
  const { port } = site;
  const ended = AbortSignal.timeout(attackMs);
  const under = attack(new Visitor(port, attacker), port, ended);
  // Reported below; without this handler Node would end the process before that.
  under.catch(() => {});
  const reading = probe(50, async (turn) => {
    const reader = new Visitor(port, ownAddress(turn));
    const { status } = await reader.call({ path: turn % 2 ? '/tr' : '/api/health/live' });
    assert.equal(status, 200, `a reader was answered ${status} (${what})`);
  });
  const writing: number[] = [];
  for (let turn = 0; !ended.aborted; turn += 1) {
    writing.push(await writeHonestly(new Visitor(port, ownAddress(1000 + turn)), turn, what));
    await sleep(200);
  }
  const kept = bytesIn(join(site.directory, 'tmp/client-body'));
  await under;
  assert.equal(kept, 0, `${kept} bytes wait on the disk (${what})`);
  const { p99, worst, count } = await reading.stop();
  const slowest = Math.max(...writing);
  assert.ok(p99 <= slowestP99Ms, new TooSlow(`p99 of a reader was ${ms(p99)} (${what})`));
  assert.ok(slowest <= 4 * slowestP99Ms, new TooSlow(`a message took ${ms(slowest)} (${what})`));
  return `${what}: ${count} read, p99 ${ms(p99)}, worst ${ms(worst)}, ${writing.length} sent, the slowest in ${ms(slowest)}`;
}

/**
 * Sends a message or an application as the forms do: with a proof if one is required, and again if it became required
 * meanwhile.
 * @returns the time of the accepted attempt, in ms
 */
async function writeHonestly(visitor: Visitor, turn: number, what: string): Promise<number> {
  const isMessage = turn % 3 > 0;
  const message = { ...sampleMessage, message: `Merhaba ${randomUUID()}` };
  for (let tries = 0; ; tries += 1) {
    const proof = await proofFor(visitor, isMessage ? simplePath : applicationPath);
    const sent = isMessage ? visitor.sendMessage(message, proof) : visitor.apply(cvFile(), proof);
    const { ms: took, value } = await timed(() => sent);
    if (value.status === 428 && tries === 0) continue;
    assert.equal(value.status, 201, `an honest sender was answered ${value.status} (${what})`);
    return took;
  }
}

/** Runs `atOnce` calls in parallel until the end and ignores their results. */
function repeat(atOnce: number, ended: AbortSignal, act: (turn: number) => Promise<unknown>) {
  return together(atOnce, async (worker) => {
    for (let turn = worker; !ended.aborted; turn += atOnce) await act(turn).catch(() => {});
  });
}

type Slow = Omit<Parameters<typeof slowSenders>[0], 'port' | 'from'>;

/** Requests that send a byte every four seconds and never end; `most` of them may keep their place. */
async function holdSlowly(port: number, ended: AbortSignal, most: number, slow: Slow) {
  using senders = await slowSenders({ ...slow, port, from: attacker });
  while (!ended.aborted) await sleep(100);
  const held = senders.held();
  assert.ok(held > 0 && held <= most, `${held} hold their place`);
}

/** In open files: nginx unlinks its temporary files at once. */
function bytesIn(directory: string): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.flatMap((pid) => openFiles(pid, directory)).reduce((sum, size) => sum + size, 0);
}

function openFiles(pid: string, directory: string): number[] {
  try {
    return readdirSync(`/proc/${pid}/fd`)
      .map((name) => `/proc/${pid}/fd/${name}`)
      .filter((descriptor) => readlinkSync(descriptor).startsWith(directory))
      .map((descriptor) => statSync(descriptor).size);
  } catch {
    // The process has ended or belongs to another user.
    return [];
  }
}

/** Sends a complete application and hangs up before the response. */
async function hangUp(port: number, cv: Buffer): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: attacker });
  socket.on('error', () => {});
  const boundary = 'x';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n`,
    ),
    cv,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  socket.write(
    `POST ${applicationPath} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await new Promise((done) => socket.write(body, done));
  socket.destroy();
}
