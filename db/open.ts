import { openPostgres } from './postgres/open.ts';
import { sqlite } from './sqlite/index.ts';
import type { Store } from './store.ts';

/** Where the rows are: a PostgreSQL database, or by default a directory with an SQLite database. */
export type DatabasePlace = { readonly dataDir: string; readonly databaseUrl?: string | undefined };

/** @throws DatabaseUnusable when the database cannot be opened */
export function openStore({ dataDir, databaseUrl }: DatabasePlace): Promise<Store> {
  return databaseUrl === undefined ? sqlite.open(dataDir) : openPostgres(databaseUrl);
}
