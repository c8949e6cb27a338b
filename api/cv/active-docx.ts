import { constants, inflateRawSync } from 'node:zlib';
import { activeMarkup } from './active-markup.ts';
import type { CvRefusal } from './cv-refusal.ts';
import { isExpected, kindOf } from './docx-parts.ts';
import type { ZipEntry } from './zip.ts';

/** In bytes. No CV's markup is near this size; parsing more would delay other applications. */
const mostMarkup = 8 * 1024 * 1024;
/** Enough for a Huffman table and the first bytes behind it (RFC 1951, 3.2.7), too little for a zip bomb. */
const headBytes = 256;

/**
 * Why a Word document is refused: something that runs (macros, controls, embedded objects, a renamed
 * program) or something fetched from elsewhere (a template, an object, a field). Unreadable content is refused too.
 */
export function refusedDocx(entries: readonly ZipEntry[]): CvRefusal | undefined {
  if (entries.some(({ name }) => /vbaproject/i.test(name))) return 'macroFile';
  let left = mostMarkup;
  for (const entry of entries) {
    if (entry.unpacked === 0) continue;
    const kind = kindOf(entry.name);
    const head = unpackedHead(entry);
    if (!head) return 'unreadableFile';
    if (!kind || !isExpected(kind, head)) return 'embeddedFile';
    if (kind !== 'markup') continue;
    left -= entry.unpacked;
    const markup = left >= 0 ? unpacked(entry) : undefined;
    const refusal = markup ? activeMarkup(entry.name, markup) : 'unreadableFile';
    if (refusal) return refusal;
  }
  return undefined;
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
