import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Bundles an entry for a document that carries all of it inline.
 * @returns its script, and its style sheet or an empty string
 * @throws Error when the script is not one file, or a text could break its element
 */
export async function bundleInline(entry: string, config: Pick<InlineConfig, 'worker'> = {}) {
  const built = (await build({
    ...config,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: entry, checks: { bundlerTimings: false } } },
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
