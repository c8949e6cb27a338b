import type { Migration } from 'kysely/migration';
import { migrations as all } from '../migrations/index.ts';
import * as schema from './schema.ts';
import * as statusBesideWords from './status-beside-words.ts';

/** The last migration of SQLite alone. */
const before = '0022-content';

/**
 * A new database begins with the schema after that one; later migrations are the same for both engines. One of
 * PostgreSQL alone has the number of the one that it follows.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  [before]: schema,
  '0022-status-beside-words': statusBesideWords,
  ...Object.fromEntries(Object.entries(all).filter(([name]) => name > before)),
};

/** The last of these migrations that SQLite has too: the schemas of two databases are compared by it. */
export function lastShared(names: readonly string[]): string {
  return (
    names
      .filter((name) => Object.hasOwn(all, name))
      .sort()
      .at(-1) ?? ''
  );
}
