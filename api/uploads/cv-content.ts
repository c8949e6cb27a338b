import type { CvType } from '#contract/cv.ts';
import { isActiveDocx } from './active-docx.ts';
import { refusedPdf } from './active-pdf.ts';
import type { CvRefusal } from './cv-refusal.ts';
import { isOle, oleEntries } from './ole.ts';
import { endRecordsOf, zipEntries } from './zip.ts';

/** ISO 32000-2, section 7.5.2. Readers look further in; what stands before it would be another file's. */
const pdfHeader = Buffer.from('%PDF-');
/** [MS-OVBA] 2.2.1: where a document keeps its macros, in Word's and in other programs' files. */
const macroStores = ['macros', '_vba_project_cur', 'vba', '_vba_project'];
/** [MS-OLEDS] 2.3 and [MS-DOC] 2.1.7: what each object that is embedded in a document has. */
const embeddings = ['\x01ole', '\x01ole10native', '\x03objinfo', '\x03ocxname', 'package'];
/** A field that starts a program ([MS-DOC] 2.9.90), in one byte a letter or two. */
const dde = [Buffer.from('DDEAUTO', 'latin1'), Buffer.from('DDEAUTO', 'utf16le')];

/**
 * What a CV is, or why it is refused: it is not what it claims, would run or fetch something when it is opened, or
 * cannot be looked into. Takes turns of the event loop of a few milliseconds each.
 */
export async function judgeCv(
  bytes: Uint8Array,
  claimed: CvType | undefined,
): Promise<{ readonly type: CvType } | { readonly refusal: CvRefusal }> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = cvTypeOf(bytes);
  if (!type || type !== claimed) return { refusal: 'pdfOnly' };
  const refusal = await refusals[type](file);
  return refusal ? { refusal } : { type };
}

const refusals: Record<CvType, (file: Buffer) => Promise<CvRefusal | undefined>> = {
  pdf: refusedPdf,
  docx: async (file) => ((await isActiveDocx(zipEntries(file) ?? [])) ? 'activeFile' : undefined),
  doc: async (file) => (isActiveDoc(file) ? 'activeFile' : undefined),
};

function isActiveDoc(file: Buffer): boolean {
  const names = (oleEntries(file) ?? []).map(({ name }) => name.toLowerCase());
  return names.some((name) => embeddings.includes(name)) || dde.some((word) => file.includes(word));
}

/**
 * What a file is, by its content alone: undefined for whatever is not plainly a CV's type, is two types at
 * once, carries macros by their own name or would unpack to too much. Never throws and never unpacks; takes time in proportion
 * to the bytes there are, whatever they say of themselves.
 */
export function cvTypeOf(bytes: Uint8Array): CvType | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isDocx(file)) return 'docx';
  if (endRecordsOf(file).length > 0) return undefined;
  if (file.subarray(0, pdfHeader.length).equals(pdfHeader)) return 'pdf';
  return isDoc(file) ? 'doc' : undefined;
}

/** ISO/IEC 29500-2: a package is a ZIP archive that lists its parts' types. */
function isDocx(file: Buffer): boolean {
  const names = zipEntries(file)?.map(({ name }) => name);
  if (!names?.includes('[Content_Types].xml') || !names.includes('word/document.xml')) return false;
  return !names.some((name) => /vbaproject/i.test(name));
}

/** [MS-DOC] 2.1: a compound file with a stream of that name in its root. */
function isDoc(file: Buffer): boolean {
  const entries = isOle(file) ? oleEntries(file) : undefined;
  if (!entries?.some((entry) => entry.isTop && entry.isStream && entry.name === 'WordDocument')) {
    return false;
  }
  return !entries.some(({ name }) => macroStores.includes(name.toLowerCase()));
}
