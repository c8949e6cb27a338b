import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { fetchPackage } from '../bench/fetched-package.ts';
import { ms } from './measure.ts';

/** The code that handles visitors' input, in the service and in the admin's browser; not the build. */
const files = '{api,db/queries,web/admin,web/features,web/map}/**/*.{ts,tsx}';
const longest = 65_536;
const slowestMs = 20;
/** Of wall-clock time: the slowest pattern needs five seconds of a processor, which other work may keep busy. */
const judgedWithinMs = 180_000;

type Verdict = {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  readonly attack?: {
    readonly pumps: readonly { readonly prefix: string; readonly pump: string }[];
    readonly suffix: string;
  };
};
type Recheck = { checkSync(source: string, flags: string, options: object): Verdict };
type Pattern = { readonly file: string; readonly source: string; readonly flags: string };

/** Runs every regular expression that handles visitors' input on the worst text of 64 KB that recheck finds. */
export default async function slowPatterns(): Promise<string> {
  process.env.RECHECK_BACKEND = 'pure';
  const recheck = await fetchPackage('recheck', '4.5.0').load<Recheck>('recheck');
  const patterns = globSync(files).flatMap(patternsIn);
  assert.ok(patterns.length > 50, 'too few patterns were found');
  let attacked = 0;
  let slowest = 0;
  for (const { file, source, flags } of patterns) {
    const verdict = recheck.checkSync(source, flags, { timeout: judgedWithinMs });
    assert.notEqual(verdict.status, 'unknown', `no verdict on ${file}: /${source}/${flags}`);
    if (!verdict.attack) continue;
    attacked += 1;
    const took = timeOf(new RegExp(source, flags.replace('g', '')), attackText(verdict.attack));
    assert.ok(took < slowestMs, `${file}: /${source}/${flags} takes ${ms(took)}`);
    slowest = Math.max(slowest, took);
  }
  return `${patterns.length} patterns, ${attacked} of them with a worst case: ${ms(slowest)} at most on 64 KB`;
}

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ file, source: regex.pattern, flags: regex.flags });
    Object.values(node).forEach(look);
  };
  look(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

function attackText({ pumps, suffix }: NonNullable<Verdict['attack']>): string {
  const share = Math.floor(longest / pumps.length);
  const pumped = pumps.map(
    ({ prefix, pump }) => prefix + pump.repeat(Math.floor(share / pump.length)),
  );
  return pumped.join('') + suffix;
}

/** In ms of processor time, the best of three, so that other load on the machine does not count. */
function timeOf(pattern: RegExp, text: string): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    pattern.test(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
