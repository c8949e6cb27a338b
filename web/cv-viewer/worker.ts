/** pdf.js's own worker, which parses the PDF, with the polyfills that it needs. */
import './polyfills.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
