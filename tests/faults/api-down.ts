import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { problems } from '#contract/problem.ts';
import { languages } from '#tests/support/languages.ts';
import { post } from '../support/api/api.ts';
import { sampleMessage, simplePath } from '../support/api/messages.ts';
import { ms, probe, timed, toTimes } from './measure.ts';
import { startSite } from './site.ts';

const downMs = 30_000;
const refusedWithinMs = 3000;
const backWithinMs = 5000;

/** The API is down for half a minute and returns on a new socket. nginx keeps running and serves the pages. */
export default async function apiDown(): Promise<string> {
  await using site = await startSite();
  await using again = new AsyncDisposableStack();
  return await outage({
    ...{ url: site.url, downMs },
    stop: () => site.api.stop(),
    start: async () => again.use(await site.startAgain()),
  });
}

type Outage = {
  readonly url: string;
  readonly downMs: number;
  stop(): Promise<unknown>;
  start(): Promise<unknown>;
};

/** Reads pages and sends messages while the API is stopped for `downMs` and started again. */
export async function outage({ url, downMs, stop, start }: Outage): Promise<string> {
  const addresses = languages.flatMap((language) => pageIds.map((page) => hrefFor(page, language)));
  const send = (language: 'tr' | 'en') =>
    post(url + simplePath, sampleMessage, { 'Accept-Language': language });
  assert.equal((await send('tr')).status, 201);

  const reading = probe(50, async (turn) => {
    const answer = await fetch(url + addresses[turn % addresses.length]);
    await answer.text();
    assert.equal(answer.status, 200);
  });
  await stop();
  const refusals: number[] = [];
  const until = performance.now() + downMs;
  while (performance.now() < until) {
    const language = languages[refusals.length % languages.length] ?? 'tr';
    const { ms: took, value: answer } = await timed(() => send(language));
    assert.ok([502, 503].includes(answer.status), `/api answered ${answer.status}`);
    assert.equal(await answer.text(), problems.unavailable[language]);
    refusals.push(took);
    await sleep(200);
  }
  const began = performance.now();
  await start();
  while ((await send('tr')).status !== 201) await sleep(20);
  const backMs = performance.now() - began;
  const pages = await reading.stop();
  const { count, worst } = toTimes(refusals);
  assert.ok(worst <= refusedWithinMs, `a refusal took ${ms(worst)}`);
  assert.ok(backMs <= backWithinMs, `back only after ${ms(backMs)}`);
  return `${pages.count} pages all 200 (${ms(pages.worst)} at most), ${count} calls refused with a text in ${ms(worst)} at most, back ${ms(backMs)} after the start`;
}
