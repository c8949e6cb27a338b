import { docx } from './cv-files.ts';
import {
  contentTypes,
  each,
  external,
  field,
  instruction,
  markup,
  office,
  related,
  relationsOf,
  withChart,
  withLinkedChart,
  withPart,
  withParts,
  withText,
  wordParts,
  workbook,
} from './docx-files.ts';
import { zip } from './zip-files.ts';

const links = [
  ...['https://ada.example', 'mailto:ada@ada.example', 'tel:+905321234567', '#top', 'page.html'],
  ...['skype:ada?call', 'whatsapp://send?phone=90', 'callto:+90532', 'ftp://ada.example/cv'],
  ...['file:///C:\\Users\\Ada\\cv.pdf', 'linkedin.com:443/in/ada', '\\\\server\\share\\cv.pdf'],
];
const templates = [
  ...['Normal.dotm', 'C:\\Users\\Ada\\CV.dotx', 'file:///C:\\Users\\Ada\\AppData\\Normal.dotm'],
  ...[
    'file:////C:\\Users\\Ada\\CV.dotx',
    'file://localhost/Users/ada/CV.dotx',
    '/Users/ada/a.dotx',
  ],
  ...['file:////Users/ada/Library/CV.dotx', 'Macintosh%20HD:Users:ada:CV.dotx', '../CV%20a.dotx'],
];
const picture = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const own = 'C:\\\\Users\\\\Ada\\\\Temp\\\\image001.jpg';

/** Files that editors and transports leave in an archive, which nothing refers to. */
const leftOver = [
  { name: '__MACOSX/word/_rels/._document.xml.rels', bytes: Buffer.from('\0\x05\x16\x07\0\x02') },
  { name: '.DS_Store', bytes: Buffer.from('\0\0\0\x01Bud1') },
  { name: '[trash]/0000.dat', bytes: Buffer.from('\xff\xff\xff\xff', 'latin1') },
  { name: 'mimetype', bytes: Buffer.from('application/zip'), stored: true },
  { name: 'word/media/image1.tmp', bytes: Buffer.from('left over') },
  { name: 'word/media/picture.emz', bytes: Buffer.from('\x1f\x8b\x08', 'latin1') },
  { name: 'word/media/run.vbs', bytes: Buffer.from('MsgBox 1') },
  { name: 'docProps/thumbnail.wmf', bytes: Buffer.from('\x01\0\x09\0') },
  { name: 'docMetadata/LabelInfo.xml', bytes: Buffer.from('<clbl:labelList xmlns:clbl="c"/>') },
  { name: 'word/ink/ink1.xml', bytes: Buffer.from('<inkml:ink xmlns:inkml="i"/>') },
  { name: 'word/empty.xml', bytes: Buffer.alloc(0) },
  { name: 'word/media/', bytes: Buffer.alloc(0), stored: true },
];

