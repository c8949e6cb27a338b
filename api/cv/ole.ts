const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entrySize = 128;
const offsetsInHeader = {
  ...{ sectorShift: 30, fatSectors: 44, directory: 48, miniFat: 60, fatLocations: 76 },
};
/** [MS-CFB] 2.2: the header's capacity. Only files over 6.8 MB need more, and those are not read. */
const fatSectorsInHeader = 109;
const endOfChain = 0xfffffffe;
const nowhere = 0xffffffff;
const entryTypes = { none: 0, stream: 2, root: 5 };
/** [MS-CFB] 2.6.1: shorter streams are in the mini stream, in sectors of this size. */
const miniStreamBound = 4096;
const miniSector = 64;

/** An object in a compound file: a stream, a storage or the root. */
export type OleEntry = {
  readonly name: string;
  readonly isStream: boolean;
  /** Whether it is in the root storage. */
  readonly isTop: boolean;
  /** Whether a storage is empty. */
  readonly isEmpty: boolean;
  /** The bytes of a stream in the root storage; undefined when some are missing. */
  read(): Buffer | undefined;
};
type Raw = {
  readonly type: number;
  readonly name: string;
  readonly siblings: readonly number[];
  readonly child: number;
  readonly start: number;
  readonly size: number;
};

/** Whether a file begins like a compound file ([MS-CFB] 2.2). */
export function isOle(file: Buffer): boolean {
  return file.subarray(0, magic.length).equals(magic);
}

/** Of a directory; a CV has about ten. */
const maxEntries = 2048;

/**
 * The directory of a compound file ([MS-CFB] 2.6), in sectors of 512 or 4096 bytes. Undefined when it is broken: a
 * chain that loops, meets another or leaves the file, an impossible count, too many entries, or no root.
 */
export function oleEntries(file: Buffer): OleEntry[] | undefined {
  const sectors = Sectors.of(file);
  const directory = sectors?.chain(file.readUInt32LE(offsetsInHeader.directory));
  if (!sectors || !directory) return undefined;
  const perSector = sectors.size / entrySize;
  if (directory.length * perSector > maxEntries) return undefined;
  const entries = directory.flatMap((start) =>
    Array.from({ length: perSector }, (_, index) => readEntry(file, start + index * entrySize)),
  );
  const [root] = entries;
  const top = root?.type === entryTypes.root ? siblingsOf(root.child, entries) : undefined;
  if (!root || !top) return undefined;
  // Names are compared without regard to letter case ([MS-CFB] 2.6.4): readers would disagree about duplicates.
  const names = new Set([...top].map(({ name }) => name.toLowerCase()));
  if (names.size !== top.size) return undefined;
  const streams = new Streams(file, sectors, root);
  const read = new Map<Raw, Buffer | undefined>();
  for (const entry of top) {
    if (entry.type !== entryTypes.stream) continue;
    const isMini = entry.size < miniStreamBound;
    // Reading marks their sectors as used, so that no other stream can make the same ones be read again.
    if (!isMini) read.set(entry, streams.whole(entry));
    if (!isMini && !read.get(entry)) return undefined;
  }
  return entries
    .filter(({ type }) => type !== entryTypes.none)
    .map((entry) => ({
      name: entry.name,
      isStream: entry.type === entryTypes.stream,
      isTop: top.has(entry),
      isEmpty: entries[entry.child] === undefined,
      read: () => read.get(entry) ?? (top.has(entry) ? streams.mini(entry) : undefined),
    }));
}

/** [MS-CFB] 2.6.1. */
function readEntry(file: Buffer, at: number): Raw {
  // The last sector of a file may be cut short.
  const bytes = Buffer.alloc(entrySize);
  file.subarray(at, at + entrySize).copy(bytes);
  const length = Math.min(64, bytes.readUInt16LE(64));
  return {
    name: bytes.toString('utf16le', 0, length).replace(/\0.*$/s, ''),
    type: bytes[66] ?? 0,
    siblings: [bytes.readUInt32LE(68), bytes.readUInt32LE(72)],
    child: bytes.readUInt32LE(76),
    start: bytes.readUInt32LE(116),
    // In version 3 the upper half of the size is undefined.
    size: bytes.readUInt32LE(120),
  };
}

