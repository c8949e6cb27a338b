import { type CvType, cvTypes } from '#contract/cv.ts';
import { doc, docx, pdf, type SentFile } from './cv-files.ts';
import { wordParts } from './docx-files.ts';
import { type OleObject, ole } from './ole-files.ts';
import { falsified, fields, type Lie, type ZipEntry, zip } from './zip-files.ts';

type Named = readonly [what: string, bytes: Buffer];

const endings = Object.keys(cvTypes) as CvType[];
const good = { pdf: pdf(), doc: doc(), docx: docx() };
const hex = (digits: string) => Buffer.concat([Buffer.from(digits, 'hex'), Buffer.alloc(600, 7)]);
const text = (start: string) => Buffer.from(`${start}\n${'a line of text\n'.repeat(50)}`);

/**
 * Files that must be refused, because of their type, their declared type, or fields that are false.
 * @returns each under its own `what`
 */
export function hostileFiles(): (SentFile & { readonly what: string })[] {
  const as = (ending: CvType, all: readonly Named[]) =>
    all.map(([what, bytes]) => ({
      ...{ what: `${what} as .${ending}`, name: `cv.${ending}`, type: cvTypes[ending], bytes },
    }));
  return [
    ...endings.flatMap((ending) => [
      ...as(ending, otherTypes),
      ...as(
        ending,
        endings.flatMap((is) => (is === ending ? [] : [[`a good ${is}`, good[is]]])),
      ),
    ]),
    ...misnamed.map((name) => ({
      ...{ what: `a good PDF called ${name}`, name, type: cvTypes.pdf, bytes: good.pdf },
    })),
    ...[
      { what: 'a nameless good PDF as .doc', name: 'cv', type: cvTypes.doc, bytes: good.pdf },
      { what: 'a good PDF of no kind', name: 'cv', type: 'text/html', bytes: good.pdf },
    ],
    ...as('pdf', brokenPdfs),
    ...as('docx', [...packages(), ...lies(), ...badNames(), ...brokenZips()]),
    ...as('doc', [...compoundFiles(), ...oleLies()]),
  ];
}

