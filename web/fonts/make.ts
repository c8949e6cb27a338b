import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faceIds, faces, partNames, subsetFile } from './faces.ts';
import { fontStyles, wholeFontStyles } from './style-sheet.ts';
import { makeSubset } from './subset.ts';

/**
 * `npm run fonts`: cuts the fonts down to what the site needs and writes the style sheet that names them.
 * What it makes is committed, so that a build only copies it.
 */
const directory = import.meta.dirname;

for (const face of faceIds) {
  const { package: name } = faces[face];
  // The Open Font License goes wherever the font goes.
  const license = fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/LICENSE`));
  await copyFile(license, join(directory, `${name}-license.txt`));
  for (const part of partNames) {
    const file = await makeSubset(face, part);
    await writeFile(join(directory, subsetFile(face, part)), file);
    process.stdout.write(`${subsetFile(face, part)}: ${(file.length / 1024).toFixed(1)} KiB\n`);
  }
}
await writeFile(join(directory, '../styles/fonts.css'), `${await fontStyles()}\n`);
await writeFile(join(directory, '../styles/whole-fonts.css'), `${await wholeFontStyles()}\n`);
