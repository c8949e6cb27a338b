import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressed files. Ranges of them are never sent: nginx.conf and api/http/built-site.ts have the same list. */
export const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|wasm)$/;
/** A file that fits one packet gains nothing. */
const smallestBytes = 860;

/**
 * What a page may weigh compressed to fit a connection's first flight with its headers: ten segments of 1,460 bytes
 * (RFC 6928), less the headers. A larger one is pressed in more ways.
 */
const firstFlightBytes = 13_355;
/** The CV viewer's page, which the admin loads: it is far over the first flight, and each try takes seconds. */
const tooLargeToTryBytes = 512 * 1024;

/** How Brotli may write distances (RFC 7932, section 4, NPOSTFIX and NDIRECT). */
type Distances = { readonly bits: number; readonly direct: number };

/**
 * Which is smallest depends on as little as a file's hash in a page: by up to 56 bytes, more than some pages have to
 * spare. With NPOSTFIX alone, one hash in four made a page too large.
 */
const distancesOfPages: readonly Distances[] = [0, 1, 2, 3].flatMap((bits) =>
  [0, 2, 4].map((direct) => ({ bits, direct: direct << bits })),
);

/** A file's compressed forms, which nginx and the API serve beside it; undefined where they would not be smaller. */
type Compressed = { readonly br: Buffer; readonly gz: Buffer };

/**
 * Compresses a file.
 * @param name its name, for its type
 */
export async function compressed(name: string, text: Buffer): Promise<Compressed | undefined> {
  if (!compressible.test(name) || text.length < smallestBytes) return undefined;
  const gz = promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });
  const press = (way: Distances) => promisify(brotliCompress)(text, brotli(way));
  const first = await press({ bits: 0, direct: 0 });
  const isTried =
    name.endsWith('.html') && first.length > firstFlightBytes && text.length < tooLargeToTryBytes;
  const tries = isTried ? await Promise.all(distancesOfPages.map(press)) : [];
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
