import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  readonly name: string;
  readonly bytes?: Buffer;
  readonly stored?: boolean;
  /** The extra field of its entry in the central directory. */
  readonly extra?: Buffer;
};

/** Writes little-endian numbers of the given sizes in bytes. */
export function fields(...numbers: [value: number, bytes: 2 | 4][]): Buffer {
  return Buffer.concat(
    numbers.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

const none = Buffer.alloc(0);

/** A ZIP archive by APPNOTE.TXT 4.3.6, behind other bytes and with a comment. */
export function zip(
  entries: readonly ZipEntry[],
  { before = none, comment = none }: { readonly before?: Buffer; readonly comment?: Buffer } = {},
): Buffer {
  const files: Buffer[] = [before];
  const directory: Buffer[] = [];
  let at = before.length;
  for (const { name, bytes = Buffer.from('<x/>'), stored, extra = none } of entries) {
    const data = stored ? bytes : deflateRawSync(bytes);
    const written = Buffer.from(name);
    const shared = Buffer.concat([
      fields([20, 2], [0, 2], [stored ? 0 : 8, 2], [0, 4], [crc32(bytes), 4]),
      fields([data.length, 4], [bytes.length, 4], [written.length, 2]),
    ]);
    const local = Buffer.concat([fields([0x04034b50, 4]), shared, fields([0, 2]), written, data]);
    const place = fields([extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]);
    directory.push(fields([0x02014b50, 4], [20, 2]), shared, place, written, extra);
    files.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const counts = fields([0, 4], [entries.length, 2], [entries.length, 2]);
  const end = fields([central.length, 4], [at, 4], [comment.length, 2]);
  return Buffer.concat([...files, central, fields([0x06054b50, 4]), counts, end, comment]);
}

/** Where each record of an archive has its fields: offsets and sizes in bytes. */
const records = {
  local: { magic: 'PK\x03\x04', flags: [6, 2], method: [8, 2], packed: [18, 4], unpacked: [22, 4] },
  central: {
    ...{ magic: 'PK\x01\x02', flags: [8, 2], method: [10, 2], packed: [20, 4], unpacked: [24, 4] },
    ...{ disk: [34, 2], at: [42, 4] },
  },
  end: {
    ...{
      magic: 'PK\x05\x06',
      disk: [4, 2],
      directoryDisk: [6, 2],
      onDisk: [8, 2],
      entries: [10, 2],
    },
    ...{ size: [12, 4], at: [16, 4] },
  },
} as const;
type Field =
  | 'flags'
  | 'method'
  | 'packed'
  | 'unpacked'
  | 'disk'
  | 'at'
  | 'directoryDisk'
  | 'onDisk'
  | 'entries'
  | 'size';

/** False fields of an archive: of the last entry's local or central header, or of both, or of the end record. */
export type Lie = readonly [
  record: keyof typeof records | 'both',
  values: Readonly<Partial<Record<Field, number>>>,
];

export function falsified(archive: Buffer, ...[record, values]: Lie): Buffer {
  if (record === 'both') return falsified(falsified(archive, 'local', values), 'central', values);
  const bytes = Buffer.from(archive);
  const { magic, ...places }: Record<string, unknown> = records[record];
  const begin = bytes.lastIndexOf(Buffer.from(String(magic), 'latin1'));
  for (const [field, value] of Object.entries(values)) {
    const [offset, size] = places[field] as [number, number];
    bytes.writeUIntLE(value, begin + offset, size);
  }
  return bytes;
}
