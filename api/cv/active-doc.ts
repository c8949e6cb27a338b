import type { CvRefusal } from './cv-refusal.ts';
import type { OleEntry } from './ole.ts';
import { isRemote } from './remote-target.ts';
import { WordFields } from './word-fields.ts';

/** [MS-OVBA] 2.2.1: storages for macros, in files of Word and of other programs. */
const macroStores = new Set(['macros', '_vba_project_cur', 'vba', '_vba_project']);
/** [MS-DOC] 2.1.7: the storage of embedded objects. Word also writes an empty one. */
const objectPool = 'objectpool';
/** [MS-OLEDS] 2.3 and [MS-DOC] 2.1.7: streams of an embedded object. In the root they describe the document itself. */
const ofObjects = new Set(['\x01ole', '\x01ole10native', '\x03objinfo', '\x03ocxname', 'package']);
/** The file information block ([MS-DOC] 2.5.1): offsets, and flags of `FibBase`. */
const fib = { version: 2, flags: 10, begin: 24, end: 28, length: 32 };
const flags = { isComplex: 0x0004, isEncrypted: 0x0100, hasTable1: 0x0200 };
/** Version of Word 97. Earlier ones have their tables in the text's stream, and one byte a character. */
const word97 = 0xc0;
/** Where the list of tables begins ([MS-DOC] 2.5.6): each has an offset and a length of 4 bytes. */
const tablesAt = { old: 0x58, word97: 0x9a };
const tables = { macros: 24, names: 32, pieces: 33 };
/** Macros of Word 6 and 95 are in a table of commands, which has 2 bytes without any. Later ones are in a storage. */
const emptyCommands = 2;
/** Among the document's names ([MS-DOC] 2.9.275): the path of its template. */
const templateName = 1;
/** The property table of a drawing ([MS-ODRAW] 2.2.9), and those of its properties that name a picture (2.3.23). */
const properties = { version: 3, size: 6, complex: 0x8000, id: 0x3fff };
const pictureNames = new Set([0x0105, 0x0187, 0x01c7]);
const record = Buffer.from([0x0b, 0xf0]);
/** Far more than a CV has. */
const maxProperties = 1_000_000;
/** `msoblipflagDoNotSave` and `msoblipflagLinkToFile` ([MS-ODRAW] 2.4.6), in the property behind the name. */
const isLinked = 0x0c;

/** Whether a stream is a Word document's text ([MS-DOC] 2.1.1). */
export function isText({ isTop, isStream, name }: OleEntry): boolean {
  return isTop && isStream && name === 'WordDocument';
}

/**
 * Why a Word 6 to 2003 document is refused: macros, embedded objects, or fields, a template or pictures that start or
 * load something. `unreadableFile` when its text cannot be found.
 */
export function refusedDoc(entries: readonly OleEntry[]): CvRefusal | undefined {
  const text = entries.find(isText)?.read();
  if (!text || text.length < tablesAt.word97) return 'unreadableFile';
  if ((text.readUInt16LE(fib.flags) & flags.isEncrypted) !== 0) return 'lockedFile';
  return refusedEntries(entries) ?? refusedText(text, entries);
}

function refusedEntries(entries: readonly OleEntry[]): CvRefusal | undefined {
  const named = entries.map((entry) => ({ ...entry, name: entry.name.toLowerCase() }));
  if (named.some(({ name }) => macroStores.has(name))) return 'macroFile';
  const hasObject = named.some(({ name, isTop, isStream, isEmpty }) =>
    isStream ? !isTop && ofObjects.has(name) : name === objectPool && !isEmpty,
  );
  return hasObject ? 'embeddedFile' : undefined;
}

function refusedText(text: Buffer, entries: readonly OleEntry[]): CvRefusal | undefined {
  const isOld = text.readUInt16LE(fib.version) < word97;
  const isFirst = (text.readUInt16LE(fib.flags) & flags.hasTable1) === 0;
  const read = (name: string) =>
    entries.find((one) => one.isTop && one.isStream && one.name === name)?.read();
  const store = isOld ? text : read(isFirst ? '0Table' : '1Table');
  if (!store) return 'unreadableFile';
  const table = (index: number) => {
    const at = (isOld ? tablesAt.old : tablesAt.word97) + 8 * index;
    if (at + 8 > text.length) return Buffer.alloc(0);
    const begin = text.readUInt32LE(at);
    return store.subarray(begin, begin + text.readUInt32LE(at + 4));
  };
  if (isOld && table(tables.macros).length > emptyCommands) return 'macroFile';
  if (isRemote(nameAt(table(tables.names), templateName, isOld))) return 'loadingFile';
  const pieces = piecesOf(text, table(tables.pieces), isOld);
  if (!pieces) return 'unreadableFile';
  return refusedPictures(store) ?? refusedPictures(read('Data')) ?? refusedFields(pieces);
}

