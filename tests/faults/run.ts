/**
 * `npm run test:faults`: faults and attacks that the service must survive. Each experiment uses real parts and prints one
 * line of results (`-- kills full-disk` for these two). Exits with 1 if one failed.
 */
import { chmodSync } from 'node:fs';
import { refuse, temporaryDirectory } from '../bench/machine.ts';
import { timed } from './measure.ts';

/** The most important first. Each file exports one function of no arguments. */
const experiments: Readonly<Record<string, () => Promise<() => Promise<string>>>> = {
  kills: async () => (await import('./kills.ts')).kills,
  'power-loss': async () => (await import('./power-loss.ts')).powerLoss,
  'full-disk': async () => (await import('./full-disk.ts')).fullDisk,
  publishing: async () => (await import('./publishing.ts')).publishing,
  'full-disk-publishing': async () =>
    (await import('./full-disk-publishing.ts')).fullDiskPublishing,
  'hostile-texts': async () => (await import('./hostile-texts.ts')).hostileTexts,
  attacks: async () => (await import('./attacks.ts')).oneAttacker,
  'attack-crowd': async () => (await import('./attack-crowd.ts')).attackCrowd,
  'half-sent': async () => (await import('./half-sent.ts')).halfSent,
  'request-lines': async () => (await import('./request-lines.ts')).requestLines,
  'visitor-keys': async () => (await import('./visitor-keys.ts')).visitorKeys,
  'logged-addresses': async () => (await import('./logged-addresses.ts')).loggedAddresses,
  'bad-inputs': async () => (await import('./bad-inputs.ts')).badInputs,
  'admin-load': async () => (await import('./admin-load.ts')).adminLoad,
  'long-load': async () => (await import('./long-load.ts')).longLoad,
  offsite: async () => (await import('./offsite.ts')).offsite,
  fonts: async () => (await import('./fonts.ts')).comparedFonts,
  pages: async () => (await import('./pages.ts')).everyPage,
  'slow-patterns': async () => (await import('./slow-patterns.ts')).slowPatterns,
  injection: async () => (await import('./injection.ts')).injection,
  observatory: async () => (await import('./observatory.ts')).observatory,
  database: async () => (await import('./database.ts')).database,
  cluster: async () => (await import('./cluster.ts')).cluster,
  'cluster-restore': async () => (await import('./cluster-restore.ts')).clusterRestore,
  update: async () => (await import('./update.ts')).update,
  composed: async () => (await import('./composed.ts')).composed,
  proxies: async () => (await import('./proxies.ts')).ownProxies,
  https: async () => (await import('./https.ts')).https,
  'old-browsers': async () => (await import('./old-browsers.ts')).oldBrowsers,
  'api-down': async () => (await import('./api-down.ts')).apiDown,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(experiments, name));
if (unknown.length > 0) {
  refuse(`There is no ${unknown.join(', ')}; there are ${Object.keys(experiments).join(', ')}`);
}
// All temporary files are removed with this process, even if it is interrupted. nginx's workers run as another user and
// need access.
process.env.TMPDIR = temporaryDirectory();
chmodSync(process.env.TMPDIR, 0o711);

let failed = 0;
for (const name of asked.length > 0 ? asked : Object.keys(experiments)) {
  const { ms, value } = await timed(() => outcomeOf(name));
  process.stdout.write(`${name}: ${value} (${(ms / 1000).toFixed(0)} s)\n`);
}
process.exit(failed > 0 ? 1 : 0);

async function outcomeOf(name: string): Promise<string> {
  try {
    const run = await experiments[name]?.();
    return (await run?.()) ?? '';
  } catch (reason) {
    failed += 1;
    // What failed first, and not what failed while it was cleaned up.
    const first = reason instanceof SuppressedError ? reason.suppressed : reason;
    return `FAILED: ${first instanceof Error ? first.stack : first}`;
  }
}
