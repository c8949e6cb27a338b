import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile, openDatabase } from '#db/sqlite/open.ts';
import { builtService } from '../api/built-service.ts';

const dist = join(import.meta.dirname, '../../../dist');
const emptyDatabase = join(dist, 'empty.db');

/**
 * Puts a migrated database without rows into a directory. It is made once a build: the migrations are a third of the
 * processor time of a first start.
 */
export async function copyEmptyDatabase(directory: string): Promise<void> {
  if (!isOfThisBuild()) await makeEmptyDatabase();
  await copyFile(emptyDatabase, join(directory, databaseFile));
}

function isOfThisBuild(): boolean {
  return (
    existsSync(emptyDatabase) && statSync(emptyDatabase).mtimeMs > statSync(builtService).mtimeMs
  );
}

/** Several workers may make it at a time; each moves a complete one to its place. */
async function makeEmptyDatabase(): Promise<void> {
  const directory = mkdtempSync(join(dist, 'empty-'));
  const store = await openDatabase(join(directory, databaseFile));
  await store.close();
  renameSync(join(directory, databaseFile), emptyDatabase);
  rmSync(directory, { recursive: true });
}
