import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A response below this size in bytes fits one packet and gains nothing. */
const smallestBytes = 860;

/** RFC 1952, section 2.3: deflate, no flags, no time, an unknown system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951, section 3.2.3: an empty last block. */
const lastBlock = Buffer.from([3, 0]);

/**
 * Compresses a page of a list with gzip, each item on its own. Together, the length would tell whether an item repeats
 * another one: anyone can send a message, and an open admin fetches the list again after each, so whoever sees the
 * lengths could guess what others wrote (BREACH). Apart, an item's length depends on that item alone.
 * @param answer with the list under `items`
 * @returns undefined if the page is too small to gain anything
 */
export function compressItems({
  items,
  ...rest
}: {
  readonly items: readonly unknown[];
}): Buffer | undefined {
  // Ends with the items, also when nothing is beside them.
  const empty = JSON.stringify({ ...rest, items: [] });
  const parts = [
    empty.slice(0, -']}'.length),
    ...items.map((item, index) => (index === 0 ? '' : ',') + JSON.stringify(item)),
    ']}',
  ].map((part) => Buffer.from(part));
  const whole = Buffer.concat(parts);
  if (whole.length < smallestBytes) return undefined;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(whole));
  trailer.writeUInt32LE(whole.length, 4);
  return Buffer.concat([header, ...parts.map(deflated), lastBlock, trailer]);
}

/** A part as blocks of its own that end on a byte (RFC 1951, section 3.2.4). */
function deflated(part: Buffer): Buffer {
  // Small windows: an item is short, and their memory would take most of the time.
  return deflateRawSync(part, {
    finishFlush: constants.Z_FULL_FLUSH,
    windowBits: 12,
    memLevel: 6,
  });
}
