import type { CvType } from '#contract/cv.ts';
import { isActiveDocx } from './active-docx.ts';
import { refusedPdf } from './active-pdf.ts';
import type { CvRefusal } from './cv-refusal.ts';
import { isOle, type OleEntry, oleEntries } from './ole.ts';
import { endRecordsOf, type ZipEntry, zipEntries } from './zip.ts';

/** ISO 32000-2, section 7.5.2. Readers look further in; what stands before it would be another file's. */
const pdfHeader = Buffer.from('%PDF-');
/** [MS-OVBA] 2.2.1: where a document keeps its macros, in Word's and in other programs' files. */
const macroStores = ['macros', '_vba_project_cur', 'vba', '_vba_project'];
/** [MS-OLEDS] 2.3 and [MS-DOC] 2.1.7: what each object that is embedded in a document has. */
const embeddings = ['\x01ole', '\x01ole10native', '\x03objinfo', '\x03ocxname', 'package'];
/** A field that starts a program ([MS-DOC] 2.9.90), in one byte a letter or two. */
const dde = [Buffer.from('DDEAUTO', 'latin1'), Buffer.from('DDEAUTO', 'utf16le')];

/** A file of a CV's type, and what has been read of it. */
type ReadCv =
  | { readonly type: 'pdf' }
  | { readonly type: 'docx'; readonly entries: readonly ZipEntry[] }
  | { readonly type: 'doc'; readonly entries: readonly OleEntry[] };

/**
 * What a CV is, or why it is refused: it is not what it claims, would run or fetch something when it is opened, or
 * cannot be looked into. Takes turns of the event loop of a few milliseconds each.
 */
export async function judgeCv(
  bytes: Uint8Array,
  claimed: CvType | undefined,
): Promise<{ readonly type: CvType } | { readonly refusal: CvRefusal }> {
  const file = bufferOf(bytes);
  const cv = readCv(file);
  if (!cv || cv.type !== claimed) return { refusal: 'pdfOnly' };
  const refusal = await refusalOf(file, cv);
  return refusal ? { refusal } : { type: cv.type };
}

async function refusalOf(file: Buffer, cv: ReadCv): Promise<CvRefusal | undefined> {
  if (cv.type === 'pdf') return refusedPdf(file);
  const isActive =
    cv.type === 'docx' ? await isActiveDocx(cv.entries) : isActiveDoc(file, cv.entries);
  return isActive ? 'activeFile' : undefined;
}

function isActiveDoc(file: Buffer, entries: readonly OleEntry[]): boolean {
  const names = entries.map(({ name }) => name.toLowerCase());
  return names.some((name) => embeddings.includes(name)) || dde.some((word) => file.includes(word));
}

/**
 * What a file is, by its content alone: undefined for whatever is not plainly a CV's type, is two types at
 * once, carries macros by their own name or would unpack to too much. Never throws and never unpacks; takes time in proportion
 * to the bytes there are, whatever they say of themselves.
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
  return isWord && !names.some((name) => /vbaproject/i.test(name)) ? entries : undefined;
}

/** [MS-DOC] 2.1: a compound file with a stream of that name in its root. */
function docEntries(file: Buffer): readonly OleEntry[] | undefined {
  const entries = isOle(file) ? oleEntries(file) : undefined;
  const isWord = entries?.some(
    (entry) => entry.isTop && entry.isStream && entry.name === 'WordDocument',
  );
  const hasMacros = entries?.some(({ name }) => macroStores.includes(name.toLowerCase()));
  return isWord && !hasMacros ? entries : undefined;
}
