import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressed files. Ranges of them are never sent: nginx.conf and api/http/built-site.ts have the same list. */
export const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|wasm)$/;
/** A file that fits one packet gains nothing. */
const smallestBytes = 860;
/** Of the two files above it (viewer of CVs, words of passwords) the best quality takes a fifth of a build, for 1.5 %. */
const largeBytes = 500_000;

/** Openings: there may be hundreds, and the best quality takes 74 ms for a page. */
const ofMany = /\/life\/[^/]+$/;

type WriteFile = (file: string, content: Buffer) => Promise<void>;

/**
 * Writes a Brotli and a gzip file beside a text file, unless they would not be smaller. nginx and the API only choose
 * one.
 * @param write how a file is written
 */
export async function writeCompressed(file: string, text: Buffer, write: WriteFile = writeFile) {
  if (!compressible.test(file) || text.length < smallestBytes) return;
  const best = constants.BROTLI_MAX_QUALITY - (text.length > largeBytes ? 1 : 0);
  const quality = ofMany.test(file) ? 6 : best;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await write(`${file}.br`, br);
  await write(`${file}.gz`, gz);
}
