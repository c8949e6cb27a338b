const signatures = { local: 0x04034b50, central: 0x02014b50, zip64: 0x07064b50 };
const endRecord = Buffer.from('PK\x05\x06');
const fixed = { local: 30, central: 46, end: 22, zip64Locator: 20 };
const maxComment = 0xffff;
const maxEntries = 1000;
const maxUnpacked = 50 * 1024 * 1024;
const blanks: ReadonlySet<number | undefined> = new Set(Buffer.from('\0\t\n\f\r '));
const methods = { stored: 0, deflated: 8 };
/** APPNOTE.TXT 4.4.4: encrypted, strongly encrypted, central directory masked. */
const encrypted = 0x2041;
const sizesFollowData = 0x0008;
const zip64Extra = 0x0001;

/** An entry as the central directory declares it, with unsigned numbers. */
type Listed = {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
};

export type ZipEntry = {
  readonly name: string;
  /** In bytes, as declared; the real length may differ. */
  readonly unpacked: number;
  readonly isDeflated: boolean;
  /** The packed data. */
  readonly bytes: Buffer;
};

/** Whether a file begins like a ZIP archive. */
export function isZip(file: Buffer): boolean {
  return file.length >= fixed.end && file.readUInt32LE(0) === signatures.local;
}

/**
 * The offsets of end of central directory records (APPNOTE.TXT 4.3.16) whose comment ends with the file, or before
 * trailing white space or zeros: one for each archive that the file can be read as.
 */
export function endRecordsOf(file: Buffer): number[] {
  const found: number[] = [];
  const end = endWithoutBlanks(file);
  const from = Math.max(0, end - fixed.end - maxComment);
  for (let at = file.indexOf(endRecord, from); at >= 0; at = file.indexOf(endRecord, at + 1)) {
    if (at + fixed.end > file.length) break;
    const recordEnd = at + fixed.end + file.readUInt16LE(at + 20);
    if (recordEnd >= end && recordEnd <= file.length) found.push(at);
  }
  return found;
}

/**
 * The entries of a ZIP archive that begins at byte 0 and is consistent: one central directory up to the end record,
 * true counts and sizes, entries that do not overlap, at most 1,000 of them and 50 MiB unpacked, no zip64, encryption or
 * splitting, and safe names without duplicates. Undefined for anything else.
 * Nothing is unpacked.
 */
export function zipEntries(file: Buffer): readonly ZipEntry[] | undefined {
  if (!isZip(file)) return undefined;
  const [end, another] = endRecordsOf(file);
  if (end === undefined || another !== undefined) return undefined;
  const start = file.readUInt32LE(end + 16);
  const entries = isWhole(file, end) ? readEntries(file.subarray(0, end), start) : undefined;
  if (entries?.length !== file.readUInt16LE(end + 10)) return undefined;
  const places = unpacksSafely(entries) ? placesOf(file.subarray(0, start), entries) : undefined;
  if (!places) return undefined;
  // ISO/IEC 29500-2, section 7.2.3.5: part names are compared without regard to letter case.
  const distinct = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (distinct.size !== entries.length || !entries.every(isSafe)) return undefined;
  return entries.map((entry, index) => {
    const { name, unpacked, packed, method } = entry;
    const begin = places[index] ?? 0;
    const bytes = file.subarray(begin, begin + packed);
    return { name, unpacked, isDeflated: method === methods.deflated, bytes };
  });
}

/** Where the trailing white space and zeros of a file begin, which transports and editors leave there. */
function endWithoutBlanks(file: Buffer): number {
  let end = file.length;
  while (end > 0 && blanks.has(file[end - 1])) end -= 1;
  return end;
}

