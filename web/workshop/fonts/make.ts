import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faceIds, faces, subsetFile } from '../../fonts/faces.ts';
import { styleSheets } from './style-sheet.ts';
import { makeSubset } from './subset.ts';

/**
 * `npm run workshop -- fonts`: reduces the fonts to what the site needs and writes the style sheets that name them.
 * The output is committed, so that a build only copies it.
 */
const directory = join(import.meta.dirname, '../../fonts');

for (const face of faceIds) {
  const { package: name } = faces[face];
  // The Open Font License must accompany the font.
  const license = fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/LICENSE`));
  await copyFile(license, join(directory, `${name}-license.txt`));
  const file = await makeSubset(face);
  await writeFile(join(directory, subsetFile(face)), file);
  process.stdout.write(`${subsetFile(face)}: ${(file.length / 1024).toFixed(1)} KiB\n`);
}
for (const [name, sheet] of Object.entries(await styleSheets())) {
  await writeFile(join(directory, '../styles', name), sheet);
}
