import { LoadError } from '../../../loading/load-module.ts';

/** The files of pdf.js that a PDF may need: character maps, decoders of scans, two fonts. */
const addresses = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
    '/node_modules/pdfjs-dist/standard_fonts/Foxit{Symbol,Dingbats}.pfb',
  ],
  { eager: true, import: 'default', query: '?url' },
);
const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [
    path.slice(path.lastIndexOf('/') + 1),
    address,
  ]),
);

/**
 * Fetches a file of pdf.js for the viewer, which may make no requests.
 * @param name only one of these files: the viewer has read a stranger's
 * @throws LoadError
 */
export async function readPdfFile(name: string): Promise<ArrayBuffer> {
  const address = byName.get(name);
  if (!address) throw new LoadError('a file of pdf.js');
  const answer = await fetch(address);
  if (!answer.ok) throw new LoadError('a file of pdf.js');
  return answer.arrayBuffer();
}
