import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// Inline: a document with an opaque origin cannot fetch a worker. Slow or endless parsing blocks only the worker.
import PdfWorker from './worker.ts?worker&inline';

/** Images of more pixels are left out: one would take 400 MB. */
const largestImage = 100_000_000;

/**
 * Opens a PDF, with all features of pdf.js off that a CV does not need.
 * @throws PasswordException when it has a password; another error when it is not a readable PDF
 */
export function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort = new PdfWorker();
  return getDocument({
    data: new Uint8Array(bytes),
    maxImageSize: largestImage,
    // Fonts that the PDF does not contain come from the system: nothing is fetched.
    useSystemFonts: true,
    useWasm: false,
    enableXfa: false,
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}
