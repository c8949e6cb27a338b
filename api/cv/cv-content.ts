import type { CvType } from '#contract/cv.ts';
import { isText, refusedDoc } from './active-doc.ts';
import { refusedDocx } from './active-docx.ts';
import { refusedPdf } from './active-pdf.ts';
import type { CvRefusal } from './cv-refusal.ts';
import { isOle, oleEntries } from './ole.ts';
import { endRecordsOf, isZip, zipEntries } from './zip.ts';

/** ISO 32000-2, section 7.5.2. Readers also accept a later header; the bytes before it could be another file type. */
const pdfHeader = Buffer.from('%PDF-');
/** [MS-OFFCRYPTO] 1.3.3: the stream of a package with a password. */
const lockedPackage = 'EncryptedPackage';
/** In bytes. What transports and editors put in front of a file; readers of PDFs look no further for the header. */
const mostBlanks = 1024;

/** The type of a CV, or why it is refused. */
export type JudgedCv = { readonly type: CvType } | { readonly refusal: CvRefusal };

/**
 * The type of a CV by its content, or why it is refused: its type is not the claimed one, it runs or loads something,
 * or it cannot be examined. Never throws, and takes time in proportion to the file's size, whatever its headers
 * declare. `CvJudge` runs it in a process of its own, since a file may be made to keep it busy.
 * @param claimed the type by the file's name and media type
 */
export function judgeCv(bytes: Uint8Array, claimed: CvType | undefined): JudgedCv {
  const refusal = claimed ? refusalOf(withoutBlanks(bufferOf(bytes)), claimed) : 'pdfOnly';
  return refusal || !claimed ? { refusal: refusal ?? 'pdfOnly' } : { type: claimed };
}

function refusalOf(file: Buffer, claimed: CvType): CvRefusal | undefined {
  if (isZip(file)) return claimed === 'docx' ? refusedZip(file) : 'pdfOnly';
  // A file of two types is another one for each reader.
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

/** [MS-DOC] 2.1: a compound file with a text in its root. With a password, a DOCX is a compound file too. */
function refusedOle(file: Buffer, claimed: CvType): CvRefusal | undefined {
  const entries = oleEntries(file);
  if (!entries) return 'unreadableFile';
  if (entries.some(({ name }) => name === lockedPackage)) return 'lockedFile';
  return claimed === 'doc' && entries.some(isText) ? refusedDoc(entries) : 'pdfOnly';
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Without what a mail program or an editor has put in front: white space, and before a PDF the mark of UTF-8. */
function withoutBlanks(file: Buffer): Buffer {
  const [blanks = ''] =
    /^(?:\xef\xbb\xbf(?=[\t\n\f\r ]*%PDF-))?[\t\n\f\r ]*/.exec(
      file.toString('latin1', 0, mostBlanks),
    ) ?? [];
  return file.subarray(blanks.length);
}
