import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { post, type RunningApi, startApi } from '../support/api/api.ts';
import { sendMessage } from '../support/api/messages.ts';
import { adminPassword } from '../support/settings.ts';
import { atBestOfThree, ms, probe, TooSlow, timed, together } from './measure.ts';

const atOnce = 200;
const slowestP99Ms = 250;
const guesses = 1000;
const guessers = 50;
const maxGuesses = 5;

/** 200 logins at once do not delay others; of 1,000 guesses five a minute are tried, and the owner can still log in. */
export async function logins(): Promise<string> {
  return `${await atBestOfThree(crowd)}; ${await guessing()}`;
}

async function crowd(): Promise<string> {
  await using api = await startApi();
  await sendMessage(api);
  const others = probe(20, async (turn) => {
    if (turn % 2) await sendMessage(api);
    else assert.equal((await fetch(`${api.url}/api/health/ready`)).status, 200);
  });
  const program = join(import.meta.dirname, 'login-crowd.ts');
  const { ms: took, value } = await timed(() =>
    promisify(execFile)(process.execPath, [program, api.url, String(atOnce)]),
  );
  const { p99, count } = await others.stop();
  assert.ok(p99 <= slowestP99Ms, new TooSlow(`p99 of other calls was ${ms(p99)}`));
  return `${atOnce} logins at once were in after ${ms(took)} and ${value.stdout} times "wait", p99 of ${count} other calls meanwhile ${ms(p99)}`;
}

async function guessing(): Promise<string> {
  await using api = await startApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const began = performance.now();
  const statuses: number[] = [];
  await together(guessers, async (guesser) => {
    for (let guess = guesser; guess < guesses; guess += guessers) {
      statuses.push(await logIn(api, `a wrong password ${guess}`, from('192.0.2.1')));
    }
  });
  const minutes = Math.ceil((performance.now() - began) / 60_000);
  const tried = statuses.filter((status) => status === 401).length;
  const refused = statuses.filter((status) => status === 429).length;
  assert.equal(tried + refused, guesses);
  assert.ok(tried <= maxGuesses * minutes, `${tried} guesses were let through`);
  const owner = await logIn(api, adminPassword, from('192.0.2.2'));
  assert.equal(owner, 200, 'the owner logs in at once from another address');
  return `of ${guesses} guesses from one address ${tried} were tried, and the owner got in at once`;
}

async function logIn(
  api: RunningApi,
  password: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await post(`${api.url}/api/Admin/login`, { password }, headers);
  await answer.text();
  assert.ok([200, 401, 429].includes(answer.status), `a login was answered ${answer.status}`);
  return answer.status;
}
