import type { Identity } from '../content/identity-schema.ts';
import { mapDocument } from '../map/document.ts';
import { bundleInline } from './inline-bundle.ts';

/** Builds the map's document, with its script inline and returned for its CSP hash. */
export async function buildMapDocument(identity: Identity) {
  const { script } = await bundleInline('web/map/entry.ts');
  return { html: mapDocument(script, identity), script };
}
