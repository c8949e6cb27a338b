import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from '../bench/machine.ts';
import { endWithUs } from '../bench/servers.ts';
import { type RunningApi, startApi, temporaryDirectory } from '../support/api/api.ts';
import { apply } from '../support/api/applications.ts';
import { sendMessage } from '../support/api/messages.ts';
import { together } from './measure.ts';

const lone = 200;
const bursts = 20;
const burst = 32;
const traced = 'pwrite64,fdatasync,fsync,read,write,writev,sendto,sendmsg';

/**
 * A power cut would lose nothing that was acknowledged: the API flushes the log after the last byte of each request and
 * before its 201. This test watches the system calls; it does not cut the power.
 */
export default async function powerLoss(): Promise<string> {
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

/** Traces the system calls during the work. Returns the flushes per response; `answers` responses must be seen. */
async function flushesOf(api: RunningApi, answers: number, work: () => Promise<void>) {
  await using directory = await temporaryDirectory();
  const file = join(directory.path, 'calls');
  const options = ['-f', '-y', '-s', '20', '-e', `trace=${traced}`, '-o', file];
  const strace = spawn(findProgram('strace'), [...options, '-p', String(api.pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithUs(strace);
  const ended = once(strace, 'exit');
  // Its first output says that it has attached, or why not.
  const [output] = await once(strace.stderr, 'data');
  assert.match(String(output), /attached/);
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
  /** By connection: the number of flushes when the last part of its request arrived. */
  const flushesBefore = new Map<string, number>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (logged.test(line)) unflushed = true;
    if (flushed.test(line)) {
      flushes += 1;
      unflushed = false;
    }
    const [, call, connection = '', bytes = ''] = socketCall.exec(line) ?? [];
    // A call whose line another thread splits is counted by its first half: this thread does nothing in between.
    if (call === 'read' && /(?: = [1-9]\d*|<unfinished \.\.\.>)$/.test(bytes)) {
      flushesBefore.set(connection, flushes);
    }
    if (call === undefined || call === 'read' || !bytes.includes('HTTP/1.1 201')) continue;
    answers += 1;
    if (unflushed || flushes <= (flushesBefore.get(connection) ?? flushes)) early += 1;
  }
  return { flushes, answers, early };
}
