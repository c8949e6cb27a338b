import { openSnapshot } from '../postgres/snapshot.ts';
import { inDatabase } from '../sqlite/backup/lock.ts';
import { migrations } from '../sqlite/migrations.ts';
import { openDatabase } from '../sqlite/open.ts';
import { moveDatabase } from './move.ts';

/**
 * Copies a snapshot of a PostgreSQL database into a new SQLite file, and compares the two: a backup that either engine
 * restores, whatever the server's version. Services may write meanwhile. The file gets the database's own schema, also
 * while this release has not migrated it yet.
 * @throws MoveRefused, DatabaseUnusable, or an error of the connection
 */
export async function copyToFile(url: string, file: string): Promise<void> {
  await using snapshot = await openSnapshot(url);
  {
    const applied = Object.entries(migrations).filter(([name]) => name <= snapshot.schema);
    await using target = await openDatabase(file, { migrations: Object.fromEntries(applied) });
    await moveDatabase(snapshot, target);
  }
  // A single file, without a log beside it.
  inDatabase(file, (sqlite) => sqlite.pragma('journal_mode = DELETE'), { readonly: false });
}
