import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { changeFile } from '../support/changed-copy.ts';

/** What is not copied into an image. */
const left = new Set(['.git', 'node_modules', 'dist', 'test-results']);

/** A copy of the project in which a page, a script and the API differ. */
export function nextRelease() {
  const path = mkdtempSync(join(tmpdir(), 'next-release-'));
  /** On its home page alone. */
  const words = 'Sonraki sürüm';
  cpSync('.', path, { recursive: true, filter: (source) => !left.has(basename(source)) });
  changeFile(join(path, 'web/content/tr/home.ts'), (text) =>
    text.replace("title: 'Dünya", `title: '${words}: Dünya`),
  );
  changeFile(join(path, 'web/entry-client.tsx'), (text) => `${text}\nconsole.debug('next');\n`);
  changeFile(join(path, 'api/index.ts'), (text) => `${text}\nprocess.title = 'next';\n`);
  return { path, words, remove: () => rmSync(path, { recursive: true, force: true }) };
}
