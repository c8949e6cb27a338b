import { describe, expect, test } from 'vitest';
import { judgeCv } from '#api/cv/cv-content.ts';
import type { CvType } from '#contract/cv.ts';
import {
  activeDocs,
  activeDocxs,
  activePdfs,
  lockedPdf,
  quietFiles,
  withParts,
} from '#tests/support/active-files.ts';
import { busyDuring } from '#tests/support/busy-turns.ts';
import { docx, pdf } from '#tests/support/cv-files.ts';
import { hostilePdfs } from '#tests/support/hostile-pdfs.ts';

const entries = (files: Readonly<Record<string, Buffer>>) => Object.entries(files);

describe.each([
  ['docx', activeDocxs],
  ['pdf', activePdfs],
  ['doc', activeDocs],
] as const)('a .%s file is refused for', (type, files) => {
  test.each(entries(files))('%s', async (_, bytes) => {
    expect(await judgeCv(bytes, type)).toEqual({ refusal: 'activeFile' });
  });
});

test.each([
  'JavaScript run on opening',
  'a program started on opening',
  'an XFA form with an image',
])('the hostile PDFs of the viewer tests are refused at upload: %s', async (what) => {
  expect(await judgeCv(hostilePdfs[what] ?? pdf(), 'pdf')).toEqual({ refusal: 'activeFile' });
});

test('a PDF with a password is refused with its own message, because its content cannot be checked', async () => {
  expect(await judgeCv(lockedPdf, 'pdf')).toEqual({ refusal: 'lockedFile' });
});

describe.each(entries(quietFiles as never) as unknown as [CvType, Record<string, Buffer>][])(
  'a .%s file is accepted with',
  (type, files) => {
    test.each(entries(files))('%s', async (_, bytes) => {
      expect(await judgeCv(bytes, type)).toEqual({ type });
    });
  },
);

test('a valid file with a wrong type is refused', async () => {
  expect(await judgeCv(docx(), 'pdf')).toEqual({ refusal: 'pdfOnly' });
  expect(await judgeCv(pdf(), undefined)).toEqual({ refusal: 'pdfOnly' });
});

test.each([
  ['names', '/JavaScrip'],
  ['unterminated strings', '('],
  ['invalid object streams', '/ObjStm '],
  ['invalid actions', '/S /J '],
  ['comments', '% /S '],
  ['unterminated streams', '>> stream\n/ObjStm'],
  ['letters', 's'],
  ['beginnings of a keyword', 'strea'],
])('5 MiB of %s do not block the event loop for long', async (_, repeated) => {
  const file = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024 - 4096, repeated)]);
  expect((await busyWith(file, 'pdf')).longestMs).toBeLessThan(100);
});

test.each([
  ['elements inside one another', (most: number) => '<w:p>'.repeat(most / 5)],
  ['elements without a namespace inside one another', (most: number) => '<a>'.repeat(most / 3)],
  ['attributes', (most: number) => `<w:p ${attributes(most / 14)}/>`],
  ['namespaces', (most: number) => `<w:p ${attributes(most / 20, 'xmlns:')}/>`],
  [
    'field instructions',
    (most: number) => `<w:instrText>${' LINK'.repeat(most / 5 - 10)}</w:instrText>`,
  ],
  [
    'instructions of one field',
    (most: number) => `<w:fldSimple w:instr="${' LINK'.repeat(most / 5 - 10)}"/>`,
  ],
  ['text', (most: number) => 'a'.repeat(most)],
  ['references', (most: number) => '&amp;'.repeat(most / 5)],
  ['comments', (most: number) => '<!-- -->'.repeat(most / 8)],
  ['one comment', (most: number) => `<!--${' -'.repeat(most / 2 - 10)} -->`],
])('8 MiB of %s in a Word document do not block the event loop for long', async (_, markup) => {
  const inside = markup(8 * 1024 * 1024 - 64 * 1024);
  const bytes = Buffer.from(`<w:document xmlns:w="urn:w">${inside}</w:document>`);
  const file = withParts({ name: 'word/document.xml', bytes, stored: true });
  const { longestMs, allMs } = await busyWith(file, 'docx');
  expect(longestMs).toBeLessThan(100);
  expect(allMs).toBeLessThan(3000);
});

test('an attribute of 8 MiB does not take many times its size in memory', async () => {
  const inside = `<w:p w:a="${'\n'.repeat(8 * 1024 * 1024 - 65_536)}"/>`;
  const bytes = Buffer.from(`<w:document xmlns:w="urn:w">${inside}</w:document>`);
  const file = withParts({ name: 'word/document.xml', bytes, stored: true });
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  const turns = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }, 1);
  await judgeCv(file, 'docx');
  clearInterval(turns);
  expect(most / 1e6).toBeLessThan(180);
});

test.each([30, 250])(
  'names of object streams with dictionaries of %i spaces do not block the event loop for long',
  async (spaces) => {
    const one = `1 0 obj<<${`/ObjStm${' '.repeat(spaces)}`.repeat(4000 / (spaces + 7))}>>stream\n`;
    const file = Buffer.from(`%PDF-1.7\n${one}/a\nendstream endobj\n`.repeat(60));
    expect((await busyWith(file, 'pdf')).longestMs).toBeLessThan(100);
  },
);

test('names of object streams that share one stream of 5 MiB are not each examined', async () => {
  const names = '/ObjStm '.repeat(400);
  const shared = Buffer.alloc(5 * 1024 * 1024 - 8192, '/a');
  const file = Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj<<${names}>>stream\n`),
    shared,
    Buffer.from('\nendstream endobj\n%%EOF'),
  ]);
  expect((await busyWith(file, 'pdf')).allMs).toBeLessThan(3000);
});

const busyWith = (file: Buffer, type: CvType) => busyDuring(() => judgeCv(file, type));

function attributes(count: number, prefix = ''): string {
  return Array.from({ length: count }, (_, index) => `${prefix}a${index}="x"`).join(' ');
}
