import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeIcons } from './icons.ts';

/** `npm run workshop -- icons`: draws the icons of tabs and home screens. The output is committed. */
const directory = join(import.meta.dirname, '../../public');

for (const [name, file] of Object.entries(await makeIcons())) {
  await writeFile(join(directory, name), file);
  process.stdout.write(`${name}: ${file.length} bytes\n`);
}
