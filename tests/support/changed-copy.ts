import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const copied = [
  ...['api', 'db', 'web', 'nginx.conf'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts'],
];

/** Copies the code that a build needs, into an empty directory. */
export async function copyCode(copy: string): Promise<void> {
  for (const name of copied) {
    const filter = (source: string) => !/^db\/(data|backups)(\/|$)/.test(source);
    await cp(name, join(copy, name), { recursive: true, filter });
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
}

/** Changes a file of a copy. */
export function changeFile(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing changed in ${file}`);
  writeFileSync(file, changed);
}

/** Renames the company. */
export function renameCompany(copy: string): void {
  changeFile(join(copy, 'api/contract/content/identity.ts'), (text) =>
    text.replaceAll('Gökhat', 'Örnek').replaceAll('gokhat', 'ornek').replaceAll('GOKHAT', 'ORNEK'),
  );
}

/** The row of German, which stands in for any third language. */
const row = "  de: { name: 'Deutsch', locale: 'de-DE', mapRegion: 'DE', csvSeparator: ';' },\n";

/** Words of the copied texts, some of them in German, so that no page can pass for the English one. */
export function inGerman(text: string): string {
  return text
    .replaceAll(/\bPlease\b/g, 'Bitte')
    .replaceAll(/\bThe\b/g, 'Das')
    .replaceAll(/\bthe\b/g, 'das')
    .replaceAll(/\band\b/g, 'und');
}

/** Adds a language as .github/development.md says: a copy of each folder of texts, the company's own, and one row. */
export async function addGerman(copy: string): Promise<void> {
  for (const folder of globSync('{api,web}/**/en', { cwd: copy })) {
    const german = join(copy, dirname(folder), 'de');
    await cp(join(copy, folder), german, { recursive: true });
    for (const file of globSync('*.ts', { cwd: german })) {
      const path = join(german, file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/'[^'\n]* [^'\n]*'/g, inGerman));
    }
  }
  changeFile(join(copy, 'api/contract/content/identity.ts'), (text) =>
    text.replaceAll(
      /(?<=[\s{])en: ('[^'\n]*')/g,
      (whole, words) => `${whole}, de: ${inGerman(words)}`,
    ),
  );
  changeFile(join(copy, 'api/contract/languages.ts'), (text) =>
    text.replace(/\n {2}en: .*\n/, `$&${row}`),
  );
}

/** As `npm run build`. */
export async function buildCopy(copy: string, settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, ...settings };
  await run(process.execPath, ['web/site-build/index.ts'], { cwd: copy, env });
}

/** @returns what the type check of a copy complains of, a line each */
export async function typeErrors(copy: string): Promise<string[]> {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '--pretty', 'false'], { cwd: copy }).catch(
    (reason: { stdout: string }) => reason,
  );
  return stdout.split('\n').filter((line) => /^\S/.test(line));
}
