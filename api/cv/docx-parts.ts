/** The kinds of parts of a plain document, by file extension. */
const endings = {
  markup: ['xml', 'rels', 'vml', 'svg'],
  picture: [
    'png',
    'jpg',
    'jpeg',
    'jpe',
    'jfif',
    'gif',
    'bmp',
    'dib',
    'tif',
    'tiff',
    'emf',
    'wmf',
    'webp',
    'wdp',
  ],
  /** Obfuscated by a key (ECMA-376-4, 2.8.1), so the first bytes vary. */
  font: ['odttf', 'fntdata'],
  /** As Google Docs embeds them: the same fonts, without the key. */
  plainFont: ['ttf'],
  printer: ['bin'],
} as const;
export type PartKind = keyof typeof endings;

/** Word's printer settings: the only part of a plain document without a fixed format. */
const printerPart = /(?:^|\/)printersettings\d*\.bin$/;

/** The kind of a part by its name, in any letter case (ISO/IEC 29500-2, 7.2.3.5); undefined for what no CV has. */
export function kindOf(name: string): PartKind | undefined {
  const lower = name.toLowerCase();
  const ending = lower.slice(lower.lastIndexOf('.') + 1);
  const kinds = Object.keys(endings) as PartKind[];
  const kind = kinds.find((one) => endings[one].some((known) => known === ending));
  return kind === 'printer' && !printerPart.test(lower) ? undefined : kind;
}

/** The first bytes of image formats. */
const pictures = [
  ...['\x89PNG', '\xff\xd8\xff', 'GIF8', 'BM', 'II*\0', 'MM\0*', 'RIFF', 'II\xbc\x01'],
  // EMF by its first record, WMF with or without a placeable header.
  ...['\x01\0\0\0', '\xd7\xcd\xc6\x9a', '\x01\0\x09\0', '\x02\0\x09\0'],
].map((text) => Buffer.from(text, 'latin1'));
/** TrueType and OpenType fonts (ISO/IEC 14496-22, 4.5.1). */
const plainFonts = ['\0\x01\0\0', 'OTTO', 'true'].map((text) => Buffer.from(text, 'latin1'));
/** Programs, scripts, archives and documents with their own parts: no font and no printer settings begin like them. */
const carriers = [
  ...['MZ', '\x7fELF', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '\xca\xfe\xba\xbe', '#!', '@echo'],
  ...[
    'PK\x03\x04',
    '\xd0\xcf\x11\xe0',
    '{\\rtf',
    '%PDF',
    'MSCF',
    'Rar!',
    '7z\xbc\xaf',
    'L\0\0\0\x01',
  ],
].map((text) => Buffer.from(text, 'latin1'));

/** Whether a part's first bytes fit its kind. */
export function isExpected(kind: PartKind, head: Buffer): boolean {
  if (kind === 'markup')
    return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(head.toString('latin1'));
  if (kind === 'picture') return pictures.some((magic) => beginsWith(head, magic));
  if (kind === 'plainFont') return plainFonts.some((magic) => beginsWith(head, magic));
  return !carriers.some((magic) => beginsWith(head, magic));
}

function beginsWith(head: Buffer, magic: Buffer): boolean {
  return head.subarray(0, magic.length).equals(magic);
}
