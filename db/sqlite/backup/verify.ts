import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { OtherRelease, schemaOf } from '../../engine/migrate.ts';
import type { Database } from '../../schema.ts';
import { isDamage } from '../errors.ts';
import { migrations } from '../migrations.ts';
import { BackupError } from './error.ts';
import { inDatabase } from './lock.ts';

/**
 * Checks that a copy is an intact database of this site that this release can open. Merges a log beside it into the
 * file.
 * @param name the name used in errors
 * @throws BackupError
 */
export async function verify(copy: string, name: string, check: 'quick_check' | 'integrity_check') {
  const sqlite = new BetterSqlite3(copy, { fileMustExist: true });
  try {
    sqlite.pragma('journal_mode = DELETE');
    const found = sqlite.pragma(check, { simple: true });
    if (found !== 'ok') {
      const [first] = String(found).split('\n');
      throw new BackupError(`${name} is damaged (${first})`, 'damaged');
    }
    const [orphan] = sqlite.pragma('foreign_key_check') as { table: string }[];
    if (orphan)
      throw new BackupError(`${name} is damaged (${orphan.table} refers to nothing)`, 'damaged');
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
    const { applied } = await schemaOf(db, migrations);
    if (applied.length === 0) throw new BackupError(`${name} is no database of this site`);
  } catch (reason) {
    if (reason instanceof OtherRelease) throw new BackupError(`${name} ${reason.message}`);
    if (!isDamage(reason)) throw reason;
    throw new BackupError(
      `${name} is damaged or no database (${(reason as Error).message})`,
      'damaged',
    );
  } finally {
    sqlite.close();
  }
}

/**
 * Deletes every session and device from a verified copy. Sessions that ended after the copy was made must not come
 * back, and a copy must hold no credentials.
 */
export function endSessions(copy: string): void {
  const work = (sqlite: BetterSqlite3.Database) =>
    sqlite.exec(
      'PRAGMA secure_delete = ON; DELETE FROM sessions; DELETE FROM open_sessions; DELETE FROM devices',
    );
  inDatabase(copy, work, { readonly: false });
}
