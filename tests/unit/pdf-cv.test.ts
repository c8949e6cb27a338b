import { describe, expect, test } from 'vitest';
import { judgeCv } from '#api/cv/cv-content.ts';
import { hostilePdfs } from '#tests/support/files/hostile-pdfs.ts';
import { quietPdfs } from '#tests/support/files/quiet-pdfs.ts';
import { refusedPdfs } from '#tests/support/files/refused-pdfs.ts';

describe.each(Object.entries(refusedPdfs))('a PDF is refused as %s with', (refusal, files) => {
  test.each(Object.entries(files))('%s', (_, bytes) => {
    expect(judgeCv(bytes, 'pdf')).toEqual({ refusal });
  });
});

describe('a PDF is accepted with', () => {
  test.each(Object.entries(quietPdfs))('%s', (_, bytes) => {
    expect(judgeCv(bytes, 'pdf')).toEqual({ type: 'pdf' });
  });
});

test.each([
  ['JavaScript run on opening', 'scriptFile'],
  ['a program started on opening', 'startingFile'],
  ['an address opened on opening', 'actionFile'],
  ['a link to another file', 'actionFile'],
  ['a form that is sent by a click', 'actionFile'],
  ['an XFA form with an image', 'actionFile'],
  ['a video from elsewhere', 'mediaFile'],
  ['an image kept elsewhere', 'loadingFile'],
] as const)('the hostile PDFs of the viewer tests are refused at upload: %s', (what, refusal) => {
  expect(judgeCv(hostilePdfs[what] as Buffer, 'pdf')).toEqual({ refusal });
});