/** Word documents that are accepted. */
export const quietDocxs: Readonly<Record<string, Buffer>> = {
  ...each('the template', templates, (target) =>
    withParts(
      relationsOf('word/_rels/settings.xml.rels', [`${office}/attachedTemplate`, target, external]),
    ),
  ),
  ...each('a link to', links, (target) => related(`${office}/hyperlink`, target)),
  'the main part of Word for the web': withParts(
    contentTypes(['/word/document2.xml', '.document.main+xml']),
    relationsOf('_rels/.rels', [`${office}/officeDocument`, 'word/document2.xml']),
    { name: 'word/document2.xml', bytes: Buffer.from(markup('<w:r/>')) },
  ),
  'the type of a template': withParts(contentTypes(['/word/document.xml', '.template.main+xml'])),
  'what editors leave behind': withParts(...leftOver),
  'a picture that compresses to a thousandth': withParts({
    name: 'word/media/image1.bmp',
    bytes: Buffer.concat([Buffer.from('BM'), Buffer.alloc(5 * 1024 * 1024)]),
  }),
  'a vector picture of another editor, with a DOCTYPE': withParts(
    relationsOf('word/_rels/document.xml.rels', [`${office}/image`, 'media/image1.svg']),
    { name: 'word/media/image1.svg', bytes: Buffer.from('<!DOCTYPE svg><svg/>') },
  ),
  'white space around it': Buffer.concat([Buffer.from('\r\n '), docx(), Buffer.from('\r\n\0\0')]),
  'white space around its parts': zip(
    wordParts.map(({ name, bytes }) => ({ name, bytes: Buffer.from(`\r\n${bytes}\n\0`) })),
  ),
  'marks of the order of bytes before its parts': zip(
    wordParts.map(({ name, bytes }) => ({ name, bytes: Buffer.from(`\ufeff${bytes}`) })),
  ),
  'parts in UTF-16': withParts({
    name: 'customXml/item1.xml',
    bytes: Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>ş</a>', 'utf16le'),
  }),
  'typefaces, printer settings and a picture': withParts(
    { name: 'word/fonts/font1.odttf', bytes: Buffer.from('any bytes') },
    { name: 'word/fonts/Inter-bold.ttf', bytes: Buffer.from('OTTO\0\x0b', 'latin1') },
    { name: 'word/printerSettings1.bin', bytes: Buffer.from('any bytes') },
    { name: 'word/media/image1.png', bytes: picture },
  ),
  'a chart and its figures': withChart(workbook()),
  'a chart with figures on a server, which a person has to ask for':
    withLinkedChart('<c:autoUpdate val="0"/>'),
  'a chart that says nothing of updates': withLinkedChart(''),
  'a chart that was pasted from the author’s own workbook': withParts(
    relationsOf('word/charts/_rels/chart1.xml.rels', [
      `${office}/oleObject`,
      'file:///C:\\Users\\Ada\\a.xlsx',
      external,
    ]),
  ),
  'a linked picture of the author’s own disk': related(
    `${office}/image`,
    'file:///C:\\Users\\Ada\\me.jpg',
  ),
  'a linked picture that is lost': related(`${office}/image`, 'NULL'),
  'prose about fields': withText(
    '<w:r><w:t>DDEAUTO c:\\cmd.exe, INCLUDEPICTURE "http://a"</w:t></w:r>',
  ),
  'instructions in no field': withText(instruction('DDEAUTO cmd a')),
  'page numbers, links and a table of contents': withText(
    field(' PAGE ') +
      field(' HYPERLINK "https://ada.example/dde" ') +
      field(' TOC \\o "1-3" ', field(' PAGEREF _Toc1 \\h ')) +
      '<w:fldSimple w:instr=" NUMPAGES "/>',
  ),
  'the keyword of a link in two runs': withText(
    field(`HYPER</w:instrText></w:r><w:r><w:instrText>LINK "https://ada.example"`),
  ),
  'a field of its template': withText(field(' MACROBUTTON NoMacro [Name] ')),
  'a picture of the author’s own disk': withText(field(` INCLUDEPICTURE "${own}" \\d `)),
  'a picture of a letter that was pasted': withText(field('INCLUDEPICTURE "cid:image001.png@01D"')),
  'a table of the author’s own workbook': withText(
    field(` LINK Excel.Sheet.12 "C:\\\\Ada\\\\b.xlsx" "Sheet1!R1C1:R5C3" \\a \\f 5 \\h `),
  ),
  'letters from the author’s own table': withPart(
    'settings',
    'settings.xml',
    Buffer.from(
      markup('<w:connectString w:val="Provider=ACE;Data Source=C:\\Ada\\a.xlsx"/>', {
        root: 'settings',
      }),
    ),
  ),
  'addresses that nothing loads': withText(
    '<v:shape href="https://ada.example"><v:imagedata r:id="r1" o:title="https://ada.example"/></v:shape>'.replace(
      'r:id',
      'o:relid',
    ),
  ),
};
