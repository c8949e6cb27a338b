import { type OleObject, ole } from './ole-files.ts';

/** Text as one piece: in two bytes a letter, or in one. */
export type DocPiece = { readonly text: string; readonly isWide?: boolean };

type MadeDoc = {
  readonly pieces?: readonly DocPiece[];
  /** The path of its template. */
  readonly template?: string;
  /** Bytes of its table stream behind the tables that are made here. */
  readonly tables?: Buffer;
  /** `nFib`: 0xc1 for Word 97 and later, 0x65 for Word 6, 0x68 for Word 95. */
  readonly version?: number;
  /** Of its FibBase, such as `fEncrypted`. */
  readonly flags?: number;
  /** Macros of Word 6 and 95. */
  readonly commands?: Buffer;
  readonly sectorSize?: 512 | 4096;
  /** Further streams and storages. */
  readonly more?: readonly OleObject[];
};

const word97 = 0xc0;
const textAt = 0x400;

/** A Word 6 to 2003 document by [MS-DOC] 2.4.1: its head, its text in pieces, and the table that tells where they are. */
export function docOf({
  pieces = [{ text: 'Ada Yılmaz' }],
  template = '',
  tables = Buffer.alloc(0),
  version = 0xc1,
  flags = 0,
  commands = Buffer.alloc(0),
  sectorSize,
  more = [],
}: MadeDoc = {}): Buffer {
  const isOld = version < word97;
  const texts = pieces.map(({ text, isWide = false }) =>
    Buffer.from(text, isWide && !isOld ? 'utf16le' : 'latin1'),
  );
  const text = Buffer.concat([Buffer.alloc(textAt), ...texts]);
  const [names, clx] = [nameTable(template, isOld), pieceTable(pieces, isOld)];
  const store = Buffer.concat([commands, names, clx, tables]);
  const storeAt = isOld ? text.length : 0;
  const word = Buffer.concat([text, isOld ? store : Buffer.alloc(0)]);
  word.writeUInt16LE(isOld ? 0xa5dc : 0xa5ec, 0);
  word.writeUInt16LE(version, 2);
  word.writeUInt16LE(flags, 10);
  word.writeUInt32LE(textAt, 24);
  word.writeUInt32LE(text.length, 28);
  let at = storeAt;
  for (const [index, table] of [
    [24, commands],
    [32, names],
    [33, clx],
  ] as const) {
    const place = (isOld ? 0x58 : 0x9a) + 8 * index;
    word.writeUInt32LE(at, place);
    word.writeUInt32LE(table.length, place + 4);
    at += table.length;
  }
  const tableName = (flags & 0x0200) === 0 ? '0Table' : '1Table';
  const own = isOld ? [] : [{ name: tableName, bytes: store }];
  return ole([{ name: 'WordDocument', bytes: word }, ...own, ...more], sectorSize);
}

/** [MS-DOC] 2.9.275; in Word 6 and 95 of one byte a letter. */
function nameTable(template: string, isOld: boolean): Buffer {
  const names = ['', template, 'CV', ''];
  const [size, encoding] = isOld ? ([1, 'latin1'] as const) : ([2, 'utf16le'] as const);
  const number = (value: number, bytes: number) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeUIntLE(value, 0, bytes);
    return buffer;
  };
  const strings = names.flatMap((name) => [number(name.length, size), Buffer.from(name, encoding)]);
  const head = isOld
    ? [number(2 + Buffer.concat(strings).length, 2)]
    : [number(0xffff, 2), number(names.length, 2), number(0, 2)];
  return Buffer.concat([...head, ...strings]);
}

/** [MS-DOC] 2.9.38, behind properties of a piece. */
function pieceTable(pieces: readonly DocPiece[], isOld: boolean): Buffer {
  const table = Buffer.alloc(4 * (pieces.length + 1) + 8 * pieces.length);
  let [letters, at] = [0, textAt];
  pieces.forEach(({ text, isWide = false }, index) => {
    const isCompressed = isOld || !isWide;
    letters += text.length;
    table.writeUInt32LE(letters, 4 * (index + 1));
    const place = isOld ? at : isWide ? at : at * 2 + 0x40000000;
    table.writeUInt32LE(place, 4 * (pieces.length + 1) + 8 * index + 2);
    at += text.length * (isCompressed ? 1 : 2);
  });
  const head = Buffer.from([1, 2, 0, 0xab, 0xcd, 2, 0, 0, 0, 0]);
  head.writeUInt32LE(table.length, 6);
  return Buffer.concat([head, table]);
}

/** The properties of a drawing ([MS-ODRAW] 2.2.9): the name of a picture, and flags of where it is. */
export function pictureTable(name: string, flags: number): Buffer {
  const data = Buffer.from(`${name}\0`, 'utf16le');
  const table = Buffer.alloc(8 + 12);
  table.writeUInt16LE((2 << 4) | 3, 0);
  table.writeUInt16LE(0xf00b, 2);
  table.writeUInt32LE(12 + data.length, 4);
  table.writeUInt16LE(0xc105, 8);
  table.writeUInt32LE(data.length, 10);
  table.writeUInt16LE(0x0106, 14);
  table.writeUInt32LE(flags, 16);
  return Buffer.concat([table, data]);
}
