import { encryptedPdf, encryptedPdfs } from './encrypted-pdfs.ts';
import { pdfOf, stream, textPdf } from './made-pdfs.ts';
import {
  address,
  annotated,
  deflated,
  type Files,
  opening,
  packed,
  pressed,
  rect,
  replaced,
  revised,
  withObjects,
  words,
} from './pdf-parts.ts';

const skills = 'PHP/JavaScript, /Launch, HTML';
const link = (uri: string) => pressed(`<< /S /URI /URI (${uri}) >>`);
const linkTo = (file: string) => pressed(`<< /S /GoToR /F (${file}) /D [0 /Fit] >>`);
const plain = withObjects();
const filters = '/CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >>';

/** Harmless PDFs, with what resembles active content or with a person's or a writer's oddities. */
export const quietPdfs: Files = {
  'a developer’s words in its description': pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      `<< /Title (Node/JavaScript \\(CV\\)) /Keywords (${skills}) /Author (a ( /XFA ) b) >>`,
    ],
    '/Info 3 0 R',
  ),
  'a developer’s words on its page': withObjects(
    stream(`BT (${skills}) Tj (<< /S /Launch /F (a) >>) Tj ET`),
    stream(`<rdf>${skills}</rdf>`, '/Type /Metadata'),
  ),
  'packed objects that do nothing': withObjects(
    packed(['<< /Title (Node/JavaScript) /First 4 0 R >>', '[/Launch /JS (a)]'], '/Type /ObjStm'),
  ),
  'a link to a page': link('https://ada.example/javascript'),
  'a link to a call': link('skype:ada?call'),
  'a link to a file on its author’s disk': link('file:///C:/Users/Ada/cv.docx'),
  'a link that a press on it follows': annotated(`/Subtype /Link /AA << /U ${address} >>`),
  // hyperref writes \\href{github.com/ada} so.
  'a link that its writer took for a file': linkTo('github.com/ada.pdf'),
  'a link to a file beside it': linkTo('../certificates/english.pdf'),
  'a link to a file of Linux': linkTo('/home/ada/cv.pdf'),
  'a link to a file of Windows': linkTo('/C:/Users/Ada/cv.pdf'),
  'a link within a thread': pressed('<< /S /Thread /D 0 >>'),
  'names without a script, as Google writes them': textPdf({
    pages: words,
    catalogue: '/Names << /JavaScript << /Names [] >> /Dests << /Names [] >> >>',
  }),
  'names of scripts that are missing': textPdf({
    pages: words,
    catalogue: '/Names << /JavaScript 99 0 R >>',
  }),
  'an empty script': opening('<< /S /JavaScript /JS () >>'),
  'a script of white space': opening('<< /S /JavaScript /JS <feff0020000a> >>'),
  'a script without a text': opening('<< /S /JavaScript >>'),
  'a script whose text is missing': opening('<< /S /JavaScript /JS 99 0 R >>'),
  'a script in an empty stream': opening('<< /S /JavaScript /JS 4 0 R >>', stream('')),
  'a script in an empty packed stream': opening(
    '<< /S /JavaScript /JS 4 0 R >>',
    stream(deflated(''), '/Filter /FlateDecode'),
  ),
  'a page that is shown on opening': opening('[5 0 R /FitH 800]'),
  'a page that is shown by an action on opening': opening('<< /S /GoTo /D [5 0 R /Fit] >>'),
  'an order to print on opening': opening('<< /S /Named /N /Print >>'),
  'a file attached to it': textPdf({
    pages: words,
    catalogue:
      '/Names << /EmbeddedFiles << /Names [(a.xml) << /Type /Filespec /F (a.xml) /EF << /F 4 0 R >> >>] >> >>',
    more: [stream('<a/>', '/Type /EmbeddedFile')],
  }),
  'a form to fill in': textPdf({
    pages: words,
    catalogue: '/AcroForm << /Fields [4 0 R] /NeedAppearances true >>',
    page: '/Annots [4 0 R]',
    more: [`<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /F 4 /V (Ada) ${rect} >>`],
  }),
  'elements of its structure with the names of actions': withObjects(
    '<< /Type /StructElem /S /Launch /P 2 0 R /K 0 /Ref [4 0 R] >>',
    '<< /Type /StructElem /S /Rendition /P 2 0 R /K 1 >>',
    '<< /Type /StructTreeRoot /RoleMap << /Launch /P /JavaScript /Code /Sound /Span >> >>',
  ),
  'a 3D model without a script': withObjects(stream('U3D', '/Type /3D /Subtype /U3D')),
  'a picture whose filter has its short name': withObjects(
    stream('a', '/Subtype /Image /Width 1 /Height 1 /F /DCTDecode'),
  ),
  'a later revision': revised(plain, [1, '<< /Type /Catalog /Pages 2 0 R /Lang (tr) >>']),
  'a damaged table of cross-references': replaced(plain, '00000 n', '99999 n'),
  'no table of cross-references': plain.subarray(0, plain.indexOf('xref')),
  'an end that is cut off': plain.subarray(0, plain.indexOf('endobj') - 3),
  'lengths that are wrong': replaced(plain, '/Length', '/Length 7 /L'),
  'numbers that are none': withObjects(
    '<< /Type /Pattern /Matrix [1 0 0 1 nan -inf] /BBox [0 0 9] >>',
  ),
  'words without their brackets': textPdf({ pages: words, catalogue: '/Lang en-US' }),
  'white space around it': Buffer.concat([Buffer.from('\r\n  '), plain, Buffer.from(' \n\0\n')]),
  'a mark of its encoding before it': Buffer.concat([Buffer.from('\ufeff'), plain]),
  'a letter’s end behind it': Buffer.concat([plain, Buffer.from('--boundary--\r\n')]),
  'its end written twice': Buffer.concat([plain, Buffer.from('%%EOF\n%%EOF\n')]),
  ...encryptedPdfs('permissions', 'permissions'),
  'permissions with metadata in the clear': encryptedPdf('clear-metadata-r6'),
  'permissions whose method lies elsewhere': replaced(
    replaced(encryptedPdf('permissions-r6'), filters, '/CF 7 0 R'),
    'xref',
    `7 0 obj ${filters.slice(4)} endobj xref`,
  ),
  'a password for its attachments alone': textPdf({
    pages: words,
    trailer:
      '/Encrypt << /Filter /Standard /V 4 /R 4 /O <00> /U <00> /P -4 /StmF /Identity /StrF /Identity /EFF /StdCF /CF << /StdCF << /CFM /AESV2 >> >> >>',
  }),
};