/** None of these beginnings is a CV's type. */
const otherTypes: readonly Named[] = [
  ['a Windows program', hex('4d5a90000300000004000000ffff0000')],
  ['a Linux program', hex('7f454c4602010100')],
  ['a Windows shortcut', hex('4c0000000114020000000000c0000000')],
  ['a script', text('#!/bin/sh')],
  ['an HTML page', text('<!doctype html><script>alert(1)</script>')],
  ['an SVG image', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  [
    'a Word 2003 XML document',
    text('<?xml version="1.0"?><?mso-application progid="Word.Document"?>'),
  ],
  ['an RTF document', text('{\\rtf1\\ansi{\\object\\objdata 0105}}')],
  ['PostScript', text('%!PS-Adobe-3.0')],
  ['a form for Acrobat', text('%FDF-1.2')],
  ['a PNG image', hex('89504e470d0a1a0a0000000d49484452')],
  ['a RAR archive', hex('526172211a070100')],
  ['an empty ZIP archive', zip([])],
  ['an ordinary ZIP archive', zip([{ name: 'a.txt' }])],
  ['zeros', Buffer.alloc(1024)],
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from('%')],
  ['only OLE magic', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['only ZIP magic', Buffer.from('PK\x03\x04')],
];

const misnamed = [
  ...['cv.pdf.exe', 'cv.html', 'cv.docm', 'cv.rtf', 'cv.zip', 'cv.PDF.HTA', 'cv.doc.scr'],
];

/** PDFs behind other bytes, and PDFs that are also another file type. */
const brokenPdfs: readonly Named[] = [
  ...[
    ...[Buffer.alloc(1), Buffer.from([0xff, 0xfe]), text('<script>alert(1)</script>')],
    ...[hex('4d5a90000300'), Buffer.from('%\n'), Buffer.alloc(2000, ' ')],
  ].map(
    (before) => [`a PDF behind ${before.length} bytes`, Buffer.concat([before, good.pdf])] as const,
  ),
  ['a PDF in UTF-16', Buffer.from(`\ufeff${good.pdf.toString('latin1')}`, 'utf16le')],
  ['a PDF in base64', Buffer.from(good.pdf.toString('base64'))],
  ...['%PDF', '%pdf-1.4', '%PDF_1.4', '%%PDF-1.4', '% PDF-1.4', '%PDE-1.4'].map(
    (start) => [`what begins with "${start}"`, Buffer.from(start)] as const,
  ),
  ['a PDF that is a Word document', zip(wordParts, { before: good.pdf })],
  ['a PDF and a Word document', Buffer.concat([good.pdf, good.docx])],
  ['a PDF with an empty ZIP', zip([], { before: good.pdf })],
  [
    'a PDF that is a ZIP with the longest comment',
    zip([], { before: good.pdf, comment: Buffer.alloc(65_535) }),
  ],
  [
    'a PDF inside its own ZIP comment',
    zip([], { before: Buffer.from('%PDF-1.4\n'), comment: good.pdf }),
  ],
];

const withEntry = (entry: Partial<ZipEntry> = {}) => zip([...wordParts, { name: 'a', ...entry }]);
const mebibyte = 1024 * 1024;

function packages(): Named[] {
  const parts: Readonly<Record<string, string[]>> = {
    'a spreadsheet': ['[Content_Types].xml', 'xl/workbook.xml'],
    'an OpenDocument text': ['mimetype', 'content.xml', 'META-INF/manifest.xml'],
    'a Word document without types': ['word/document.xml'],
    'a Word document without text': ['[Content_Types].xml', 'word/styles.xml'],
    'a Word document in small letters': ['[content_types].xml', 'word/document.xml'],
    'a Word document in a directory': ['a/[Content_Types].xml', 'a/word/document.xml'],
  };
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}` }));
  return [
    ...Object.entries(parts).map(
      ([what, names]) => [what, zip(names.map((name) => ({ name })))] as const,
    ),
    ['1,001 entries', zip([...wordParts, ...many(998)])],
    ['60 MiB of zeros', withEntry({ bytes: Buffer.alloc(60 * mebibyte) })],
  ];
}

/** Fields of a Word document's archive that are false, or that it must not have. */
function lies(): Named[] {
  const zip64 = fields([1, 2], [8, 2], [0, 4], [0, 4]);
  const locator = fields([0x07064b50, 4], [0, 4], [0, 4], [0, 4], [1, 4]);
  const all: [what: string, ...Lie][] = [
    ['an encrypted entry', 'both', { flags: 1 }],
    ['a strongly encrypted entry', 'both', { flags: 0x40 }],
    ['a masked entry', 'both', { flags: 0x2000 }],
    ['an entry that only its own header says is encrypted', 'local', { flags: 1 }],
    ['an AES entry', 'both', { method: 99 }],
    ['a Deflate64 entry', 'both', { method: 9 }],
    ['an entry of two methods', 'local', { method: 0 }],
    ['an entry of two sizes', 'local', { unpacked: 5 }],
    ['an entry of which more is packed than is there', 'both', { packed: 100_000 }],
    ['an entry that reaches into the directory', 'both', { packed: 60 }],
    ['51 MiB declared', 'both', { unpacked: 51 * mebibyte }],
    ['an entry with zip64 sizes', 'both', { packed: 0xffffffff, unpacked: 0xffffffff }],
    ['an entry on another disk', 'central', { disk: 1 }],
    ['an entry at the place of another', 'central', { at: 0 }],
    ['an entry at no local header', 'central', { at: 1 }],
    ['an entry beyond the file', 'central', { at: 100_000 }],
    ['one entry too few', 'end', { entries: 3, onDisk: 3 }],
    ['one entry too many', 'end', { entries: 5, onDisk: 5 }],
    ['entries on other disks', 'end', { onDisk: 2 }],
    ['a second disk', 'end', { disk: 1 }],
    ['a directory on a second disk', 'end', { directoryDisk: 1 }],
    ['a directory at 0', 'end', { at: 0 }],
    ['a directory beyond the file', 'end', { at: 100_000 }],
    ['a directory of no bytes', 'end', { size: 0 }],
  ];
  return [
    ...all.map(([what, ...lie]) => [what, falsified(withEntry(), ...lie)] as const),
    [
      'a stored entry of two sizes',
      falsified(withEntry({ stored: true }), 'both', { unpacked: 9 }),
    ],
    ['a zip64 entry', withEntry({ extra: zip64 })],
    [
      'a later zip64 field',
      withEntry({ extra: Buffer.concat([fields([0x5455, 2], [1, 2]), Buffer.alloc(1), zip64]) }),
    ],
    ['a zip64 locator', withEntry({ extra: Buffer.concat([fields([9, 2], [20, 2]), locator]) })],
    ['a comment that is another end', docx({ comment: zip([]) })],
    [
      'an entry of two names',
      Buffer.from(
        zip([...wordParts, { name: 'word/vbaProject.bin' }])
          .toString('latin1')
          .replace('vbaProject', 'vbaprojecT'),
        'latin1',
      ),
    ],
    ['entries that overlap', overlapping()],
  ];
}

/** The first entry claims the header of the next one as its data. */
function overlapping(): Buffer {
  const first = { name: 'a', bytes: Buffer.from('x'), stored: true };
  const bytes = zip([first, ...wordParts]);
  const directory = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  for (const at of [18, 22, directory + 20, directory + 24]) bytes.writeUInt32LE(40, at);
  return bytes;
}

function badNames(): Named[] {
  const macros = ['word/vbaProject.bin', 'WORD/VBAPROJECT.BIN', 'a/b/vbaProject'];
  const escapes = [
    '../a',
    'word/../../a',
    'a\\b',
    '/etc/passwd',
    'C:/a.exe',
    'a\0.xml',
    '',
    'a/..b',
  ];
  const twice = ['word/document.xml', 'WORD/document.xml', '_RELS/.rels'];
  return [
    ...macros.map((name) => [`macros in "${name}"`, withEntry({ name })] as const),
    ...escapes.map((name) => [`the name ${JSON.stringify(name)}`, withEntry({ name })] as const),
    ...twice.map((name) => [`a second "${name}"`, withEntry({ name })] as const),
  ];
}

function brokenZips(): Named[] {
  const whole = good.docx;
  const swapped = (from: string, to: string) =>
    Buffer.from(whole.toString('latin1').replaceAll(from, to), 'latin1');
  return [
    ...[1, 10, 22, 50, 300, whole.length - 31, whole.length - 5].map(
      (cut) => [`cut ${cut} bytes short`, whole.subarray(0, -cut)] as const,
    ),
    ['bytes behind the end', Buffer.concat([whole, Buffer.from('x')])],
    ['two documents', Buffer.concat([whole, whole])],
    [
      'an entry that is not listed first',
      zip(wordParts, { before: zip([{ name: 'hidden.exe' }]).subarray(0, 45) }),
    ],
    ['a document behind a program', Buffer.concat([Buffer.from('MZ'), whole])],
    ['a document behind a PDF', zip(wordParts, { before: good.pdf })],
    ['no local headers', swapped('PK\x03\x04', 'PK\x03\x05')],
    ['no directory', swapped('PK\x01\x02', 'PK\x01\x03')],
  ];
}

const word: OleObject = { name: 'WordDocument' };

/** Compound files that are no Word documents or have macros. */
function compoundFiles(): Named[] {
  const pool: OleObject = { name: 'ObjectPool', storage: true };
  const files: Record<string, OleObject[]> = {
    'a workbook': [{ name: 'Workbook' }],
    'an encrypted package': [{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }],
    'an empty compound file': [],
    'a storage called WordDocument': [{ ...word, storage: true }],
    'a workbook with a document in it': [
      { name: 'Workbook' },
      pool,
      { ...word, inside: 'ObjectPool' },
    ],
    'another letter case': [{ name: 'worddocument' }],
  };
  for (const name of ['Macros', 'MACROS', '_VBA_PROJECT_CUR', 'vba', '_VBA_PROJECT']) {
    files[`a document with ${name}`] = [word, { name, storage: true }];
    files[`a document with a stream ${name}`] = [word, { name }];
    files[`a document with ${name} deeper`] = [word, pool, { name, inside: 'ObjectPool' }];
  }
  return Object.entries(files).map(([what, objects]) => [what, ole(objects)]);
}

/** Word documents with false fields, in sectors of both sizes. */
function oleLies(): Named[] {
  return ([512, 4096] as const).flatMap((size) => {
    const whole = doc(size);
    // The table is sector 0, and the directory starts at sector 1; WordDocument is its entry 1.
    const [fat, directory] = [size, 2 * size];
    const first = whole.readUInt32LE(directory + 128 + 116);
    const all: readonly [what: string, at: number, value: number][] = [
      ['a directory that loops', fat + 4, 1],
      ['a directory that leads into the table', fat + 4, 0],
      ['a directory that never ends', fat + 4, 0xffffffff],
      ['a text that loops', fat + 4 * first, first],
      ['a text that leads into the directory', fat + 4 * first, 1],
      ['a text that leaves the file', fat + 4 * first, 0x7fffffff],
      ['a text that begins beyond the file', directory + 128 + 116, 0xfffffff0],
      ['a text of 4 GiB', directory + 128 + 120, 0xffffffff],
      ['a directory beyond the file', 48, 0x00ffffff],
      ['no directory', 48, 0xfffffffe],
      ['no table', 44, 0],
      ['4 billion tables', 44, 0xffffffff],
      ['a table beyond the file', 76, 0x00ffffff],
      ['sectors of 2 bytes', 30, 1],
      ['a sibling that is itself', directory + 128 + 72, 1],
      ['a sibling that is the one before', directory + 256 + 72, 1],
      ['a root without children', directory + 76, 0xffffffff],
      ['a root that is no root', directory + 64, 0x00010016],
      ['another magic', 0, 0xe011cfd1],
    ];
    const cuts = [8, 76, 511, size, size + 4, 2 * size + 128, 3 * size - 1, whole.length - size];
    const named: Named[] = [
      ...all.map(([what, at, value]) => {
        const bytes = Buffer.from(whole);
        bytes.writeUInt32LE(value, at);
        return [what, bytes] as const;
      }),
      ...cuts.map(
        (length) => [`a document cut to ${length} bytes`, whole.subarray(0, length)] as const,
      ),
      ['a document that is a ZIP', zip([{ name: 'a.exe' }], { before: whole })],
      ['a document with a Word document behind', Buffer.concat([whole, docx()])],
      ['a document behind a byte', Buffer.concat([Buffer.alloc(1), whole])],
    ];
    return named.map(([what, bytes]) => [`${what}, in sectors of ${size},`, bytes] as const);
  });
}
