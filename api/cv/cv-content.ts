import type { CvType } from '#contract/cv.ts';
import { refusedDocx } from './active-docx.ts';
import { refusedPdf } from './active-pdf.ts';
import type { CvRefusal } from './cv-refusal.ts';
import { isOle, type OleEntry, oleEntries } from './ole.ts';
import { endRecordsOf, type ZipEntry, zipEntries } from './zip.ts';

/** ISO 32000-2, section 7.5.2. Readers also accept a later header; the bytes before it could be another file type. */
const pdfHeader = Buffer.from('%PDF-');
/** [MS-OVBA] 2.2.1: storages for macros, in files of Word and of other programs. */
const macroStores = ['macros', '_vba_project_cur', 'vba', '_vba_project'];
/** [MS-OLEDS] 2.3 and [MS-DOC] 2.1.7: streams of each object that is embedded in a document. */
const embeddings = ['\x01ole', '\x01ole10native', '\x03objinfo', '\x03ocxname', 'package'];
/** [MS-OFFCRYPTO] 1.3.3: the stream of a package with a password. */
const lockedPackage = 'EncryptedPackage';
/** `fEncrypted`, in the flags of a document's head ([MS-DOC] 2.5.2). */
const locked = { flagsAt: 10, flag: 0x0100 };
/** A field that starts a program ([MS-DOC] 2.9.90), in one or two bytes a character. */
const dde = [Buffer.from('DDEAUTO', 'latin1'), Buffer.from('DDEAUTO', 'utf16le')];

/** A file of a CV's type, with its parsed entries. */
type ReadCv =
  | { readonly type: 'pdf' }
  | { readonly type: 'docx'; readonly entries: readonly ZipEntry[] }
  | { readonly type: 'doc'; readonly entries: readonly OleEntry[] };

/** The type of a CV, or why it is refused. */
export type JudgedCv = { readonly type: CvType } | { readonly refusal: CvRefusal };

/**
 * The type of a CV, or why it is refused: its type is not the claimed one, it has active content, or it cannot be
 * examined. `CvJudge` runs it in a process of its own, since a file may be made to keep it busy.
 * @param claimed the type by the file's name and media type
 */
export function judgeCv(bytes: Uint8Array, claimed: CvType | undefined): JudgedCv {
  const file = bufferOf(bytes);
  const cv = readCv(file);
  if (!cv && isLockedPackage(file, claimed)) return { refusal: 'lockedFile' };
  if (!cv || cv.type !== claimed) return { refusal: 'pdfOnly' };
  const refusal = refusalOf(file, cv);
  return refusal ? { refusal } : { type: cv.type };
}

function refusalOf(file: Buffer, cv: ReadCv): CvRefusal | undefined {
  if (cv.type === 'pdf') return refusedPdf(file);
  if (cv.type === 'doc' && isLockedDoc(file, cv.entries)) return 'lockedFile';
  return cv.type === 'docx' ? refusedDocx(cv.entries) : refusedDoc(file, cv.entries);
}

/** A Word document with a password is a compound file, whichever of the two types it claims. */
function isLockedPackage(file: Buffer, claimed: CvType | undefined): boolean {
  if (claimed !== 'docx' && claimed !== 'doc') return false;
  return isOle(file) && !!oleEntries(file)?.some(({ name }) => name === lockedPackage);
}

function isLockedDoc(file: Buffer, entries: readonly OleEntry[]): boolean {
  const begins = entries.find(isText)?.begins;
  return begins !== undefined && (file.readUInt16LE(begins + locked.flagsAt) & locked.flag) !== 0;
}

/** [MS-DOC] 2.1.1. */
function isText({ isTop, isStream, name }: OleEntry): boolean {
  return isTop && isStream && name === 'WordDocument';
}

function refusedDoc(file: Buffer, entries: readonly OleEntry[]): CvRefusal | undefined {
  const names = entries.map(({ name }) => name.toLowerCase());
  if (names.some((name) => macroStores.includes(name))) return 'macroFile';
  if (names.some((name) => embeddings.includes(name))) return 'embeddedFile';
  return dde.some((word) => file.includes(word)) ? 'startingFile' : undefined;
}

/**
 * The type of a file by its content alone. Undefined for any other type, for two types at once, or
 * when it would unpack to too much. Never throws and never unpacks. Takes time in proportion to the file's size,
 * whatever its headers declare.
 */
export function cvTypeOf(bytes: Uint8Array): CvType | undefined {
  return readCv(bufferOf(bytes))?.type;
}

function readCv(file: Buffer): ReadCv | undefined {
  const parts = docxEntries(file);
  if (parts) return { type: 'docx', entries: parts };
  if (endRecordsOf(file).length > 0) return undefined;
  if (file.subarray(0, pdfHeader.length).equals(pdfHeader)) return { type: 'pdf' };
  const entries = docEntries(file);
  return entries && { type: 'doc', entries };
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** ISO/IEC 29500-2: a package is a ZIP archive that lists its parts' types. */
function docxEntries(file: Buffer): readonly ZipEntry[] | undefined {
  const entries = zipEntries(file);
  const names = entries?.map(({ name }) => name) ?? [];
  const isWord = names.includes('[Content_Types].xml') && names.includes('word/document.xml');
  return isWord ? entries : undefined;
}

/** [MS-DOC] 2.1: a compound file with a stream of that name in its root. */
function docEntries(file: Buffer): readonly OleEntry[] | undefined {
  const entries = isOle(file) ? oleEntries(file) : undefined;
  return entries?.some(isText) ? entries : undefined;
}
