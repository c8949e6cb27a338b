import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive: its bytes, or its text in pieces, for one whose length is not known before it is written. */
export type ZipFile = {
  /** With `/` between folders; unique in the archive. */
  readonly name: string;
  readonly modified: Date;
  readonly content: Uint8Array | AsyncIterable<string>;
};

/** Of a file's bytes. */
type Sums = { crc: number; packed: number; size: number };
/** A number and how many bytes it takes. */
type Field = readonly [bytes: 2 | 4 | 8, value: number];

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
  let written = 0;
  for await (const part of partsOf(files, () => written, mostBefore64)) {
    written += part.length;
    yield part;
  }
}

/** @param written the length of the parts so far, in bytes */
async function* partsOf(
  files: AsyncIterable<ZipFile>,
  written: () => number,
  mostBefore64: number,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  for await (const file of files) {
    const { content } = file;
    const offset = written();
    const sums = { crc: 0, packed: 0, size: 0 };
    if (content instanceof Uint8Array) {
      sums.crc = crc32(content);
      sums.packed = sums.size = content.length;
      yield localHeader(file, sums);
      yield content;
    } else {
      yield localHeader(file, sums);
      const start = written();
      yield* deflate(content, sums);
      sums.packed = written() - start;
      yield numbers([4, 0x08074b50], ...sumFields(sums));
    }
    directory.push(centralHeader(file, sums, offset, offset >= mostBefore64));
  }
  const start = written();
  yield* directory;
  yield end(directory.length, start, written() - start, mostBefore64);
}

/** Deflates texts, and counts in `sums` what they were. */
async function* deflate(texts: AsyncIterable<string>, sums: Sums): AsyncGenerator<Buffer> {
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

function localHeader(file: ZipFile, sums: Sums): Buffer {
  const fields = numbers([4, 0x04034b50], [2, version], ...fieldsOf(file, sums), [2, 0]);
  return Buffer.concat([fields, Buffer.from(file.name)]);
}

function centralHeader(file: ZipFile, sums: Sums, offset: number, is64: boolean): Buffer {
  const extra = is64 ? numbers([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  const fields = numbers(
    [4, 0x02014b50],
    [2, madeBy],
    [2, is64 ? versionOf64 : version],
    ...fieldsOf(file, sums),
    [2, extra.length],
    // No comment, the first disk, no internal attributes; then the mode.
    [2, 0],
    [2, 0],
    [2, 0],
    [4, mode * 0x10000],
    [4, is64 ? most32 : offset],
  );
  return Buffer.concat([fields, Buffer.from(file.name), extra]);
}

/** What both headers have. Dates are in UTC: MS-DOS's have no zone. */
function fieldsOf({ name, modified, content }: ZipFile, sums: Sums): Field[] {
  const isBytes = content instanceof Uint8Array;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = modified
    .toISOString()
    .split(/\D/)
    .map(Number);
  return [
    [2, utf8 | (isBytes ? 0 : sizesFollow)],
    [2, isBytes ? stored : deflated],
    [2, (hours << 11) | (minutes << 5) | (seconds >> 1)],
    [2, ((year - 1980) << 9) | (month << 5) | day],
    ...sumFields(sums),
    [2, Buffer.byteLength(name)],
  ];
}

function sumFields({ crc, packed, size }: Sums): Field[] {
  return [
    [4, crc],
    [4, packed],
    [4, size],
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
