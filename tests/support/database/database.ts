import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Store } from '#db/engine/store.ts';
import { openPostgres } from '#db/postgres/open.ts';
import { databaseFile, openDatabase } from '#db/sqlite/open.ts';
import { copyEmptyDatabase } from './empty-database.ts';
import { postgresDatabase } from './postgres-database.ts';
import { createDatabase, dropDatabase, serverUrl, templateName } from './postgres-server.ts';
import { sqliteDatabase } from './sqlite-database.ts';
import type { TestDatabase } from './test-database.ts';

export type DatabaseLocation = { readonly file: string } | { readonly url: string };

/** Whether this run of the tests uses PostgreSQL. */
export const isOnPostgres = () => process.env.TEST_ENGINE === 'postgres';

/** What to tell an API so that it uses a database, beside DATA_DIR. */
export function databaseSettings(location: DatabaseLocation): { readonly DATABASE_URL?: string } {
  return 'url' in location ? { DATABASE_URL: location.url } : {};
}

/**
 * The database of an API with these settings.
 * @throws for settings that would run a test of PostgreSQL on SQLite
 */
export function locationOf(settings: {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
}): DatabaseLocation {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL };
  if (isOnPostgres()) throw new Error('DATA_DIR without DATABASE_URL: use newData or sameData');
  return { file: join(settings.DATA_DIR, databaseFile) };
}

export function openTestDatabase(location: DatabaseLocation): TestDatabase {
  return 'url' in location ? postgresDatabase(location.url) : sqliteDatabase(location.file);
}

/** Opens a database as the API does, and migrates it, for tests of what works on a store. */
export function openStore(location: DatabaseLocation): Promise<Store> {
  if ('url' in location) return openPostgres(location.url);
  return openDatabase(location.file);
}

/**
 * Creates a database for an API.
 * @param directory of its data
 * @param isMigrated whether it has its tables, without rows; else the first start makes them
 * @returns where it is, and what removes it once its API has ended; the directory's remover removes SQLite's
 */
export async function newTestDatabase(directory: string, isMigrated: boolean) {
  if (isOnPostgres()) {
    const name = `site_${randomUUID().replaceAll('-', '')}`;
    const url = await createDatabase(serverUrl(), name, isMigrated ? templateName : undefined);
    return { location: { url }, remove: () => dropDatabase(serverUrl(), name) };
  }
  if (isMigrated) await copyEmptyDatabase(directory);
  const location: DatabaseLocation = { file: join(directory, databaseFile) };
  return { location: location as DatabaseLocation, remove: async () => {} };
}
