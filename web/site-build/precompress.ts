import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
/** A file that fits one packet gains nothing. */
const smallestBytes = 860;

/** Writes a Brotli and a gzip file beside each text file of a directory. nginx and the API only choose one. */
export async function precompress(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compress(join(directory, name))),
  );
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < smallestBytes) return;
  const brotli = await promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  );
}
