import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive: its bytes, or its text in pieces, for one whose length is not known before it is written. */
export type ZipFile = {
  /** With `/` between folders; unique in the archive. */
  readonly name: string;
  readonly modified: Date;
  readonly content: Uint8Array | AsyncIterable<string>;
};

type Written = {
  readonly header: Header;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Where the file begins in the archive. */
  readonly offset: number;
};

type Header = {
  readonly name: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly time: number;
  readonly date: number;
};

/** Names are UTF-8 (APPNOTE 4.4.4, bit 11): without it unzippers take them for an older encoding. */
const utf8 = 1 << 11;
/** Sizes and checksum follow the file (bit 3), since they are not known before it. */
const sizesFollow = 1 << 3;
const stored = 0;
const deflated = 8;
const version = 20;
const versionOf64 = 45;
/** Made on Unix, so that the mode is read. */
const madeBy = (3 << 8) | versionOf64;
/** A file that its owner reads and writes, and nobody else: the archive holds personal data. */
const mode = 0o100600;
const most16 = 0xffff;
const most32 = 0xffff_ffff;

/**
 * Writes an archive (PKWARE's APPNOTE 6.3.10), one file after the other, so that its length does not matter: bytes as
 * they are, since a CV is compressed already, and texts deflated.
 * @param mostBefore64 the offset from which the archive needs the fields of ZIP64
 */
export async function* zip(
  files: AsyncIterable<ZipFile>,
  mostBefore64 = most32,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const file of files) {
    const start = offset;
    const header = headerOf(file);
    let [crc, packed, size] = [0, 0, 0];
    if (file.content instanceof Uint8Array) {
      crc = crc32(file.content);
      packed = size = file.content.length;
    }
    const local = localHeader(header, { crc, packed, size });
    yield local;
    offset += local.length;
    if (file.content instanceof Uint8Array) {
      yield file.content;
      offset += size;
    } else {
      const sums = { crc: 0, size: 0 };
      for await (const piece of deflate(file.content, sums)) {
        yield piece;
        packed += piece.length;
      }
      ({ crc, size } = sums);
      const after = numbers([4, 0x08074b50], [4, crc], [4, packed], [4, size]);
      yield after;
      offset += packed + after.length;
    }
    written.push({ header, crc, packed, size, offset: start });
  }
  const start = offset;
  for (const file of written) {
    const entry = centralHeader(file, mostBefore64);
    yield entry;
    offset += entry.length;
  }
  yield end(written.length, start, offset - start, mostBefore64);
}

/** Deflates texts, and counts in `sums` what they were. */
async function* deflate(
  texts: AsyncIterable<string>,
  sums: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of texts) {
      const bytes = Buffer.from(text);
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  }
  // An error of either side ends the other: the loop over `packed` throws it.
  const packed = pipeline(counted, createDeflateRaw(), () => {});
  yield* packed;
}

/** Dates are in UTC: MS-DOS's have no zone. */
function headerOf({ name, modified, content }: ZipFile): Header {
  const isBytes = content instanceof Uint8Array;
  return {
    name: Buffer.from(name),
    flags: utf8 | (isBytes ? 0 : sizesFollow),
    method: isBytes ? stored : deflated,
    time:
      (modified.getUTCHours() << 11) |
      (modified.getUTCMinutes() << 5) |
      (modified.getUTCSeconds() >> 1),
    date:
      ((modified.getUTCFullYear() - 1980) << 9) |
      ((modified.getUTCMonth() + 1) << 5) |
      modified.getUTCDate(),
  };
}

type Sums = Pick<Written, 'crc' | 'packed' | 'size'>;

function localHeader(header: Header, sums: Sums): Buffer {
  return Buffer.concat([
    numbers([4, 0x04034b50], [2, version], ...common(header, sums), [2, 0]),
    header.name,
  ]);
}

function centralHeader({ header, offset, ...sums }: Written, mostBefore64: number): Buffer {
  const is64 = offset >= mostBefore64;
  const extra = is64 ? numbers([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  return Buffer.concat([
    numbers(
      [4, 0x02014b50],
      [2, madeBy],
      [2, is64 ? versionOf64 : version],
      ...common(header, sums),
      [2, extra.length],
      // No comment, the first disk, no internal attributes; then the mode.
      [2, 0],
      [2, 0],
      [2, 0],
      [4, mode * 0x10000],
      [4, is64 ? most32 : offset],
    ),
    header.name,
    extra,
  ]);
}

/** A number and how many bytes it takes. */
type Field = readonly [bytes: 2 | 4 | 8, value: number];

function common({ name, flags, method, time, date }: Header, sums: Sums): Field[] {
  const { crc, packed, size } = sums;
  return [
    [2, flags],
    [2, method],
    [2, time],
    [2, date],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
  ];
}

function end(count: number, start: number, length: number, mostBefore64: number): Buffer {
  const is64 = count >= most16 || start >= mostBefore64 || length >= mostBefore64;
  const shown = is64 ? most16 : count;
  const last = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, shown],
    [2, shown],
    [4, is64 ? most32 : length],
    [4, is64 ? most32 : start],
    [2, 0],
  );
  if (!is64) return last;
  const end64 = numbers(
    [4, 0x06064b50],
    [8, 44],
    [2, madeBy],
    [2, versionOf64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, length],
    [8, start],
  );
  // Where that record is, and that there is one disk.
  const locator = numbers([4, 0x07064b50], [4, 0], [8, start + length], [4, 1]);
  return Buffer.concat([end64, locator, last]);
}

/** Numbers, little-endian. */
function numbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}
