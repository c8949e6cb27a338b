/**
 * `npm run bench -- mail`: what mail costs a form, and how soon a mail leaves. `--quick` for a quick run; `forms` and
 * `delays` for these parts.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../support/api/admin.ts';
import { startApi } from '../support/api/api.ts';
import { announcing, resetLastNotice, settingsFor } from '../support/api/mail-notices.ts';
import { smtpError, startMailServer } from '../support/api/mail-server.ts';
import { sendMessage } from '../support/api/messages.ts';
import { median } from './report.ts';

const quick = process.argv.includes('--quick');
const problems: string[] = [];

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function expect(what: string, isTrue: boolean): void {
  if (!isTrue) problems.push(what);
}

/**
 * p99 of the simple form, one visitor at a time, by what the mail server does. The services take turns message by
 * message, so that what the machine does otherwise meets all alike.
 */
async function measureForms(): Promise<void> {
  const rounds = quick ? 500 : 60_000;
  const warmUp = 500;
  await using refusing = await startMailServer();
  await refusing.close();
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const silentPort = (silent.address() as AddressInfo).port;
  await using none = await startApi();
  await using again = await startApi();
  await using dead = await announcing(settingsFor(refusing));
  await using mute = await announcing(settingsFor({ port: silentPort }));
  await using both = await announcing(settingsFor(refusing, { ACKNOWLEDGE: 'on' }));
  const ways = Object.values({ none, again, dead, mute, both }).map((api) => ({
    api,
    times: [] as number[],
  }));
  for (let round = -warmUp; round < rounds; round += 1) {
    const first = Math.floor(Math.random() * ways.length);
    for (const { api, times } of [...ways.slice(first), ...ways.slice(0, first)]) {
      const sent = performance.now();
      await sendMessage(api);
      if (round >= 0) times.push(performance.now() - sent);
    }
  }
  silent.close();
  const [base = [], ...others] = ways.map(({ times }) => times.sort((a, b) => a - b));
  const of = (times: readonly number[], part: number) =>
    times[Math.floor(times.length * part)] ?? 0;
  print(`the form's p99 without mail: ${of(base, 0.99).toFixed(2)} ms, of ${rounds} messages`);
  const names = [
    'of a second service without mail, which tells the noise of this machine',
    'with a mail server that refuses connections',
    'with one that accepts and says nothing',
    'with one that refuses, and acknowledgements',
  ];
  const ratios = others.map((times) => of(times, 0.99) / of(base, 0.99));
  const [noise = 1] = ratios;
  for (const [at, ratio] of ratios.entries()) {
    const p50 = of(others[at] ?? [], 0.5) / of(base, 0.5);
    print(`  ${names[at]}: ${ratio.toFixed(3)} of it (p50 ${p50.toFixed(3)})`);
    expect(`${names[at]}: the form's p99 within 5 %`, ratio <= 1.05 * Math.max(noise, 1));
  }
}

/** From a message to its mail, and from a refusal to its being shown. */
async function measureDelays(): Promise<void> {
  const count = quick ? 3 : 20;
  let refusedAt = 0;
  let isRefused = false;
  await using server = await startMailServer({
    refusesRecipient: () => {
      refusedAt = performance.now();
      return isRefused ? smtpError(550, 'no such user here') : null;
    },
  });
  await using api = await announcing(settingsFor(server));
  const { adminCall } = await adminOf(api);
  const toMail: number[] = [];
  const toScreen: number[] = [];
  for (let done = 0; done < count; done += 1) {
    await resetLastNotice(api);
    await sleep(Math.random() * 2000);
    const began = performance.now();
    const before = server.mails.length;
    await sendMessage(api);
    while (server.mails.length === before) await sleep(5);
    toMail.push(performance.now() - began);
  }
  isRefused = true;
  for (let done = 0; done < count; done += 1) {
    await resetLastNotice(api);
    await sendMessage(api);
    while ((await adminCall(calls.readMail)).troubled.length <= done) await sleep(20);
    toScreen.push(performance.now() - refusedAt);
  }
  const line = (times: number[]) =>
    `${(median(times) / 1000).toFixed(2)} s, ${(Math.max(...times) / 1000).toFixed(2)} s at most`;
  print(`from a message to its mail: ${line(toMail)}`);
  print(`from a refusal to the admin's call that shows it: ${line(toScreen)}`);
  expect('a mail leaves within 10 s', Math.max(...toMail) <= 10_000);
  expect('a refusal is seen within 5 s', Math.max(...toScreen) <= 5000);
}

const all = { forms: measureForms, delays: measureDelays };
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const [name, run] of Object.entries(all)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}
for (const problem of problems) print(`FAILED: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
