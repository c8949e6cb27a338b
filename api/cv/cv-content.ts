import type { CvType } from '#contract/cv.ts';
import { isText, refusedDoc } from './active-doc.ts';
import { refusedDocx } from './active-docx.ts';
import { refusedPdf } from './active-pdf.ts';
import type { CvRefusal } from './cv-refusal.ts';
import { isOle, oleEntries } from './ole.ts';
import { endRecordsOf, isZip, zipEntries } from './zip.ts';

/**
 * ISO 32000-2, section 7.5.2. Readers also accept a later header, but the bytes before it could be another file type.
 */
const pdfHeader = Buffer.from('%PDF-');
/** [MS-OFFCRYPTO] 1.3.3: the stream of a package with a password. */
const lockedPackage = 'EncryptedPackage';
/** In bytes. Transports and editors put blanks in front of a file; PDF readers look no further for the header. */
const maxBlanks = 1024;

export type JudgedCv = { readonly type: CvType } | { readonly refusal: CvRefusal };

/**
 * The type of a CV by its content, or why it is refused: another type than the claimed one, something that runs or
 * loads, or not examinable. Never throws. Takes time in proportion to the file's size, whatever its headers declare.
 * `CvJudge` runs it in a process of its own, since a crafted file may keep it busy.
 * @param claimed the type by the file's name and media type
 */
export function judgeCv(bytes: Uint8Array, claimed: CvType | undefined): JudgedCv {
  const refusal = claimed ? refusalOf(withoutBlanks(bufferOf(bytes)), claimed) : 'pdfOnly';
  return refusal || !claimed ? { refusal: refusal ?? 'pdfOnly' } : { type: claimed };
}

function refusalOf(file: Buffer, claimed: CvType): CvRefusal | undefined {
  if (isZip(file)) return claimed === 'docx' ? refusedZip(file) : 'pdfOnly';
  // Readers would disagree about a file of two types.
  if (endRecordsOf(file).length > 0) return 'pdfOnly';
  if (isOle(file)) return claimed === 'pdf' ? 'pdfOnly' : refusedOle(file, claimed);
  const isPdf = file.subarray(0, pdfHeader.length).equals(pdfHeader);
  return isPdf && claimed === 'pdf' ? refusedPdf(file) : 'pdfOnly';
}

/** ISO/IEC 29500-2: a package is a ZIP archive that lists its parts' types. */
function refusedZip(file: Buffer): CvRefusal | undefined {
  const entries = zipEntries(file);
  return entries ? refusedDocx(entries) : 'unreadableFile';
}

/** [MS-DOC] 2.1: a compound file with a text in its root. A DOCX with a password is a compound file too. */
function refusedOle(file: Buffer, claimed: CvType): CvRefusal | undefined {
  const entries = oleEntries(file);
  if (!entries) return 'unreadableFile';
  if (entries.some(({ name }) => name === lockedPackage)) return 'lockedFile';
  return claimed === 'doc' && entries.some(isText) ? refusedDoc(entries) : 'pdfOnly';
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Removes what mail programs and editors put in front: white space, and before a PDF the UTF-8 byte order mark. */
function withoutBlanks(file: Buffer): Buffer {
  const [blanks = ''] =
    /^(?:\xef\xbb\xbf(?=[\t\n\f\r ]*%PDF-))?[\t\n\f\r ]*/.exec(
      file.toString('latin1', 0, maxBlanks),
    ) ?? [];
  return file.subarray(blanks.length);
}