/** The entries of a storage: a binary tree of siblings ([MS-CFB] 2.6.4); undefined when it loops. */
function siblingsOf(child: number, entries: readonly Raw[]): ReadonlySet<Raw> | undefined {
  const seen = new Set<Raw>();
  const open = [child];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const entry = entries[id];
    // NOSTREAM, an id without an entry, ends a branch.
    if (!entry) continue;
    if (seen.has(entry)) return undefined;
    seen.add(entry);
    open.push(...entry.siblings);
  }
  return seen;
}

/** The bytes of streams ([MS-CFB] 2.3 and 2.4). */
class Streams {
  readonly #file: Buffer;
  readonly #sectors: Sectors;
  readonly #root: Raw;
  #mini: { readonly stream: Buffer; readonly table: Buffer } | undefined;

  constructor(file: Buffer, sectors: Sectors, root: Raw) {
    this.#file = file;
    this.#sectors = sectors;
    this.#root = root;
  }

  /** Reads a stream in sectors of its own. */
  whole({ start, size }: Pick<Raw, 'start' | 'size'>): Buffer | undefined {
    const bytes = this.#chained(start);
    return bytes && bytes.length >= size ? bytes.subarray(0, size) : undefined;
  }

  /** Reads a stream in the mini stream. */
  mini({ start, size }: Raw): Buffer | undefined {
    this.#mini ??= {
      stream: this.#chained(this.#root.start) ?? Buffer.alloc(0),
      table: this.#chained(this.#file.readUInt32LE(offsetsInHeader.miniFat)) ?? Buffer.alloc(0),
    };
    const { stream, table } = this.#mini;
    const pieces: Buffer[] = [];
    let sector = start;
    for (let left = size; left > 0; left -= miniSector) {
      const at = sector * miniSector;
      if (at >= stream.length || sector * 4 + 4 > table.length) return undefined;
      pieces.push(stream.subarray(at, at + miniSector));
      sector = table.readUInt32LE(sector * 4);
    }
    const bytes = Buffer.concat(pieces);
    return bytes.length >= size ? bytes.subarray(0, size) : undefined;
  }

  #chained(start: number): Buffer | undefined {
    const { size } = this.#sectors;
    const starts = this.#sectors.chain(start);
    return starts && Buffer.concat(starts.map((at) => this.#file.subarray(at, at + size)));
  }
}

/** The sectors of a compound file and the table that chains them ([MS-CFB] 2.3). */
class Sectors {
  readonly size: number;
  readonly #file: Buffer;
  readonly #taken: Uint8Array;

  private constructor(file: Buffer, size: number) {
    this.size = size;
    this.#file = file;
    // Some writers cut the last sector short.
    this.#taken = new Uint8Array(Math.max(0, Math.ceil(file.length / size) - 1));
  }

  /** Undefined unless the header has a valid sector size and a possible count of table sectors. */
  static of(file: Buffer): Sectors | undefined {
    if (file.length < 512) return undefined;
    const shift = file.readUInt16LE(offsetsInHeader.sectorShift);
    if (shift !== 9 && shift !== 12) return undefined;
    const sectors = new Sectors(file, 2 ** shift);
    const fatSectors = file.readUInt32LE(offsetsInHeader.fatSectors);
    return fatSectors <= Math.min(fatSectorsInHeader, sectors.#taken.length) ? sectors : undefined;
  }

  /**
   * The offsets of a chain's sectors; undefined when it leaves the file or meets a used sector. If chains could share
   * sectors, each stream could cost the time of the whole file.
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

  #next(sector: number): number {
    const perSector = this.size / 4;
    const index = Math.floor(sector / perSector);
    if (index >= this.#file.readUInt32LE(offsetsInHeader.fatSectors)) return nowhere;
    const table = this.#file.readUInt32LE(offsetsInHeader.fatLocations + 4 * index);
    const at = this.#start(table) + 4 * (sector % perSector);
    return at + 4 <= this.#file.length ? this.#file.readUInt32LE(at) : nowhere;
  }

  #start(sector: number): number {
    return (sector + 1) * this.size;
  }
}
