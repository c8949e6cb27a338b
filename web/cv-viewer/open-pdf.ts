import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// Inline: from an opaque origin no worker can be fetched. What takes long, or never ends, takes it there.
import PdfWorker from './worker.ts?worker&inline';

/** Images of more pixels are left out: one would take 400 MB. */
const largestImage = 100_000_000;

/**
 * Opens a PDF, with all of pdf.js switched off that a CV does not need.
 * @throws PasswordException when it has one; another error when it is no PDF that can be read
 */
export function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort = new PdfWorker();
  return getDocument({
    data: new Uint8Array(bytes),
    maxImageSize: largestImage,
    // Fonts that a PDF names and does not carry are the system's: nothing is fetched.
    useSystemFonts: true,
    useWasm: false,
    enableXfa: false,
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}
