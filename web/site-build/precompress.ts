import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
/** A file that fits one packet gains nothing. */
const smallestBytes = 860;

type Distances = { readonly bits: number; readonly direct: number };

/**
 * How Brotli may write distances (RFC 7932, section 4, NPOSTFIX and NDIRECT). Which is smallest depends on as little as a
 * file's hash in a page: by up to 56 bytes, more than some pages have to spare of a connection's first flight. With
 * NPOSTFIX alone, one hash in four made a page too large; other files need no more.
 */
const distances: readonly Distances[] = [0, 1, 2, 3].map((bits) => ({ bits, direct: 0 }));
const distancesOfPages = distances.flatMap(({ bits }) =>
  [0, 2, 4].map((direct) => ({ bits, direct: direct << bits })),
);
const plainDistances: Distances = { bits: 0, direct: 0 };
/** In bytes. Above it only the CV viewer and the admin, where trying takes seconds and no limit is near. */
const largePage = 512 * 1024;

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
  const tried = file.endsWith('.html') ? distancesOfPages : distances;
  const ways = text.length < largePage ? tried : [plainDistances];
  const tries = await Promise.all(ways.map((way) => promisify(brotliCompress)(text, brotli(way))));
  const [smallest = text] = tries.toSorted((one, other) => one.length - other.length);
  await writeFile(`${file}.br`, smallest);
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  );
}

function brotli({ bits, direct }: Distances) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_NPOSTFIX]: bits,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  };
}
