/**
 * `npm run test:faults`: faults and attacks that the service must survive. Each experiment uses real parts and prints one
 * line of results (`-- kills full-disk` for these two). Exits with 1 if one failed. With TEST_ENGINE=postgres the APIs
 * that it starts have databases of PostgreSQL.
 */
import { chmodSync } from 'node:fs';
import { refuse, temporaryDirectory } from '../bench/machine.ts';
import { isOnPostgres } from '../support/database/database.ts';
import startPostgres from '../support/database/start-postgres.ts';
import { timed } from './measure.ts';

/** The most important first. The file of this name exports one function of no arguments. */
const experiments: readonly string[] = [
  ...['kills', 'power-loss', 'full-disk', 'publishing', 'full-disk-publishing'],
  ...['hostile-texts', 'attacks', 'attack-crowd', 'half-sent', 'request-lines'],
  ...['visitor-keys', 'logged-addresses', 'bad-inputs', 'admin-load', 'long-load', 'offsite'],
  ...['fonts', 'pages', 'slow-patterns', 'injection', 'observatory', 'database', 'cluster'],
  ...['cluster-restore', 'update', 'composed', 'proxies', 'https', 'old-browsers', 'api-down'],
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !experiments.includes(name));
if (unknown.length > 0) {
  refuse(`There is no ${unknown.join(', ')}; there are ${experiments.join(', ')}`);
}
// All temporary files are removed with this process, even if it is interrupted. nginx's workers run as another user and
// need access.
process.env.TMPDIR = temporaryDirectory();
chmodSync(process.env.TMPDIR, 0o711);

const stopServer = isOnPostgres() ? await startPostgres() : () => {};
process.once('exit', stopServer);

let failed = 0;
for (const name of asked.length > 0 ? asked : experiments) {
  const { ms, value } = await timed(() => outcomeOf(name));
  process.stdout.write(`${name}: ${value} (${(ms / 1000).toFixed(0)} s)\n`);
}
process.exit(failed > 0 ? 1 : 0);

async function outcomeOf(name: string): Promise<string> {
  try {
    const experiment: { default(): Promise<string> } = await import(`./${name}.ts`);
    return await experiment.default();
  } catch (reason) {
    failed += 1;
    // What failed first, and not what failed while it was cleaned up.
    const first = reason instanceof SuppressedError ? reason.suppressed : reason;
    return `FAILED: ${first instanceof Error ? first.stack : first}`;
  }
}
