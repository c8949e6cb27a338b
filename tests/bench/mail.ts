/**
 * `npm run bench -- mail`: what mail costs a form, what kills of the API cost mail, and how soon a mail leaves. `--quick`
 * for a quick run; `forms`, `kills` and `delays` for these parts.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../support/api/admin.ts';
import { type RunningApi, startApi } from '../support/api/api.ts';
import { announcing, resetLastNotice, settingsFor } from '../support/api/mail-notices.ts';
import { type ReceivedMail, smtpError, startMailServer } from '../support/api/mail-server.ts';
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

/** Messages arrive while the API is killed again and again: each is in a notice, and few notices come twice. */
async function countAfterKills(): Promise<void> {
  const [messages, kills] = quick ? [500, 4] : [10_000, 30];
  await using server = await startMailServer();
  const settings = settingsFor(server);
  await using first = await announcing(settings);
  await first.stop();
  const again = { ...settings, ...first.sameData };
  let sent = 0;
  for (let kill = 0; kill <= kills; kill += 1) {
    const api = await startApi(again);
    const isLast = kill === kills;
    const target = isLast ? messages : Math.ceil((messages * (kill + 1)) / (kills + 1));
    const hurry = setInterval(() => resetLastNotice(api), 300);
    const end = performance.now() + 300 + Math.random() * 4700;
    const post = async () => {
      while (sent < target && (isLast || performance.now() < end)) {
        sent += 1;
        // Whether it was stored is counted below.
        await sendMessage(api, { fullName: `Kişi ${sent}` }).catch(() => undefined);
        await sleep(Math.random() * 40);
      }
    };
    const posting = Promise.all(Array.from({ length: 8 }, post));
    if (!isLast) {
      await sleep(end - performance.now());
      await api.stop('SIGKILL');
      await posting;
      clearInterval(hurry);
      continue;
    }
    await posting;
    while (!(await isAllSent(api))) await sleep(200);
    clearInterval(hurry);
    const stored = await api.database.column<string>('select id from messages');
    const reported = await api.database.all<{ mail: string; record: string }>(
      `select mail_id as mail, record_id as record from mail_records
        join mails on mails.id = mail_id where state = 'sent'`,
    );
    const noticed = new Set(
      reported
        .filter(({ mail }) => server.mails.some(({ header }) => idIn(header) === mail))
        .map(({ record }) => record),
    );
    const missing = stored.filter((id) => !noticed.has(id)).length;
    const different = new Set(server.mails.map(({ header }) => header['message-id'])).size;
    const duplicates = server.mails.length - different;
    print(
      `${kills} kills while ${messages} messages were sent, ${stored.length} of them stored: ` +
        `${missing} in no notice; ${different} notices, ${duplicates} of them twice`,
    );
    expect('every message in a notice', missing === 0);
    expect('at most one duplicate a kill', duplicates <= kills);
    await api.stop();
  }
}

async function isAllSent({ database }: Pick<RunningApi, 'database'>): Promise<boolean> {
  const waiting = await database.value("select count(*) from mails where state != 'sent'");
  const left = await database.value(
    `select (select max(seq) from messages) -
      (select reported from mail_marks where kind = 'messages')`,
  );
  return waiting === 0 && left === 0;
}

function idIn(header: ReceivedMail['header']): string {
  return header['message-id']?.slice(1).split('@')[0] ?? '';
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

const all = { forms: measureForms, kills: countAfterKills, delays: measureDelays };
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const [name, run] of Object.entries(all)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}
for (const problem of problems) print(`FAILED: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
