import { mapDocument } from '../map/document.ts';
import { bundleInline } from './inline-bundle.ts';

/** The map's document with its bundled script inside, and that script, for whose hash its policy asks. */
export async function buildMapDocument() {
  const { script } = await bundleInline('web/map/entry.ts');
  return { html: mapDocument(script), script };
}
