import type BetterSqlite3 from 'better-sqlite3';
import type { Erasure } from '../../engine.ts';

/** The erasures by hand in the audit trail; empty for a release that had no trail. */
export function erasuresIn(sqlite: BetterSqlite3.Database): Erasure[] {
  const hasTrail = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'audit'").get();
  if (!hasTrail) return [];
  const query = `SELECT id, at, action, subject_id, details FROM audit
    WHERE action IN ('personErased', 'messageErased', 'messagesErased', 'applicationErased',
      'applicationsErased')
    ORDER BY id`;
  return sqlite.prepare<[], Erasure>(query).all();
}

/** One line for the operator, with the audit trail's terms. */
export function describe({ at, action, subject_id, details }: Erasure): string {
  return [new Date(at).toISOString(), action, subject_id ?? details].join(' ');
}
