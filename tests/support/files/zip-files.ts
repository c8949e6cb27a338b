import { crc32, deflateRawSync } from 'node:zlib';

/** One entry; omitted fields get their true values. */
export type ZipEntry = {
  readonly name: string;
  readonly bytes?: Buffer;
  readonly stored?: boolean;
  /** Header fields of the entry, true or false. */
  readonly flags?: number;
  readonly method?: number;
  readonly packed?: number;
  readonly unpacked?: number;
  readonly at?: number;
  readonly disk?: number;
  readonly localName?: string;
  readonly localMethod?: number;
  readonly localFlags?: number;
  readonly localUnpacked?: number;
  readonly extra?: Buffer;
};
/** Fields of the end record. */
export type ZipEnd = {
  readonly comment?: Buffer;
  readonly entries?: number;
  readonly entriesOnDisk?: number;
  readonly disk?: number;
  readonly directoryDisk?: number;
  readonly directoryAt?: number;
  readonly directorySize?: number;
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

/** A ZIP archive by APPNOTE.TXT 4.3.6, with the given false fields; `before` are bytes in front of it. */
export function zip(
  entries: readonly ZipEntry[],
  end: ZipEnd = {},
  before: Buffer = Buffer.alloc(0),
) {
  const locals: Buffer[] = [before];
  const directory: Buffer[] = [];
  let at = before.length;
  for (const entry of entries) {
    const local = localEntry(entry);
    locals.push(local);
    directory.push(centralEntry(entry, at));
    at += local.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...locals, central, endRecord(entries.length, at, central.length, end)]);
}

function declared(entry: ZipEntry) {
  const bytes = entry.bytes ?? Buffer.from('<x/>');
  const data = entry.stored ? bytes : deflateRawSync(bytes);
  const { flags = 0, method = entry.stored ? 0 : 8 } = entry;
  const { packed = data.length, unpacked = bytes.length, extra = Buffer.alloc(0) } = entry;
  return { data, flags, method, packed, unpacked, extra, crc: crc32(bytes) };
}

function localEntry(entry: ZipEntry): Buffer {
  const { data, flags, method, packed, unpacked, crc } = declared(entry);
  const name = Buffer.from(entry.localName ?? entry.name);
  const local = fields(
    [0x04034b50, 4],
    [20, 2],
    [entry.localFlags ?? flags, 2],
    [entry.localMethod ?? method, 2],
  );
  const sizes = fields(
    [0, 4],
    [crc, 4],
    [packed, 4],
    [entry.localUnpacked ?? unpacked, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([local, sizes, name, data]);
}

function centralEntry(entry: ZipEntry, at: number): Buffer {
  const { flags, method, packed, unpacked, crc, extra } = declared(entry);
  const name = Buffer.from(entry.name);
  const central = fields([0x02014b50, 4], [20, 2], [20, 2], [flags, 2], [method, 2], [0, 4]);
  const sizes = fields([crc, 4], [packed, 4], [unpacked, 4], [name.length, 2], [extra.length, 2]);
  const place = fields([0, 2], [entry.disk ?? 0, 2], [0, 2], [0, 4], [entry.at ?? at, 4]);
  return Buffer.concat([central, sizes, place, name, extra]);
}

function endRecord(count: number, at: number, size: number, end: ZipEnd): Buffer {
  const { comment = Buffer.alloc(0), entries = count, entriesOnDisk = entries } = end;
  const disks = fields([0x06054b50, 4], [end.disk ?? 0, 2], [end.directoryDisk ?? 0, 2]);
  const counts = fields([entriesOnDisk, 2], [entries, 2]);
  const place = fields([end.directorySize ?? size, 4], [end.directoryAt ?? at, 4]);
  return Buffer.concat([disks, counts, place, fields([comment.length, 2]), comment]);
}

/** The parts that every Word document has, with a short text. */
export const wordParts: readonly ZipEntry[] = [
  { name: '[Content_Types].xml', bytes: Buffer.from(contentTypes()) },
  { name: '_rels/.rels', bytes: Buffer.from(relationships()) },
  { name: 'word/document.xml', bytes: Buffer.from(wordDocument()) },
];

function contentTypes(): string {
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Override PartName="/word/document.xml" ContentType="application/' +
    'vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  );
}

function relationships(): string {
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    '<Relationship Id="rId1" Target="word/document.xml" Type=' +
    '"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"/>' +
    '</Relationships>'
  );
}

function wordDocument(): string {
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
    '<w:body><w:p><w:r><w:t>Ada Yılmaz</w:t></w:r></w:p></w:body></w:document>'
  );
}
