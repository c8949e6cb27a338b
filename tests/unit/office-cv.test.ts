import { describe, expect, test } from 'vitest';
import { judgeCv } from '#api/cv/cv-content.ts';
import { lockedDocuments } from '#tests/support/files/active-files.ts';
import { quietDocs, refusedDocs } from '#tests/support/files/doc-files.ts';
import { quietDocxs } from '#tests/support/files/quiet-docxs.ts';
import { refusedDocxs } from '#tests/support/files/refused-docxs.ts';

const files = { doc: [refusedDocs, quietDocs], docx: [refusedDocxs, quietDocxs] } as const;

describe.each(['doc', 'docx'] as const)('a .%s file', (type) => {
  const [refused, quiet] = files[type];

  describe.each(Object.entries(refused))('is refused as %s with', (refusal, all) => {
    test.each(Object.entries(all))('%s', (_, bytes) => {
      expect(judgeCv(bytes, type)).toEqual({ refusal });
    });
  });

  describe('is accepted with', () => {
    test.each(Object.entries(quiet))('%s', (_, bytes) => {
      expect(judgeCv(bytes, type)).toEqual({ type });
    });
  });
});

test.each(lockedDocuments)(
  '%s with a password is refused with its own message',
  (_, type, bytes) => {
    expect(judgeCv(bytes, type)).toEqual({ refusal: 'lockedFile' });
  },
);
