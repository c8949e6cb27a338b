import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { servicePath } from './built-service.ts';

/** A change of the schema that a later release makes. */
type Change = {
  /** Of its file; sorts after those of this release. */
  readonly name: string;
  /** The body of its `up`, with `db` and `sql`. */
  readonly up: string;
};

/**
 * Copies the built service, with further changes of the schema. Its source would take three times as long to start.
 * @returns the program of its API
 */
export async function laterRelease(
  directory: string,
  version: string,
  changes: readonly Change[],
): Promise<string> {
  const service = dirname(dirname(servicePath));
  await cp(service, join(directory, service), { recursive: true });
  for (const name of ['node_modules', 'package.json']) {
    await symlink(resolve(name), join(directory, name));
  }
  const files = globSync('**/*.js', { cwd: join(directory, service) });
  const replace = (pattern: RegExp, by: (found: string) => string) => {
    for (const name of files) {
      const file = join(directory, service, name);
      const text = readFileSync(file, 'utf8');
      if (!pattern.test(text)) continue;
      writeFileSync(file, text.replace(pattern, by));
      return;
    }
    throw new Error(`The built service has no ${pattern}`);
  };
  replace(/(?<=name:`company-site`,version:`)[\d.]+/, () => version);
  const added = changes.map(({ name, up }) => `"${name}":{async up(db){${up}}}`);
  // The record of the changes (db/migrations/index.ts); the bundle keeps its names.
  replace(/(?:"\d{4}-[\w-]+":\w+,?)+(?=\})/, (found) => [found, ...added].join());
  return join(directory, servicePath);
}

/** The statement with which a change lets earlier releases use the database. */
export function compatible(name: string, hides: string): string {
  return `await sql\`insert into compatible_changes values ('${name}', '${hides}')\`.execute(db);`;
}
