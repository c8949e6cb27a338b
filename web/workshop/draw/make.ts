import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode } from './encode.ts';
import {
  directory,
  drawings,
  filesOf,
  fingerprint,
  fingerprintFile,
  readFingerprints,
} from './files.ts';
import { draw } from './index.ts';
import { skylineLine } from './skyline.ts';

/**
 * `npm run workshop -- plates [plate…]`: draws all plates, or those that are named, and encodes them in every tone,
 * width and format. It takes minutes, so the output is committed.
 */
const wanted = process.argv.slice(2);
const chosen = drawings.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

await removeOld();
await writeJson(join(import.meta.dirname, '../../plates/skyline-line.json'), { line: skylineLine });
const known = readFingerprints();
for (const { id, tone } of chosen) {
  const svg = draw[id](tone);
  for (const { name, width, format } of filesOf({ id, tone })) {
    const file = await encode(svg, { tone, width, format });
    await writeFile(join(directory, name), file);
    process.stdout.write(`${name}: ${(file.length / 1000).toFixed(0)} kB\n`);
  }
  known[`${id}-${tone}`] = fingerprint({ id, tone }, svg);
}
const named = drawings.map(({ id, tone }) => `${id}-${tone}`);
await writeJson(fingerprintFile, Object.fromEntries(named.map((name) => [name, known[name]])));

/** Removes old files, so that no width or tone stays that has left the table. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(directory)) {
    const [id] = /^.*(?=-(?:night|paper)-\d+\.\w+$)/.exec(name) ?? [];
    if (chosen.some((one) => one.id === id) || wanted.length === 0) await rm(join(directory, name));
  }
}

function writeJson(file: string, value: unknown): Promise<void> {
  return writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
