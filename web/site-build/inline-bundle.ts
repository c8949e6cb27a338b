import { build, type Rolldown } from 'vite';
import { cvViewerDocument } from '../cv-viewer/document.ts';

/**
 * Bundles an entry for a document that carries all of it inline.
 * @returns its script, and its style sheet or an empty string
 * @throws Error when the script is not one file, or a text could break its element
 */
export async function bundleInline(entry: string) {
  const built = (await build({
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...more] = built.output;
  const [sheet] = more.filter((file) => file.fileName.endsWith('.css'));
  if (more.length > (sheet ? 1 : 0)) throw new Error(`the script of ${entry} is not in one piece`);
  // Neither text may close its own element.
  const script = chunk.code.trim().replaceAll('</script', '<\\/script');
  const style = sheet?.type === 'asset' ? String(sheet.source).trim() : '';
  if (script.includes('<!--') || style.includes('</')) {
    throw new Error(`${entry} cannot stand inline`);
  }
  return { script, style };
}

/** Builds the CV viewer's document, with its script and style inline and returned for their CSP hashes. */
export async function buildCvViewerDocument() {
  const { script, style } = await bundleInline('web/cv-viewer/entry.ts');
  return { html: cvViewerDocument(script, style), script, style };
}
