/** What reads a PDF, away from what draws it: pdf.js's own worker, with the polyfills that this needs. */
import './polyfills.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
