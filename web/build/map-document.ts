import { build, type Rolldown } from 'vite';
import { mapDocument } from '../map/document.ts';

/** The map's document with its bundled script inside, and that script, for whose hash its policy asks. */
export async function buildMapDocument() {
  const built = (await build({
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: 'web/map/entry.ts' } },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...more] = built.output;
  if (more.length > 0) throw new Error('the map’s script is not in one piece');
  // Nothing in it may end the element.
  const script = chunk.code.trim().replaceAll('</script', '<\\/script');
  return { html: mapDocument(script), script };
}
