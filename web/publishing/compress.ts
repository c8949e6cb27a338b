import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressed files. Ranges of them are never sent: nginx.conf and api/http/built-site.ts have the same list. */
export const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|wasm)$/;
/** A file that fits one packet gains nothing. */
const smallestBytes = 860;

/** A file's compressed forms, which nginx and the API serve beside it; undefined where they would not be smaller. */
type Compressed = { readonly br: Buffer; readonly gz: Buffer };

/**
 * Compresses a file.
 * @param name its name, for its type
 */
export async function compressed(name: string, text: Buffer): Promise<Compressed | undefined> {
  if (!compressible.test(name) || text.length < smallestBytes) return undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}
