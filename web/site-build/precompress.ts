import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed } from '../publishing/compress.ts';

/** Writes a Brotli and a gzip file beside each text file of a directory. nginx and the API only choose one. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const forms = await compressed(name, await readFile(file));
      if (!forms) return;
      await writeFile(`${file}.br`, forms.br);
      await writeFile(`${file}.gz`, forms.gz);
    }),
  );
}
