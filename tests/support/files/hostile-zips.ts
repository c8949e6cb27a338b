import { doc, docx, pdf } from './good-files.ts';
import { asCv } from './hostile-others.ts';
import { fields, wordParts, type ZipEnd, type ZipEntry, zip } from './zip-files.ts';

const good = docx();
const parts = (...more: ZipEntry[]) => zip([...wordParts, ...more]);
const part = (entry: ZipEntry) => (what: string) => [what, parts(entry)] as const;
const ended = (what: string, end: ZipEnd) => [what, zip(wordParts, end)] as const;
const zeros = (bytes: number) => Buffer.alloc(bytes);
const mebibyte = 1024 * 1024;

/** ZIP archives with the ending .docx that are not Word documents or have false fields. */
export function hostileZips() {
  const all = [
    ...otherPackages(),
    ...lyingEntries(),
    ...lyingEnds(),
    ...badNames(),
    ...bombs(),
    ...broken(),
  ];
  return all.map(([what, bytes]) => asCv(what, 'docx', bytes));
}

function otherPackages() {
  const packages: Record<string, string[]> = {
    'a spreadsheet': ['[Content_Types].xml', 'xl/workbook.xml'],
    'a presentation': ['[Content_Types].xml', 'ppt/presentation.xml'],
    'an OpenDocument text': ['mimetype', 'content.xml', 'META-INF/manifest.xml'],
    'a Java archive': ['META-INF/MANIFEST.MF', 'Main.class'],
    'an Android package': ['AndroidManifest.xml', 'classes.dex'],
    'an e-book': ['mimetype', 'META-INF/container.xml'],
    'a browser extension': ['manifest.json', 'background.js'],
    'a Word document without types': ['word/document.xml'],
    'a Word document without text': ['[Content_Types].xml', 'word/styles.xml'],
    'a Word document in small letters': ['[content_types].xml', 'word/document.xml'],
    'a Word document in a directory': ['a/[Content_Types].xml', 'a/word/document.xml'],
  };
  return Object.entries(packages).map(([what, names]) => {
    return [what, zip(names.map((name) => ({ name })))] as const;
  });
}

function lyingEntries() {
  const extra = fields([1, 2], [8, 2], [0, 4], [0, 4]);
  const other = fields([0x5455, 2], [1, 2]);
  return [
    part({ name: 'a', flags: 1 })('an encrypted entry'),
    part({ name: 'a', flags: 0x41 })('a strongly encrypted entry'),
    part({ name: 'a', flags: 0x40 })('an entry flagged for strong encryption alone'),
    part({ name: 'a', flags: 0x2000 })('a masked entry'),
    part({ name: 'a', method: 99 })('an AES entry'),
    part({ name: 'a', method: 14 })('an LZMA entry'),
    part({ name: 'a', method: 9 })('a Deflate64 entry'),
    part({ name: 'a', localMethod: 0 })('an entry of two methods'),
    part({ name: 'a', localUnpacked: 5 })('an entry whose local header has another size'),
    part({ name: 'a', localFlags: 1 })('an entry whose local header says it is encrypted'),
    part({ name: 'a', localName: 'b' })('an entry of two names'),
    part({ name: 'a', localName: 'word/vbaProject.bin' })(
      'an entry whose own name is a macro store',
    ),
    part({ name: 'a', disk: 1 })('an entry on another disk'),
    part({ name: 'a', extra })('a zip64 entry'),
    part({ name: 'a', extra: Buffer.concat([other, Buffer.alloc(1), extra]) })(
      'a later zip64 field',
    ),
    part({ name: 'a', packed: 0xffffffff, unpacked: 0xffffffff })('an entry with zip64 sizes'),
    part({ name: 'a', packed: 100_000 })('an entry that reaches out of the file'),
    part({ name: 'a', packed: 60 })('an entry that reaches into the directory'),
    part({ name: 'a', stored: true, unpacked: 9 })('a stored entry of two sizes'),
    part({ name: 'a', at: 0 })('an entry at the place of another'),
    part({ name: 'a', at: 1 })('an entry at no local header'),
    part({ name: 'a', at: 100_000 })('an entry beyond the file'),
    part({ name: 'a', at: 0xffffffff })('an entry at a zip64 place'),
  ];
}

