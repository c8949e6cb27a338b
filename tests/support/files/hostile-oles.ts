import { doc, docx } from './good-files.ts';
import { asCv } from './hostile-others.ts';
import { type OleObject, ole } from './ole-files.ts';
import { zip } from './zip-files.ts';

const word: OleObject = { name: 'WordDocument' };

/** Compound files with the ending .doc that are not Word documents, contain macros or have false fields. */
export function hostileOles() {
  const sizes = [512, 4096] as const;
  return sizes.flatMap((size) =>
    [...otherDocuments(size), ...macros(size), ...lies(size), ...cut(size)].map(([what, bytes]) =>
      asCv(`${what}, in sectors of ${size},`, 'doc', bytes),
    ),
  );
}

type Size = 512 | 4096;

function otherDocuments(size: Size) {
  const documents: Record<string, OleObject[]> = {
    'a workbook': [{ name: 'Workbook' }],
    'an old workbook': [{ name: 'Book' }],
    'a presentation': [{ name: 'PowerPoint Document' }, { name: 'Current User' }],
    'an installer': [{ name: '\u4840\u3f3f\u4577\u446c\u3e6a\u44b2\u482f' }],
    'an encrypted package': [{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }],
    'a mail': [{ name: '__properties_version1.0' }],
    'an empty compound file': [],
    'a storage called WordDocument': [{ ...word, storage: true }],
    'a workbook with a document in it': [
      { name: 'Workbook' },
      { name: 'MBD1', storage: true },
      { ...word, inside: 'MBD1' },
    ],
    'another letter case': [{ name: 'worddocument' }],
    'a longer name': [{ name: 'WordDocument2' }],
  };
  return Object.entries(documents).map(([what, objects]) => [what, ole(objects, size)] as const);
}

function macros(size: Size) {
  const names = ['Macros', 'MACROS', 'macros', '_VBA_PROJECT_CUR', 'VBA', 'vba', '_VBA_PROJECT'];
  return names.flatMap((name) => [
    [`a document with ${name}`, ole([word, { name, storage: true }], size)] as const,
    [`a document with a stream ${name}`, ole([word, { name }], size)] as const,
    [
      `a document with ${name} deeper`,
      ole([word, { name: 'ObjectPool', storage: true }, { name, inside: 'ObjectPool' }], size),
    ] as const,
  ]);
}

function lies(size: Size) {
  const changed = (what: string, at: number, value: number) => {
    const bytes = doc(size);
    bytes.writeUInt32LE(value, at);
    return [what, bytes] as const;
  };
  // The table is sector 0, and the directory starts at sector 1; WordDocument is its entry 1.
  const [fat, directory] = [size, 2 * size];
  const first = doc(size).readUInt32LE(directory + 128 + 116);
  return [
    changed('a directory that loops', fat + 4, 1),
    changed('a directory that leads into the table', fat + 4, 0),
    changed('a directory that leaves the file', fat + 4, 70_000),
    changed('a directory that never ends', fat + 4, 0xffffffff),
    changed('a text that loops', fat + 4 * first, first),
    changed('a text that leads into the directory', fat + 4 * first, 1),
    changed('a text that leaves the file', fat + 4 * first, 0x7fffffff),
    changed('a text that begins beyond the file', directory + 128 + 116, 0xfffffff0),
    changed('a text of 4 GiB', directory + 128 + 120, 0xffffffff),
    changed('a directory beyond the file', 48, 0x00ffffff),
    changed('no directory', 48, 0xfffffffe),
    changed('no table', 44, 0),
    changed('4 billion tables', 44, 0xffffffff),
    changed('more tables than sectors', 44, 109),
    changed('a table beyond the file', 76, 0x00ffffff),
    changed('a table at no place', 76, 0xffffffff),
    changed('sectors of 2 bytes', 30, 1),
    changed('sectors of no size', 30, 0xffff),
    changed('a sibling that is itself', directory + 128 + 72, 1),
    changed('a sibling that is the one before', directory + 256 + 72, 1),
    changed('a root without children', directory + 76, 0xffffffff),
    changed('a root that is no root', directory + 64, 0x00010016),
    changed('another magic', 0, 0xe011cfd1),
    ['a document that is a ZIP', zip([{ name: 'a.exe' }], {}, doc(size))] as const,
    ['a document with a Word document behind', Buffer.concat([doc(size), docx()])] as const,
    ['a document behind a byte', Buffer.concat([Buffer.alloc(1), doc(size)])] as const,
  ];
}

function cut(size: Size) {
  const whole = doc(size);
  const lengths = [8, 76, 511, size, size + 4, 2 * size, 2 * size + 128, 3 * size - 1];
  return [...lengths, whole.length - 1, whole.length - size].map((length) => {
    return [`a document cut to ${length} bytes`, whole.subarray(0, length)] as const;
  });
}
