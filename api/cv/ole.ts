const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entrySize = 128;
const offsetsInHeader = { sectorShift: 30, fatSectors: 44, directory: 48, fatLocations: 76 };
/** [MS-CFB] 2.2: the header's capacity. Only files over 6.8 MB need more, and those are not read. */
const fatSectorsInHeader = 109;
const endOfChain = 0xfffffffe;
const nowhere = 0xffffffff;
const entryTypes = { none: 0, stream: 2, root: 5 };
/** [MS-CFB] 2.6.1: shorter streams are in the mini stream. */
const miniStreamBound = 4096;

/** An object in a compound file: a stream, a storage or the root. */
export type OleEntry = {
  readonly name: string;
  readonly isStream: boolean;
  /** Whether it is in the root storage. */
  readonly isTop: boolean;
  /** The offset in the file; only of a stream in the root storage that is outside the mini stream. */
  readonly begins?: number;
};
type Raw = { readonly at: number; readonly type: number; readonly name: string };

/** Whether a file begins like a compound file ([MS-CFB] 2.2). */
export function isOle(file: Buffer): boolean {
  return file.subarray(0, magic.length).equals(magic);
}

/** Of a directory: a CV has some ten. */
const mostEntries = 2048;

/**
 * The directory of a compound file ([MS-CFB] 2.6), in sectors of 512 or 4096 bytes. Undefined when it is broken: a
 * chain that loops, meets another or leaves the file, an impossible count, too many entries, or no root.
 */
export function oleEntries(file: Buffer): OleEntry[] | undefined {
  const sectors = Sectors.of(file);
  const directory = sectors?.chain(file.readUInt32LE(offsetsInHeader.directory));
  if (!sectors || !directory) return undefined;
  const perSector = sectors.size / entrySize;
  if (directory.length * perSector > mostEntries) return undefined;
  const entries = directory.flatMap((start) =>
    Array.from({ length: perSector }, (_, index) => readEntry(file, start + index * entrySize)),
  );
  const top = topOf(file, entries);
  if (!top) return undefined;
  for (const entry of top) {
    if (entry.type === entryTypes.stream && !sectors.hold(entry)) return undefined;
  }
  return entries
    .filter(({ type }) => type !== entryTypes.none)
    .map((entry) => ({
      name: entry.name,
      isStream: entry.type === entryTypes.stream,
      isTop: top.has(entry),
      ...(top.has(entry) && sectors.beginOf(entry)),
    }));
}

/** [MS-CFB] 2.6.1. */
function readEntry(file: Buffer, at: number): Raw {
  const length = Math.min(64, file.readUInt16LE(at + 64));
  const name = file.toString('utf16le', at, at + length).replace(/\0.*$/s, '');
  return { at, type: file[at + 66] ?? 0, name };
}

/** The entries of the root storage: a binary tree of siblings ([MS-CFB] 2.6.4); undefined when it loops. */
function topOf(file: Buffer, entries: readonly Raw[]): ReadonlySet<Raw> | undefined {
  const root = entries[0];
  if (root?.type !== entryTypes.root) return undefined;
  const seen = new Set<Raw>();
  const open = [file.readUInt32LE(root.at + 76)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const entry = entries[id];
    // An id without an entry, NOSTREAM, ends a branch.
    if (!entry) continue;
    if (seen.has(entry)) return undefined;
    seen.add(entry);
    open.push(file.readUInt32LE(entry.at + 68), file.readUInt32LE(entry.at + 72));
  }
  return seen;
}

/** The sectors of a compound file and the table that chains them ([MS-CFB] 2.3). */
class Sectors {
  readonly size: number;
  readonly #file: Buffer;
  readonly #count: number;
  readonly #taken: Uint8Array;

  private constructor(file: Buffer, size: number) {
    this.size = size;
    this.#file = file;
    this.#count = Math.max(0, Math.floor(file.length / size) - 1);
    this.#taken = new Uint8Array(this.#count);
  }

  /** Undefined unless the header has a valid sector size and a possible count of table sectors. */
  static of(file: Buffer): Sectors | undefined {
    if (file.length < 512) return undefined;
    const shift = file.readUInt16LE(offsetsInHeader.sectorShift);
    if (shift !== 9 && shift !== 12) return undefined;
    const sectors = new Sectors(file, 2 ** shift);
    const fatSectors = file.readUInt32LE(offsetsInHeader.fatSectors);
    return fatSectors <= Math.min(fatSectorsInHeader, sectors.#count) ? sectors : undefined;
  }

  /**
   * The offsets of a chain's sectors; undefined when it leaves the file or meets a used sector. Chains that could
   * share sectors would cost each stream the time of the whole file.
   */
  chain(first: number): number[] | undefined {
    const starts: number[] = [];
    for (let sector = first; sector !== endOfChain; sector = this.#next(sector)) {
      if (this.#taken[sector] !== 0) return undefined;
      this.#taken[sector] = 1;
      starts.push(this.#start(sector));
    }
    return starts;
  }

  /** Whether the file has all bytes of a stream; those in the mini stream are not checked. */
  hold({ at }: Raw): boolean {
    // In version 3 the upper half of the size may be anything ([MS-CFB] 2.6.1).
    const bytes = this.#file.readUInt32LE(at + 120);
    if (bytes < miniStreamBound) return true;
    const chain = this.chain(this.#file.readUInt32LE(at + 116));
    return chain !== undefined && chain.length * this.size >= bytes;
  }

  /** Where a stream begins that the file holds. */
  beginOf({ at, type }: Raw): Pick<OleEntry, 'begins'> {
    const isHeld =
      type === entryTypes.stream && this.#file.readUInt32LE(at + 120) >= miniStreamBound;
    return isHeld ? { begins: this.#start(this.#file.readUInt32LE(at + 116)) } : {};
  }

  #next(sector: number): number {
    const perSector = this.size / 4;
    const index = Math.floor(sector / perSector);
    if (index >= this.#file.readUInt32LE(offsetsInHeader.fatSectors)) return nowhere;
    const table = this.#file.readUInt32LE(offsetsInHeader.fatLocations + 4 * index);
    if (table >= this.#count) return nowhere;
    return this.#file.readUInt32LE(this.#start(table) + 4 * (sector % perSector));
  }

  #start(sector: number): number {
    return (sector + 1) * this.size;
  }
}
