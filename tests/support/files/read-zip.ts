import { crc32, inflateRawSync } from 'node:zlib';

export type UnzippedFile = {
  readonly name: string;
  readonly bytes: Buffer;
  /** As `stat` has it: 0o100600 for a file of its owner alone. */
  readonly mode: number;
};

/**
 * Reads an archive by its central directory (PKWARE's APPNOTE 4.3.12), and checks each file's length and checksum.
 * @throws Error for an archive that is not whole
 */
export function readZip(archive: Buffer): UnzippedFile[] {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of the central directory');
  const files: UnzippedFile[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry');
    const isUtf8 = (archive.readUInt16LE(at + 8) & 0x800) !== 0;
    const method = archive.readUInt16LE(at + 10);
    const [crc, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field));
    const [nameLength = 0, extra = 0] = [28, 30].map((field) => archive.readUInt16LE(at + field));
    const name = archive.toString(isUtf8 ? 'utf8' : 'latin1', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== 0x04034b50) throw new Error(`no file at ${name}`);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const raw = archive.subarray(start, start + (packed ?? 0));
    const bytes = method === 8 ? inflateRawSync(raw) : Buffer.from(raw);
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is damaged`);
    files.push({ name, bytes, mode: archive.readUInt16LE(at + 40) });
    at += 46 + nameLength + extra;
  }
  return files;
}
