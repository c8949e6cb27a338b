const free = 0xffffffff;
const endOfChain = 0xfffffffe;
const fatSector = 0xfffffffd;

/** A stream or a storage; `inside` names its parent storage, by default the root. */
export type OleObject = {
  readonly name: string;
  readonly bytes?: Buffer;
  readonly storage?: boolean;
  readonly inside?: string;
};

/**
 * A compound file by [MS-CFB] with one table sector, so up to 61 kB of streams in sectors of 512 bytes. Siblings are
 * chained to the right, which is a valid tree. Each stream has its own sectors and at least 4,096 bytes, so that no
 * mini stream is needed.
 */
export function ole(objects: readonly OleObject[], sectorSize: 512 | 4096 = 512): Buffer {
  const streams = objects.map(({ bytes = Buffer.alloc(0) }) => padded(bytes, sectorSize));
  const directory = directorySectors(objects, sectorSize);
  const fat = Buffer.alloc(sectorSize, 0xff);
  fat.writeUInt32LE(fatSector, 0);
  let next = 1;
  const chain = (bytes: number) => {
    const first = next;
    next += bytes / sectorSize;
    for (let sector = first; sector < next; sector++) {
      fat.writeUInt32LE(sector + 1 === next ? endOfChain : sector + 1, sector * 4);
    }
    return first;
  };
  chain(directory.length);
  objects.forEach(({ storage }, index) => {
    const bytes = streams[index] ?? Buffer.alloc(0);
    if (storage) return;
    directory.writeUInt32LE(chain(bytes.length), (index + 1) * 128 + 116);
    directory.writeUInt32LE(bytes.length, (index + 1) * 128 + 120);
  });
  const data = objects.flatMap(({ storage }, index) => (storage ? [] : [streams[index]]));
  const whole = data.filter((bytes) => bytes !== undefined);
  return Buffer.concat([header(sectorSize), fat, directory, ...whole]);
}

function padded(bytes: Buffer, sectorSize: number): Buffer {
  const length = Math.ceil(Math.max(bytes.length, 4096) / sectorSize) * sectorSize;
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}

function header(sectorSize: 512 | 4096): Buffer {
  const bytes = Buffer.alloc(sectorSize);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(sectorSize === 512 ? 3 : 4, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(sectorSize === 512 ? 9 : 12, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(sectorSize === 512 ? 0 : 1, 40);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(endOfChain, 60);
  bytes.writeUInt32LE(endOfChain, 68);
  bytes.fill(0xff, 76, 512);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

function directorySectors(objects: readonly OleObject[], sectorSize: number): Buffer {
  const length = Math.ceil(((objects.length + 1) * 128) / sectorSize) * sectorSize;
  const bytes = Buffer.alloc(length);
  const all = [{ name: 'Root Entry', storage: true, inside: '' }, ...objects];
  all.forEach(({ name, storage, inside }, index) => {
    const at = index * 128;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, at + 64);
    bytes[at + 66] = index === 0 ? 5 : storage ? 1 : 2;
    bytes[at + 67] = 1;
    const sibling = all.findIndex((one, other) => other > index && one.inside === inside);
    const child = all.findIndex(
      (one, other) => other > 0 && (index === 0 ? one.inside === undefined : one.inside === name),
    );
    bytes.writeUInt32LE(free, at + 68);
    bytes.writeUInt32LE(sibling > 0 && index > 0 ? sibling : free, at + 72);
    bytes.writeUInt32LE(child > 0 ? child : free, at + 76);
    bytes.writeUInt32LE(index === 0 ? endOfChain : 0, at + 116);
  });
  return bytes;
}
