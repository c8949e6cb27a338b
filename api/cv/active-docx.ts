import { promisify } from 'node:util';
import { constants, inflateRaw } from 'node:zlib';
import { activeMarkup } from './active-markup.ts';
import { isExpected, kindOf } from './docx-parts.ts';
import type { ZipEntry } from './zip.ts';

/** The markup of a CV, however long, is far from that; what is longer would hold up those behind it. */
const mostMarkup = 8 * 1024 * 1024;
/** Enough for a table of codes and the first bytes behind it (RFC 1951, 3.2.7), and not for a bomb. */
const headBytes = 256;

const unpack = promisify(inflateRaw);

/**
 * Whether a Word document does more than be read: brings something to run (macros, controls, embedded objects, a
 * program under another name) or fetches something from elsewhere (a template, an object, a field).
 */
export async function isActiveDocx(entries: readonly ZipEntry[]): Promise<boolean> {
  let left = mostMarkup;
  for (const entry of entries) {
    if (entry.unpacked === 0) continue;
    const kind = kindOf(entry.name);
    const head = await unpackedHead(entry);
    if (!kind || !head || !isExpected(kind, head)) return true;
    if (kind !== 'markup') continue;
    left -= entry.unpacked;
    const markup = left >= 0 ? await unpacked(entry) : undefined;
    if (!markup || (await activeMarkup(entry.name, markup))) return true;
  }
  return false;
}

/** The first bytes of an entry; undefined where they cannot be had. */
async function unpackedHead({ bytes, isDeflated }: ZipEntry): Promise<Buffer | undefined> {
  const head = bytes.subarray(0, headBytes);
  if (!isDeflated) return head;
  try {
    return await unpack(head, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

/** The whole of an entry; undefined where it is not as long as it says. */
async function unpacked({
  bytes,
  isDeflated,
  unpacked: length,
}: ZipEntry): Promise<Buffer | undefined> {
  if (!isDeflated) return bytes;
  try {
    const whole = await unpack(bytes, { maxOutputLength: length });
    return whole.length === length ? whole : undefined;
  } catch {
    return undefined;
  }
}
