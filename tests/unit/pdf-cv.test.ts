import { describe, expect, test } from 'vitest';
import { judgeCv } from '#api/cv/cv-content.ts';
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
