import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from '../bench/machine.ts';
import { endWithUs } from '../bench/servers.ts';
import { type RunningApi, sendMessage, startApi, temporaryDirectory } from '../support/api.ts';
import { apply } from '../support/applications.ts';
import { together } from './measure.ts';

const lone = 200;
const bursts = 20;
const burst = 32;
const traced = 'pwrite64,fdatasync,fsync,read,write,writev,sendto,sendmsg';

/**
 * What a power cut would take: nothing that was acknowledged, since the kernel is told to flush the log after
 * the last byte of each request came and before its 201 leaves. Pulling the plug itself is for other machines.
 */
export async function powerLoss(): Promise<string> {
  await using api = await startApi();
  const alone = await flushesOf(api, lone, async () => {
    for (let sent = 0; sent < lone; sent += 1) await sendMessage(api);
  });
  const shared = await flushesOf(api, bursts * burst, async () => {
    for (let round = 0; round < bursts; round += 1) await together(burst, () => sendMessage(api));
  });
  const files = await flushesOf(api, burst, async () => {
    for (let sent = 0; sent < burst; sent += 1) await apply(api);
  });
  const per = [
    `${alone.toFixed(2)} for lone messages`,
    `${shared.toFixed(2)} in bursts of ${burst}`,
    `${files.toFixed(2)} for applications`,
  ];
  return `every one of ${lone + bursts * burst + burst} 201s after a flush of its own or a shared one; flushes an answer: ${per.join(', ')}`;
}

/** Watches the work's system calls; the flushes an answer, of which there must be so many. */
async function flushesOf(api: RunningApi, answers: number, work: () => Promise<void>) {
  await using directory = await temporaryDirectory();
  const file = join(directory.path, 'calls');
  const options = ['-f', '-y', '-s', '20', '-e', `trace=${traced}`, '-o', file];
  const strace = spawn(findProgram('strace'), [...options, '-p', String(api.pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithUs(strace);
  const ended = once(strace, 'exit');
  // Its first word is that it has attached, or why it could not.
  const [told] = await once(strace.stderr, 'data');
  assert.match(String(told), /attached/);
  await work();
  strace.kill('SIGINT');
  await ended;
  const counted = await readCalls(file);
  assert.equal(counted.early, 0, `${counted.early} of ${answers} were acknowledged before a flush`);
  assert.equal(counted.answers, answers);
  return counted.flushes / answers;
}

/** Lines as `812 read(23<socket:[9]>, "POST /api"..., 65536) = 310`; a call that another interrupts has two. */
async function readCalls(file: string) {
  const logged = /pwrite64\(\d+<.*\.db-wal>/;
  const flushed = /(?:fdatasync|fsync)(?:\(\d+<.*\.db-wal>| resumed>)\) += 0/;
  const socketCall = /(read|write|writev|sendto|sendmsg)\((\d+)<(?:socket|TCP)[^>]*>, (.*)/;
  let flushes = 0;
  let answers = 0;
  let early = 0;
  let unflushed = false;
  /** By connection: how many flushes there had been when the last of its request came. */
  const flushesBefore = new Map<string, number>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (logged.test(line)) unflushed = true;
    if (flushed.test(line)) {
      flushes += 1;
      unflushed = false;
    }
    const [, call, connection = '', bytes = ''] = socketCall.exec(line) ?? [];
    // One that another thread's line cuts in two is told by its first half: this thread does nothing meanwhile.
    if (call === 'read' && /(?: = [1-9]\d*|<unfinished \.\.\.>)$/.test(bytes)) {
      flushesBefore.set(connection, flushes);
    }
    if (call === undefined || call === 'read' || !bytes.includes('HTTP/1.1 201')) continue;
    answers += 1;
    if (unflushed || flushes <= (flushesBefore.get(connection) ?? flushes)) early += 1;
  }
  return { flushes, answers, early };
}
