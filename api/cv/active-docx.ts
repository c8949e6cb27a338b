import { constants, inflateRawSync } from 'node:zlib';
import { activeMarkup } from './active-markup.ts';
import { isExpected, kindOf } from './docx-parts.ts';
import type { ZipEntry } from './zip.ts';

/** In bytes. No CV's markup is near this size; parsing more would delay other applications. */
const mostMarkup = 8 * 1024 * 1024;
/** Enough for a Huffman table and the first bytes behind it (RFC 1951, 3.2.7), too little for a zip bomb. */
const headBytes = 256;

/**
 * Whether a Word document has active content: something that runs (macros, controls, embedded objects, a renamed
 * program) or something fetched from elsewhere (a template, an object, a field). Unreadable content counts as active.
 */
export function isActiveDocx(entries: readonly ZipEntry[]): boolean {
  let left = mostMarkup;
  for (const entry of entries) {
    if (entry.unpacked === 0) continue;
    const kind = kindOf(entry.name);
    const head = unpackedHead(entry);
    if (!kind || !head || !isExpected(kind, head)) return true;
    if (kind !== 'markup') continue;
    left -= entry.unpacked;
    const markup = left >= 0 ? unpacked(entry) : undefined;
    if (!markup || activeMarkup(entry.name, markup)) return true;
  }
  return false;
}

/** The first bytes of an entry, unpacked; undefined when they cannot be unpacked. */
function unpackedHead({ bytes, isDeflated }: ZipEntry): Buffer | undefined {
  const head = bytes.subarray(0, headBytes);
  if (!isDeflated) return head;
  try {
    return inflateRawSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

/** A whole entry, unpacked; undefined when its length differs from the declared one. */
function unpacked({ bytes, isDeflated, unpacked: length }: ZipEntry): Buffer | undefined {
  if (!isDeflated) return bytes;
  try {
    const whole = inflateRawSync(bytes, { maxOutputLength: length });
    return whole.length === length ? whole : undefined;
  } catch {
    return undefined;
  }
}
