import { describe, expect, test } from 'vitest';
import { judgeCv } from '#api/cv/cv-content.ts';
import { doc } from '#tests/support/files/cv-files.ts';
import { quietDocs, refusedDocs } from '#tests/support/files/doc-files.ts';
import { ole } from '#tests/support/files/ole-files.ts';
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

// Encrypted, a package is stored in a compound file ([MS-OFFCRYPTO] 1.3.3).
const encryptedPackage = ole([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }]);

test.each([
  ['a .doc file', 'doc', doc(512, 0x0100)],
  ['a .doc file in large sectors', 'doc', doc(4096, 0x1300)],
  ['a .docx file', 'docx', encryptedPackage],
  ['a .docx file renamed to .doc', 'doc', encryptedPackage],
] as const)('%s with a password is refused with its own message', (_, type, bytes) => {
  expect(judgeCv(bytes, type)).toEqual({ refusal: 'lockedFile' });
});