/** Neither split nor zip64, and the directory ends where the end record begins (APPNOTE.TXT 4.3.16). */
function isWhole(file: Buffer, end: number): boolean {
  const locator = end - fixed.zip64Locator;
  if (locator >= 0 && file.readUInt32LE(locator) === signatures.zip64) return false;
  const [disk, directoryDisk] = [file.readUInt16LE(end + 4), file.readUInt16LE(end + 6)];
  const [onDisk, inAll] = [file.readUInt16LE(end + 8), file.readUInt16LE(end + 10)];
  const [size, start] = [file.readUInt32LE(end + 12), file.readUInt32LE(end + 16)];
  return disk === 0 && directoryDisk === 0 && onDisk === inAll && start + size === end;
}

/** The central directory's entries (APPNOTE.TXT 4.3.12); undefined unless they fill it to the byte. */
function readEntries(file: Buffer, start: number): Listed[] | undefined {
  const entries: Listed[] = [];
  let at = start;
  while (at < file.length) {
    if (at + fixed.central > file.length || entries.length === maxEntries) return undefined;
    const nameEnd = at + fixed.central + file.readUInt16LE(at + 28);
    const extraEnd = nameEnd + file.readUInt16LE(at + 30);
    const next = extraEnd + file.readUInt16LE(at + 32);
    const isOnFirstDisk = file.readUInt16LE(at + 34) === 0;
    const isEntry = file.readUInt32LE(at) === signatures.central && isOnFirstDisk;
    if (!isEntry || next > file.length) return undefined;
    if (hasZip64(file.subarray(nameEnd, extraEnd))) return undefined;
    entries.push({
      name: file.toString('latin1', at + fixed.central, nameEnd),
      flags: file.readUInt16LE(at + 8),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    });
    at = next;
  }
  return entries;
}

function hasZip64(extra: Buffer): boolean {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === zip64Extra) return true;
  }
  return false;
}

function unpacksSafely(entries: readonly Listed[]): boolean {
  const inAll = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (inAll > maxUnpacked) return false;
  return entries.every((entry) => {
    if (entry.flags & encrypted) return false;
    if (entry.method === methods.stored) return entry.packed === entry.unpacked;
    return entry.method === methods.deflated;
  });
}

/** The offset of each entry's data; undefined unless the first entry is at byte 0 and none overlaps the next. */
function placesOf(file: Buffer, entries: readonly Listed[]): number[] | undefined {
  const places = entries.map((entry) => dataOf(file, entry));
  let free = 0;
  const isWholeAndApart = entries
    .map((entry, index) => ({ ...entry, data: places[index] }))
    .toSorted((one, other) => one.at - other.at)
    .every(({ at, packed, data }, index) => {
      const begins = index === 0 ? at === 0 : at >= free;
      free = (data ?? 0) + packed;
      return data !== undefined && begins && free <= file.length;
    });
  return isWholeAndApart ? places.filter((place) => place !== undefined) : undefined;
}

/** The offset of its data, if its local header (APPNOTE.TXT 4.3.7) agrees with the directory. */
function dataOf(file: Buffer, { name, flags, method, packed, unpacked, at }: Listed) {
  if (at + fixed.local > file.length || file.readUInt32LE(at) !== signatures.local)
    return undefined;
  const ownFlags = file.readUInt16LE(at + 6);
  const [ownPacked, ownUnpacked] = [file.readUInt32LE(at + 18), file.readUInt32LE(at + 22)];
  const declaredHere = (ownFlags & sizesFollowData) === 0;
  if (declaredHere && (ownPacked !== packed || ownUnpacked !== unpacked)) return undefined;
  if ((ownFlags ^ flags) & encrypted || file.readUInt16LE(at + 8) !== method) return undefined;
  const nameEnd = at + fixed.local + file.readUInt16LE(at + 26);
  if (file.toString('latin1', at + fixed.local, nameEnd) !== name) return undefined;
  return nameEnd + file.readUInt16LE(at + 28);
}

/** Neither absolute nor outside the target directory (APPNOTE.TXT 4.4.17.1). */
function isSafe({ name }: Listed): boolean {
  return name !== '' && !/^\/|^[a-z]:|\.\.|\\|\0/i.test(name);
}
