import './polyfills.ts';
import './viewer.css';
import { PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { setUpBar } from './bar.ts';
import { openPdf } from './open-pdf.ts';
import { Pages } from './pages.ts';
import { isOpenOrder, type OpenOrder, type ViewerNews } from './protocol.ts';

let isOpen = false;

addEventListener('message', ({ source, data }) => {
  // One file a document: what a hostile one may have done to it ends with it.
  if (isOpen || source !== parent || !isOpenOrder(data)) return;
  isOpen = true;
  open(data);
});
// Opened by itself there is nobody to show a file to.
if (parent !== window) tell({ type: 'ready' });

async function open({ bytes, language, scheme, texts }: OpenOrder): Promise<void> {
  const root = document.documentElement;
  root.lang = language;
  root.dataset.scheme = scheme;
  try {
    const pdf = await openPdf(bytes);
    const pages = new Pages(pdf, language, texts);
    await pages.show();
    setUpBar(pages, language, texts);
    tell({ type: 'shown', pages: pdf.numPages });
  } catch (error) {
    const reason = error instanceof PasswordException ? 'password' : 'damaged';
    tell({ type: 'failed', reason });
  }
}

/** To the site alone: the address has its origin, although the document's own is opaque. */
function tell(news: ViewerNews): void {
  parent.postMessage(news, location.origin);
}
