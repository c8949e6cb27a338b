/**
 * `npm run bench -- pages [page…] [--runs N] [--reports folder]`: each page's weight, and its Lighthouse figures
 * compared with an empty page. With a folder, the last report of each page is saved there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { everyPage } from '../support/pages/html.ts';
import { weighPage } from '../support/pages/page-weight.ts';
import { prepareLighthouse, type Report, type Visit } from './lighthouse.ts';
import { findProgram, refuse, temporaryDirectory } from './machine.ts';
import { startNginx } from './nginx.ts';
import { visitTable, weightTable } from './page-report.ts';
import { measurePhone } from './phone-menu.ts';
import { median } from './report.ts';
import { freePort } from './servers.ts';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, reports: { type: 'string' } },
});
const rounds = Number(options.runs);
if (!(rounds >= 1)) refuse('--runs takes a number');
const unknown = wanted.filter((name) => !pageIds.some((page) => page === name));
if (unknown.length > 0) refuse(`No page is called ${unknown[0]}; there are ${pageIds.join(', ')}`);

/** The smallest page, a title and a word; the relative limits are based on it. */
const floor = { name: 'floor', path: '/floor' };
const floorHtml = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Floor</title>
<p>Floor
`;

const weighed = everyPage
  .filter(({ page }) => wanted.length === 0 || wanted.includes(page))
  .map(({ page, language }) => ({
    name: `${language}/${page}`,
    path: hrefFor(page, language),
    weight: weighPage(page, language),
  }));
process.stdout.write(`${weightTable(weighed)}\n`);

const visit = await prepareLighthouse();
const origin = await serve();
const visits = new Map<string, Visit[]>();
// Not measured: a browser's first start reads its files from the disk.
await visit(origin + floor.path);
for (let round = 1; round <= rounds; round += 1) {
  for (const { name, path } of [floor, ...weighed]) {
    process.stderr.write(`round ${round} of ${rounds}: ${name}\n`);
    const { report, figures } = await visitStubbornly(origin + path);
    visits.set(name, [...(visits.get(name) ?? []), figures]);
    if (options.reports) keep(options.reports, name, report);
  }
}
const measured = weighed.map((page) => ({ ...page, visit: medians(page.name) }));
process.stdout.write(visitTable(measured, medians(floor.name)));
process.stdout.write(`\n${await measurePhone(origin, rounds)}`);
process.exit();

/** Serves the build with the project's nginx, and the floor page beside it. */
async function serve(): Promise<string> {
  const dir = temporaryDirectory();
  const port = await freePort();
  // No page calls the API before an interaction, so no API runs.
  await startNginx(findProgram('nginx'), { port, socket: join(dir, 'server.sock'), dir });
  writeFileSync(join(dir, 'site', `${floor.path}.html`), floorHtml);
  return `http://localhost:${port}`;
}

/** Retries: on a busy machine a browser may fail to start or to paint in time. */
async function visitStubbornly(url: string, attempts = 3): ReturnType<typeof visit> {
  try {
    return await visit(url);
  } catch (reason) {
    if (attempts === 1) throw reason;
    return visitStubbornly(url, attempts - 1);
  }
}

function medians(name: string): Visit {
  const all = visits.get(name) ?? [];
  const figures = Object.keys(all[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(
    figures.map((figure) => [figure, median(all.map((one) => one[figure]))]),
  ) as Visit;
}

function keep(folder: string, name: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replace('/', '-')}.json`), JSON.stringify(report));
}
