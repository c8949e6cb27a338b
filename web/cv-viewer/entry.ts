import './polyfills.ts';
import './viewer.css';
import {
  GlobalWorkerOptions,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { setUpBar } from './bar.ts';
import { ownFilesBy } from './own-files.ts';
import { Pages } from './pages.ts';
import { isOpenOrder, isPassedKey, type OpenOrder, type ViewerNews } from './protocol.ts';

let isOpen = false;

addEventListener('message', ({ source, data }) => {
  // One file per document: a hostile file can affect nothing after it.
  if (isOpen || source !== parent || !isOpenOrder(data)) return;
  isOpen = true;
  open(data);
});
// A focused frame would keep the keys from the page.
addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
  if (altKey || ctrlKey || metaKey || shiftKey || !isPassedKey(key)) return;
  send({ type: 'key', key });
});
// Does nothing if opened directly: there is no parent that sends a file.
send({ type: 'ready' });

async function open({ bytes, language, scheme, texts }: OpenOrder): Promise<void> {
  const root = document.documentElement;
  root.lang = language;
  root.dataset.scheme = scheme;
  try {
    const pdf = await openPdf(bytes);
    const pages = new Pages(pdf, language, texts, () => send({ type: 'download' }));
    await pages.show();
    setUpBar(pages, language, texts);
    send({ type: 'shown', pages: pdf.numPages });
  } catch (error) {
    const reason = error instanceof PasswordException ? 'password' : 'damaged';
    send({ type: 'failed', reason });
  }
}

/** Only to the site: `location.origin` is the address's origin, although the document's own is opaque. */
function send(news: ViewerNews): void {
  // A frame that is being removed is its own parent.
  if (parent && parent !== window) parent.postMessage(news, location.origin);
}

// Inline: a document with an opaque origin cannot fetch a worker. Slow or endless parsing blocks only the worker.
import PdfWorker from './worker.ts?worker&inline';

/** Larger images are skipped: one of them would take 400 MB. */
const largestImage = 100_000_000;

/**
 * Opens a PDF, with features of pdf.js off that a CV does not need.
 * @throws PasswordException when it has a password; another error when it is not a readable PDF
 */
function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort = new PdfWorker();
  return getDocument({
    data: new Uint8Array(bytes),
    maxImageSize: largestImage,
    // Fonts that are not in the PDF come from the system, since pdf.js's own ones lack the Turkish letters. Of these
    // only Symbol and ZapfDingbats are used.
    useSystemFonts: true,
    BinaryDataFactory: ownFilesBy(send),
    useWorkerFetch: false,
    enableXfa: false,
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}
