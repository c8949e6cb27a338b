import type { CvType } from '#contract/cv.ts';
import { isOle, oleEntries } from './ole.ts';
import { endRecordsOf, namesInZip } from './zip.ts';

/** ISO 32000-2, section 7.5.2. Readers look further in; what stands before it would be another file's. */
const pdfHeader = Buffer.from('%PDF-');
/** [MS-OVBA] 2.2.1: where a document keeps its macros, in Word's and in other programs' files. */
const macroStores = ['macros', '_vba_project_cur', 'vba', '_vba_project'];

/**
 * What a file is, by its content alone: undefined for whatever is not plainly a CV's type, is two types at
 * once, carries macros or would unpack to too much. Never throws and never unpacks; takes time in proportion
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
  const names = namesInZip(file);
  if (!names?.has('[Content_Types].xml') || !names.has('word/document.xml')) return false;
  return ![...names].some((name) => /vbaproject/i.test(name));
}

/** [MS-DOC] 2.1: a compound file with a stream of that name in its root. */
function isDoc(file: Buffer): boolean {
  const entries = isOle(file) ? oleEntries(file) : undefined;
  if (!entries?.some((entry) => entry.isTop && entry.isStream && entry.name === 'WordDocument')) {
    return false;
  }
  return !entries.some(({ name }) => macroStores.includes(name.toLowerCase()));
}
