import type { Plugin } from 'vite';
import { cvViewerDocument } from '../cv-viewer/document.ts';
import { bundleInline } from './inline-bundle.ts';

/** Builds the CV viewer's document, with its script and style inline and returned for their CSP hashes. */
export async function buildCvViewerDocument() {
  const { script, style } = await bundleInline('web/cv-viewer/entry.ts', {
    worker: { plugins: () => [bundledDecoders()] },
  });
  return { html: cvViewerDocument(script, style), script, style };
}

const fetchedDecoder =
  /await import\((?:\s|\/\*.*?\*\/)*`\$\{WasmImage\.#wasmUrl\}\$\{this\._noWasmFilename\}`\)/;

/** Bundles the decoders of scans (JBIG2, CCITT, JPEG 2000): pdf.js would fetch them, which the viewer cannot. */
function bundledDecoders(): Plugin {
  return {
    name: 'bundled-decoders',
    transform: {
      filter: { id: /pdf\.worker\.mjs/ },
      handler(code) {
        if (!fetchedDecoder.test(code)) throw new Error('pdf.js has its image decoders elsewhere');
        return `import bundledJbig2 from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js';
          import bundledOpenjpeg from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js';
          ${code.replace(
            fetchedDecoder,
            "{ default: this._noWasmFilename.startsWith('jbig2') ? bundledJbig2 : bundledOpenjpeg }",
          )}`;
      },
    },
  };
}
