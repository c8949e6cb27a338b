import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draw } from './draw/index.ts';
import { skylineLine } from './draw/skyline.ts';
import { encode } from './encode.ts';
import { formats, type PlateId, plateFile, plateIds, plates } from './plates.ts';

/**
 * `npm run art [plate…]`: draws all plates, or those that are named, and encodes them in every tone, width and format.
 * It takes minutes, so the output is committed.
 */
const directory = join(import.meta.dirname, 'files');
const wanted = process.argv.slice(2);
const chosen = plateIds.filter((id) => wanted.length === 0 || wanted.includes(id));

await removeOld(chosen);
await writeFile(
  join(import.meta.dirname, 'skyline-line.json'),
  `${JSON.stringify({ line: skylineLine }, null, 2)}\n`,
);
for (const id of chosen) {
  for (const tone of plates[id].tones) {
    const svg = draw[id](tone);
    for (const width of plates[id].widths) {
      const sizes = await Promise.all(
        formats.map(async (format) => {
          const file = await encode(svg, { tone, width, format });
          await writeFile(join(directory, plateFile(id, tone, width, format)), file);
          return `${format} ${(file.length / 1000).toFixed(0)} kB`;
        }),
      );
      process.stdout.write(`${id} ${tone} ${width}: ${sizes.join(', ')}\n`);
    }
  }
}

/** Removes old files, so that no width or tone stays that has left the table. */
async function removeOld(ids: readonly PlateId[]): Promise<void> {
  for (const name of await readdir(directory)) {
    const [id] = /^.*(?=-(?:night|paper)-\d+\.\w+$)/.exec(name) ?? [];
    if (ids.some((one) => one === id) || wanted.length === 0) await rm(join(directory, name));
  }
}
