import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFile, copyCode } from '../changed-copy.ts';

/** A change of the schema that a later release makes. */
type Change = {
  /** Of its file; sorts after those of this release. */
  readonly name: string;
  /** The body of its `up`, with `db` and `sql`. */
  readonly up: string;
};

/**
 * Copies the code of this release, with further changes of the schema.
 * @returns the program of its API
 */
export async function laterRelease(
  directory: string,
  version: string,
  changes: readonly Change[],
): Promise<string> {
  await copyCode(directory);
  changeFile(join(directory, 'package.json'), (text) =>
    text.replace(/"version": ".*"/, `"version": "${version}"`),
  );
  for (const { name, up } of changes) {
    writeFileSync(
      join(directory, `db/migrations/${name}.ts`),
      `import { type Kysely, sql } from 'kysely';\n
export async function up(db: Kysely<never>): Promise<void> {\n${up}\n}\n`,
    );
  }
  changeFile(join(directory, 'db/migrations/index.ts'), (text) =>
    text
      .replace(
        /^import .*/,
        `$&\n${changes.map(({ name }, at) => `import * as later${at} from './${name}.ts';`).join('\n')}`,
      )
      .replace(/\};\n$/, `${changes.map(({ name }, at) => `'${name}': later${at}, `).join('')}$&`),
  );
  return join(directory, 'api/index.ts');
}

/** The statement with which a change lets earlier releases use the database. */
export function compatible(name: string, hides: string): string {
  return `await sql\`insert into compatible_changes values ('${name}', '${hides}')\`.execute(db);`;
}
