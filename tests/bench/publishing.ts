/**
 * `npm run bench -- publishing`: how long it takes until what an editor saves and publishes is on the live site, for one
 * page and for what touches all of them, and how long a preview takes. `--quick` for a quick run.
 */
import { calls } from '#contract/calls.ts';
import { timed } from '../faults/measure.ts';
import { type Edit, editorOf, pageOf, startSite } from '../support/api/content.ts';
import { rank } from './admin-report.ts';

const runs = process.argv.includes('--quick') ? 5 : 20;

await using site = await startSite();
const { publish, send } = await editorOf(site);
let failed = 0;

/** Publishes an edit, and waits until a page shows it. */
async function measureLive(
  what: string,
  aimMs: number,
  edit: (text: string) => Edit,
): Promise<void> {
  await measure(`save to live, ${what}`, aimMs, async (run) => {
    const text = `Deneme ${run}`;
    await publish(edit(text));
    if (!(await pageOf(site, '/tr/about')).includes(text)) throw new Error(`${text} is not live`);
  });
}

/** @param aimMs the most that the p95 may be */
async function measure(
  what: string,
  aimMs: number,
  work: (run: number) => Promise<void>,
): Promise<void> {
  const times: number[] = [];
  // The first one starts the process that writes pages.
  for (let run = 0; run <= runs; run += 1) {
    const { ms } = await timed(() => work(run));
    if (run > 0) times.push(ms);
    else process.stdout.write(`${what}: the first ${ms.toFixed(0)} ms\n`);
  }
  const [p50, p95] = [rank(times, 0.5), rank(times, 0.95)];
  if (p95 > aimMs) failed += 1;
  const missed = p95 > aimMs ? ', MISSED' : '';
  process.stdout.write(
    `${what}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${runs} runs (at most ${aimMs}${missed})\n`,
  );
}

await measure('preview of a page', 150, async (run) => {
  const changes = [{ document: 'tr/about', path: '/hero/title', value: `Deneme ${run}` }];
  const answer = await send(calls.previewPage, { body: { page: '/tr/about', changes } });
  if (!(await answer.text()).includes(`Deneme ${run}`)) throw new Error('It shows another text');
});
await measureLive('the text of a page', 1000, (text) => ['tr/about', '/hero/lead', text]);
await measureLive('the heading of a page, which its sharing image shows', 1000, (text) => [
  'tr/about',
  '/hero/title',
  text,
]);
await measureLive('a text around all pages', 3000, (text) => [
  'tr/chrome',
  '/footer/statement',
  text,
]);
await measureLive('the name of the company, in everything', 3000, (text) => [
  'identity',
  '/name',
  text,
]);
await site[Symbol.asyncDispose]();
process.exit(failed > 0 ? 1 : 0);
