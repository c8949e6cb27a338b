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
] as const)('a .%s is refused for', (type, files) => {
  test.each(entries(files))('%s', async (_, bytes) => {
    expect(await judgeCv(bytes, type)).toEqual({ refusal: 'activeFile' });
  });
});

test.each([
  'JavaScript run on opening',
  'a program started on opening',
  'an XFA form with an image',
])('what the viewer is tried with is refused before it: %s', async (what) => {
  expect(await judgeCv(hostilePdfs[what] ?? pdf(), 'pdf')).toEqual({ refusal: 'activeFile' });
});

test('a PDF that is locked is refused as that, since nobody can look into it', async () => {
  expect(await judgeCv(lockedPdf, 'pdf')).toEqual({ refusal: 'lockedFile' });
});

describe.each(entries(quietFiles as never) as unknown as [CvType, Record<string, Buffer>][])(
  'a .%s is taken with',
  (type, files) => {
    test.each(entries(files))('%s', async (_, bytes) => {
      expect(await judgeCv(bytes, type)).toEqual({ type });
    });
  },
);

test('a good file that claims another type is none of either', async () => {
  expect(await judgeCv(docx(), 'pdf')).toEqual({ refusal: 'pdfOnly' });
  expect(await judgeCv(pdf(), undefined)).toEqual({ refusal: 'pdfOnly' });
});

test.each([
  ['names', '/JavaScrip'],
  ['strings that do not end', '('],
  ['object streams that are none', '/ObjStm '],
  ['actions that are none', '/S /J '],
  ['comments', '% /S '],
  ['streams without an end', '>> stream\n/ObjStm'],
])('5 MiB of %s hold nobody up for long', async (_, repeated) => {
  const file = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024 - 4096, repeated)]);
  // By the processor's time: on a machine that others use as well, the clock tells of them too.
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
