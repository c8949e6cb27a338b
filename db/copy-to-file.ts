import BetterSqlite3 from 'better-sqlite3';
import { moveDatabase } from './move.ts';
import { openSnapshot } from './postgres/snapshot.ts';
import { openDatabase } from './sqlite/open.ts';

/**
 * Copies a PostgreSQL database, as it is at one moment, into a new file of SQLite, and compares the two: a backup that
 * either engine restores, whatever the server's version. Services may write meanwhile.
 * @throws MoveRefused, DatabaseUnusable, or an error of the connection
 */
export async function copyToFile(url: string, file: string): Promise<void> {
  await using snapshot = await openSnapshot(url);
  const target = await openDatabase(file);
  try {
    await moveDatabase(snapshot, target);
  } finally {
    await target.close();
  }
  // A file of its own, without a log beside it.
  const sqlite = new BetterSqlite3(file);
  try {
    sqlite.pragma('journal_mode = DELETE');
  } finally {
    sqlite.close();
  }
}
