/**
 * `npm run bench -- admin`: response times of the admin's lists, searches and counts with 100,000 messages and 500
 * applications, a quarter of the messages answered by a letter (`-- --messages 10000` for a quick run). First one request at a time, then eight at once. With the
 * address of an empty PostgreSQL database in DATABASE_URL they are moved into it, and read there.
 */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Random } from '#tests/sample-data/random.ts';
import { SeedRefused, seed } from '#tests/sample-data/seed.ts';
import { adminOf } from '../support/api/admin.ts';
import { startApi } from '../support/api/api.ts';
import { fileOf } from '../support/database/sqlite-database.ts';
import { writeLetters } from './admin-letters.ts';
import { type AdminQuery, type Asked, adminQueries } from './admin-queries.ts';
import { type AdminTimes, adminTable } from './admin-report.ts';
import { takeSamples } from './admin-samples.ts';
import { refuse, temporaryDirectory } from './machine.ts';

const turns = 60;
const warmTurns = 5;
const connections = 8;
/** Enough for the API's start-up work and its first retention run. */
const settledMs = 12_000;

const { values: amount } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    applications: { type: 'string', default: '500' },
  },
});

const dir = temporaryDirectory();
process.stderr.write('seeding\n');
const seedingBegan = performance.now();
const args = ['--messages', amount.messages, '--applications', amount.applications];
const seeded = await seed({ DATA_DIR: dir }, args).catch((reason) => {
  if (reason instanceof SeedRefused) refuse(reason.message);
  throw reason;
});
await writeLetters(dir);
const seedingSeconds = (performance.now() - seedingBegan) / 1000;

const { DATABASE_URL } = process.env;
if (DATABASE_URL) {
  // A first start creates the admin: without one there is no site to move.
  await (await startApi({ DATA_DIR: dir })).stop();
  const move = ['db/move-database.ts', 'to-postgres'];
  const env = { ...process.env, DATA_DIR: dir };
  execFileSync(process.execPath, move, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
const api = await startApi({ DATA_DIR: dir, ...(DATABASE_URL && { DATABASE_URL }) });
const admin = await adminOf(api);
if (DATABASE_URL) await indexed();
const samples = await takeSamples(api.database, admin, turns);
const queries = adminQueries(samples);
await sleep(settledMs);

const alone = new Map<AdminQuery, Pick<AdminTimes, 'alone' | 'busyMs'>>();
for (const query of queries) {
  process.stderr.write(`${query.name}\n`);
  for (let turn = 0; turn < warmTurns; turn += 1) await timeOf(query.ask(turn));
  const times: number[] = [];
  const busyBefore = api.busyMs();
  for (let turn = 0; turn < turns; turn += 1) times.push(await timeOf(query.ask(turn)));
  alone.set(query, { alone: times, busyMs: (api.busyMs() - busyBefore) / turns });
}
process.stderr.write(`all of them, ${connections} at once\n`);
const together = await timesTogether();

const rows: AdminTimes[] = queries.map((query) => ({
  ...{ name: query.name, isPrompt: query.isPrompt },
  ...(alone.get(query) ?? { alone: [], busyMs: 0 }),
  together: together.get(query) ?? [],
}));
const searches = rows.filter(({ name }) => name.startsWith('search'));
rows.push({
  ...{ name: 'all searches', isPrompt: true },
  alone: searches.flatMap((one) => one.alone),
  busyMs: searches.reduce((sum, one) => sum + one.busyMs, 0) / searches.length,
  together: searches.flatMap((one) => one.together),
});
const bytes = DATABASE_URL
  ? ((await api.database.value<number>('select pg_database_size(current_database())')) ?? 0)
  : statSync(fileOf(api)).size;
process.stdout.write(
  [
    adminTable(rows, connections),
    `${seeded.replace(/ to .*/, '')} in ${seedingSeconds.toFixed(0)} s`,
    `the database: ${(bytes / 1e6).toFixed(0)} MB; the API's memory: ${api.peakMemoryMb().toFixed(0)} MB at most`,
    '',
  ].join('\n'),
);
process.exit();

/** Moved messages are indexed again. Then the statistics and the map of visible pages are as a server keeps them. */
async function indexed(): Promise<void> {
  process.stderr.write('indexing\n');
  const missing = 'select (select count(*) from messages) - (select count(*) from messages_search)';
  while (((await api.database.value<number>(missing)) ?? 0) > 0) await sleep(1000);
  await api.database.all('vacuum analyze');
}

/** From the request to the end of the response, in ms. */
async function timeOf({ call, ...options }: Asked): Promise<number> {
  const began = performance.now();
  const answer = await admin.send(call, options);
  const text = await answer.text();
  const ms = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${call.path} was answered ${answer.status} ${text}`);
  return ms;
}

/** The same requests in random order, several at a time. */
async function timesTogether(): Promise<Map<AdminQuery, number[]>> {
  const random = new Random(1);
  const waiting = queries
    .flatMap((query) => Array.from({ length: turns }, (_, turn) => ({ query, turn })))
    .map((one) => ({ ...one, place: random.next() }))
    .sort((one, other) => one.place - other.place);
  const times = new Map<AdminQuery, number[]>(queries.map((query) => [query, []]));
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      times.get(next.query)?.push(await timeOf(next.query.ask(next.turn)));
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return times;
}
