import { describe, expect, test } from 'vitest';
import { judgeCv } from '#api/cv/cv-content.ts';
import type { CvType } from '#contract/cv.ts';
import {
  activeDocs,
  activeDocxs,
  activePdfs,
  lockedPdf,
  quietFiles,
} from '#tests/support/active-files.ts';
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
])('5 MiB of %s do not block the event loop for long', async (_, repeated) => {
  const file = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024 - 4096, repeated)]);
  // In processor time, which other processes on the machine do not affect.
  let longestMs = 0;
  let last = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(last);
    longestMs = Math.max(longestMs, (user + system) / 1000);
    last = process.cpuUsage();
  };
  const turns = setInterval(look, 1);
  await judgeCv(file, 'pdf');
  clearInterval(turns);
  look();
  expect(longestMs).toBeLessThan(100);
});