function lyingEnds() {
  const locator = fields([0x07064b50, 4], [0, 4], [0, 4], [0, 4], [1, 4]);
  const inner = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
  return [
    ended('one entry too few', { entries: 2 }),
    ended('one entry too many', { entries: 4 }),
    ended('no entries declared', { entries: 0 }),
    ended('zip64 entries declared', { entries: 0xffff }),
    ended('entries on other disks', { entriesOnDisk: 2 }),
    ended('a second disk', { disk: 1 }),
    ended('a directory on a second disk', { directoryDisk: 1 }),
    ended('zip64 disks', { disk: 0xffff, directoryDisk: 0xffff }),
    ended('a directory at 0', { directoryAt: 0 }),
    ended('a directory beyond the file', { directoryAt: 100_000 }),
    ended('a zip64 directory', { directoryAt: 0xffffffff, directorySize: 0xffffffff }),
    ended('a directory of no bytes', { directorySize: 0 }),
    ended('a directory that is too short', { directorySize: 46 }),
    ended('a comment that is another end', { comment: inner }),
    ['no entries at all', zip([])] as const,
    [
      'a zip64 locator',
      parts({ name: 'a', extra: Buffer.concat([fields([9, 2], [20, 2]), locator]) }),
    ] as const,
  ];
}

function badNames() {
  const macros = ['word/vbaProject.bin', 'WORD/VBAPROJECT.BIN', 'vbaproject.bin', 'a/b/vbaProject'];
  const more = ['word/vbaProjectSignature.bin', 'word/_rels/vbaProject.bin.rels', 'vBaPrOjEcT.bin'];
  const escapes = ['../a', 'word/../../a', '..\\a', 'a\\b', '/etc/passwd', 'C:/a.exe', 'c:a', '..'];
  const hidden = ['a\0.xml', '\0', '', '\\\\server\\share', 'word/..', 'a/..b'];
  const twice = ['word/document.xml', 'WORD/document.xml', '[Content_Types].xml', '_RELS/.rels'];
  return [
    ...[...macros, ...more].map((name) => part({ name })(`macros in "${name}"`)),
    ...[...escapes, ...hidden].map((name) => part({ name })(`the name ${JSON.stringify(name)}`)),
    ...twice.map((name) => part({ name })(`a second "${name}"`)),
  ];
}

function bombs() {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}` }));
  const within = { stored: true, method: 8, unpacked: 51 * mebibyte };
  const inner = parts({ name: 'a', bytes: zeros(mebibyte) });
  const big = { bytes: zeros(3000), stored: true };
  const overlapping = Array.from({ length: 50 }, (_, n) => ({ name: `o${n}`, at: 0, ...big }));
  return [
    part({ name: 'a', bytes: zeros(60 * mebibyte) })('60 MiB of zeros'),
    part({ name: 'a', unpacked: 51 * mebibyte })('51 MiB declared'),
    part({ name: 'a', bytes: zeros(mebibyte), ...within })('51 MiB declared for one mebibyte'),
    part({ name: 'a', unpacked: 0xfffffffe })('4 GiB declared'),
    part({ name: 'a', bytes: zeros(0), packed: 0, unpacked: 5, stored: true })('bytes out of none'),
    ['1,001 entries', parts(...many(998))] as const,
    ['10,000 entries', parts(...many(9_997))] as const,
    ['overlapping entries', parts(...overlapping)] as const,
    ['a bomb in an archive', zip([{ name: 'inner.zip', bytes: inner }])] as const,
    [
      'an archive of itself',
      zip([{ name: 'r/r.zip', at: 0, packed: 440, unpacked: 440 }]),
    ] as const,
    [
      'many times 50 MiB declared',
      parts(...many(20).map((one) => ({ ...one, unpacked: 500 * mebibyte }))),
    ] as const,
  ];
}

function broken() {
  const cuts = [1, 2, 10, 21, 22, 23, 50, 100, 200, 300, 400, good.length - 5, good.length - 31];
  const extended = Buffer.concat([good, Buffer.from('x')]);
  const prefixes = [Buffer.from('x'), Buffer.from('MZ'), Buffer.from('\ufeff'), pdf(), doc()];
  const unlisted = zip([{ name: 'hidden.exe' }]).subarray(0, 45);
  return [
    ...cuts.map((cut) => [`cut ${cut} bytes short`, good.subarray(0, -cut)] as const),
    ['bytes behind the end', extended] as const,
    ['two documents', Buffer.concat([good, good])] as const,
    ['an entry that is not listed first', zip(wordParts, {}, unlisted)] as const,
    ...prefixes.map((prefix, index) => [`prefix ${index}`, Buffer.concat([prefix, good])] as const),
    ...prefixes.map(
      (prefix, index) => [`true prefix ${index}`, zip(wordParts, {}, prefix)] as const,
    ),
    ['a spanned archive', Buffer.concat([Buffer.from('PK\x07\x08'), good])] as const,
    [
      'no local headers',
      Buffer.from(good.toString('latin1').replaceAll('PK\x03\x04', 'PK\x03\x05'), 'latin1'),
    ] as const,
    [
      'no directory',
      Buffer.from(good.toString('latin1').replaceAll('PK\x01\x02', 'PK\x01\x03'), 'latin1'),
    ] as const,
  ];
}
