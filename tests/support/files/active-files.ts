import type { CvType } from '#contract/cv.ts';
import { doc } from './good-files.ts';
import { ole } from './ole-files.ts';

const encryptedPackage = ole([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }]);
/** Word documents with a password, by the types that they claim. */
export const lockedDocuments: [what: string, type: CvType, bytes: Buffer][] = [
  ['a .doc file', 'doc', doc(512, 0x0100)],
  ['a .doc file in large sectors', 'doc', doc(4096, 0x1300)],
  // Encrypted, a package is stored in a compound file ([MS-OFFCRYPTO] 1.3.3).
  ['a .docx file', 'docx', encryptedPackage],
  ['a .docx file renamed to .doc', 'doc', encryptedPackage],
];
