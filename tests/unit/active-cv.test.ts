import pino from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { judgeCv } from '#api/cv/cv-content.ts';
import { CvJudge } from '#api/cv/cv-judge.ts';
import type { CvType } from '#contract/cv.ts';
import { activePdfs, lockedPdf, quietPdfs } from '#tests/support/files/active-files.ts';
import { docx, pdf } from '#tests/support/files/cv-files.ts';
import { withParts } from '#tests/support/files/docx-files.ts';
import { hostilePdfs } from '#tests/support/files/hostile-pdfs.ts';

const entries = (files: Readonly<Record<string, Buffer>>) => Object.entries(files);

describe('a PDF is refused for', () => {
  test.each(entries(activePdfs))('%s', (_, bytes) => {
    expect(judgeCv(bytes, 'pdf')).toEqual({ refusal: 'actionFile' });
  });
});

test.each([
  'JavaScript run on opening',
  'a program started on opening',
  'a link to another file',
  'a form that is sent by a click',
  'an XFA form with an image',
])('the hostile PDFs of the viewer tests are refused at upload: %s', (what) => {
  expect(judgeCv(hostilePdfs[what] ?? pdf(), 'pdf')).toEqual({ refusal: 'actionFile' });
});

test('a PDF with a password is refused with its own message, because its content cannot be checked', () => {
  expect(judgeCv(lockedPdf, 'pdf')).toEqual({ refusal: 'lockedFile' });
});

describe('a PDF is accepted with', () => {
  test.each(entries(quietPdfs))('%s', (_, bytes) => {
    expect(judgeCv(bytes, 'pdf')).toEqual({ type: 'pdf' });
  });
});

test('a valid file with a wrong type is refused', () => {
  expect(judgeCv(docx(), 'pdf')).toEqual({ refusal: 'pdfOnly' });
  expect(judgeCv(pdf(), undefined)).toEqual({ refusal: 'pdfOnly' });
});

describe('is judged in the memory and the time of its process: @release', () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  // On a busy machine the others may have the processor for long.
  const apart = new CvJudge(log, { mostMs: 60_000 });
  afterAll(() => apart.close());
  const judge = async (file: Buffer, type: CvType) => {
    const judged = await apart.judge(file, type);
    // A file that takes too long, or ends the process, is logged.
    expect(lines).toEqual([]);
    return judged;
  };
  const quiet = { docx: { type: 'docx' }, pdf: { type: 'pdf' } } as const;
  const active = { refusal: 'actionFile' } as const;
  const unreadable = { refusal: 'unreadableFile' } as const;
  const begin = '<w:fldChar w:fldCharType="begin"/>';
  const inside = `${begin}<w:instrText>IF </w:instrText>`;
  const field = `${begin}<w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType="end"/>`;

  test.each([
    ['names', '/JavaScrip', quiet.pdf],
    ['unterminated strings', '(', quiet.pdf],
    ['invalid object streams', '/ObjStm ', active],
    ['invalid actions', '/S /J ', quiet.pdf],
    ['comments', '% /S ', quiet.pdf],
    ['unterminated streams', '>> stream\n/ObjStm', active],
    ['letters', 's', quiet.pdf],
    ['beginnings of a keyword', 'strea', quiet.pdf],
  ])('5 MiB of %s', async (_, repeated, judged) => {
    const file = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024 - 4096, repeated)]);
    expect(await judge(file, 'pdf')).toEqual(judged);
  });

  const most = 8 * 1024 * 1024 - 64 * 1024;
  test.each([
    ['elements inside one another', () => '<w:p>'.repeat(most / 5), unreadable],
    ['elements without a namespace inside one another', () => '<a>'.repeat(most / 3), unreadable],
    ['elements', () => '<w:p/>'.repeat(most / 6), quiet.docx],
    ['attributes', () => `<w:p ${attributes(most / 14)}/>`, unreadable],
    ['namespaces', () => `<w:p ${attributes(most / 20, 'xmlns:')}/>`, unreadable],
    [
      'instructions',
      () => `${begin}<w:instrText>${' LINK'.repeat(most / 5 - 20)}</w:instrText>`,
      unreadable,
    ],
    [
      'pieces of an instruction',
      () => begin + '<w:instrText>DD </w:instrText>'.repeat(most / 32),
      quiet.docx,
    ],
    ['fields', () => field.repeat(most / field.length), quiet.docx],
    ['fields inside one another', () => inside.repeat(most / inside.length), unreadable],
    [
      'instructions of one field',
      () => `<w:fldSimple w:instr="${' LINK'.repeat(most / 5 - 10)}"/>`,
      unreadable,
    ],
    ['text', () => 'a'.repeat(most), quiet.docx],
    ['references', () => '&amp;'.repeat(most / 5), quiet.docx],
    ['comments', () => '<!-- -->'.repeat(most / 8), quiet.docx],
    ['one comment', () => `<!--${' -'.repeat(most / 2 - 10)} -->`, quiet.docx],
    ['one attribute', () => `<w:p w:a="${'\n'.repeat(most)}"/>`, quiet.docx],
  ])('8 MiB of %s in a Word document', async (_, markup, judged) => {
    const xmlns = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const bytes = Buffer.from(`<w:document ${xmlns}>${markup()}</w:document>`);
    const file = withParts({ name: 'word/document.xml', bytes, stored: true });
    expect(await judge(file, 'docx')).toEqual(judged);
  });

  test.each([
    [30, active],
    [250, quiet.pdf],
  ])('names of object streams with dictionaries of %i spaces', async (spaces, judged) => {
    const one = `1 0 obj<<${`/ObjStm${' '.repeat(spaces)}`.repeat(4000 / (spaces + 7))}>>stream\n`;
    const file = Buffer.from(`%PDF-1.7\n${one}/a\nendstream endobj\n`.repeat(60));
    expect(await judge(file, 'pdf')).toEqual(judged);
  });

  test('names of object streams that share one stream of 5 MiB', async () => {
    const names = '/ObjStm '.repeat(400);
    const shared = Buffer.alloc(5 * 1024 * 1024 - 8192, '/a');
    const file = Buffer.concat([
      Buffer.from(`%PDF-1.7\n1 0 obj<<${names}>>stream\n`),
      shared,
      Buffer.from('\nendstream endobj\n%%EOF'),
    ]);
    expect(await judge(file, 'pdf')).toEqual(active);
  });
});

function attributes(count: number, prefix = ''): string {
  return Array.from({ length: count }, (_, index) => `${prefix}a${index}="x"`).join(' ');
}
