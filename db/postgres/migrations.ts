import type { Migration } from 'kysely/migration';
import { migrations as all } from '../migrations/index.ts';
import * as schema from './schema.ts';

/** The last migration of SQLite alone. */
const before = '0022-content';

/** A new database begins with the schema after that one; later migrations are the same for both engines. */
export const migrations: Readonly<Record<string, Migration>> = {
  [before]: schema,
  ...Object.fromEntries(Object.entries(all).filter(([name]) => name > before)),
};