/** A string of a table ([MS-DOC] 2.2.4): two bytes a character, one in Word 6 and 95. */
function nameAt(table: Buffer, index: number, isOld: boolean): string {
  const isWide = table.length >= 2 && table.readUInt16LE(0) === 0xffff;
  if (!isOld && !isWide) return '';
  const [size, encoding] = isWide ? ([2, 'utf16le'] as const) : ([1, 'latin1'] as const);
  let at = isWide ? 6 : 2;
  for (let passed = 0; at + size <= table.length; passed += 1) {
    const end = at + size + size * table.readUIntLE(at, size);
    if (passed === index) return table.toString(encoding, at + size, end);
    at = end;
  }
  return '';
}

/** Refuses a stream whose drawings name a picture outside the file. Each table of properties begins with its record. */
function refusedPictures(stream: Buffer = Buffer.alloc(0)): CvRefusal | undefined {
  let left = maxProperties;
  for (let at = stream.indexOf(record); at >= 0; at = stream.indexOf(record, at + 1)) {
    if (at < 2 || at + 6 > stream.length) continue;
    const head = stream.readUInt16LE(at - 2);
    const [version, count] = [head & 0x0f, head >> 4];
    const begin = at + 6;
    const isTable =
      version === properties.version && count * properties.size <= stream.readUInt32LE(at + 2);
    if (!isTable || begin + count * properties.size > stream.length) continue;
    left -= count;
    if (left < 0) return 'unreadableFile';
    if (linksPicture(stream.subarray(begin), count)) return 'loadingFile';
  }
  return undefined;
}

/** Whether a property names a picture, and the next one says that it is linked. */
function linksPicture(table: Buffer, count: number): boolean {
  let data = count * properties.size;
  for (let at = 0; at + 2 * properties.size <= count * properties.size; at += properties.size) {
    const kind = table.readUInt16LE(at);
    if ((kind & properties.complex) === 0) continue;
    const end = data + table.readUInt32LE(at + 2);
    const isLink = (table.readUInt32LE(at + properties.size + 2) & isLinked) !== 0;
    if (pictureNames.has(kind & properties.id) && isLink) {
      if (isRemote(table.toString('utf16le', data, end))) return true;
    }
    data = end;
  }
  return false;
}

type Piece = { readonly bytes: Buffer; readonly isWide: boolean };

/**
 * The text in pieces, which may be anywhere in its stream ([MS-DOC] 2.4.1 and 2.8.35), with headers, notes and text
 * boxes. Undefined when it is not in the file, or is longer than its stream.
 */
function piecesOf(text: Buffer, clx: Buffer, isOld: boolean): readonly Piece[] | undefined {
  const isComplex = (text.readUInt16LE(fib.flags) & flags.isComplex) !== 0;
  if (isOld && !isComplex) {
    const bytes = text.subarray(text.readUInt32LE(fib.begin), text.readUInt32LE(fib.end));
    return [{ bytes, isWide: false }];
  }
  const table = pieceTable(clx);
  if (!table) return undefined;
  const count = Math.floor((table.length - 4) / 12);
  const pieces: Piece[] = [];
  let left = text.length;
  for (let index = 0; index < count; index += 1) {
    const letters = table.readUInt32LE(4 * index + 4) - table.readUInt32LE(4 * index);
    const place = table.readUInt32LE(4 * (count + 1) + 8 * index + 2);
    const isWide = !isOld && (place & 0x40000000) === 0;
    const begin = isOld || isWide ? place : (place & 0x3fffffff) / 2;
    const size = letters * (isWide ? 2 : 1);
    left -= size;
    if (letters < 0 || left < 0 || begin + size > text.length) return undefined;
    pieces.push({ bytes: text.subarray(begin, begin + size), isWide });
  }
  return pieces;
}

/** [MS-DOC] 2.9.38: properties of pieces, each after a byte 1 and a length, then the table after a byte 2. */
function pieceTable(clx: Buffer): Buffer | undefined {
  let at = 0;
  while (clx[at] === 1 && at + 3 <= clx.length) at += 3 + clx.readUInt16LE(at + 1);
  if (clx[at] !== 2 || at + 5 > clx.length) return undefined;
  const size = clx.readUInt32LE(at + 1);
  return size >= 16 && at + 5 + size <= clx.length
    ? clx.subarray(at + 5, at + 5 + size)
    : undefined;
}

/** The characters of fields ([MS-DOC] 2.8.25), and the text between them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters of fields.
const marks = /[\x13-\x15]|[^\x13-\x15]+/g;

function refusedFields(pieces: readonly Piece[]): CvRefusal | undefined {
  const fields = new WordFields();
  const whole = pieces.map(({ bytes, isWide }) => bytes.toString(isWide ? 'utf16le' : 'latin1'));
  for (const [part] of whole.join('').matchAll(marks)) {
    if (part === '\x13') fields.begin();
    else if (part === '\x14') fields.separate();
    else if (part === '\x15') fields.end();
    else if (fields.isInstruction) fields.instruct(part);
    if (fields.refusal) return fields.refusal;
  }
  fields.close();
  return fields.refusal;
}
