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

/** A file's compressed forms, which nginx and the API serve beside it; undefined where they would gain nothing. */
export type Compressed = { readonly br: Buffer; readonly gz: Buffer };

/**
 * Compresses a file.
 * @param name its name, for its type
 * @param enoughBytes the first form that is no larger is taken; without it, the smallest of all
 */
export async function compressed(
  name: string,
  text: Buffer,
  enoughBytes = 0,
): Promise<Compressed | undefined> {
  if (!compressible.test(name) || text.length < smallestBytes) return undefined;
  const tried = name.endsWith('.html') ? distancesOfPages : distances;
  const ways = text.length < largePage ? tried : [plainDistances];
  const gz = promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });
  const press = (way: Distances) => promisify(brotliCompress)(text, brotli(way));
  const first = await press(plainDistances);
  const tries = first.length <= enoughBytes ? [first] : await Promise.all(ways.map(press));
  const [br = first] = tries.toSorted((one, other) => one.length - other.length);
  return { br, gz: await gz };
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
