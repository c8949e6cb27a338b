import type BetterSqlite3 from 'better-sqlite3';
import type { Erasure, Trashed } from '../../backup/backups.ts';

/** The manual erasures in the audit trail, and those of manually trashed records. */
export function erasuresIn(sqlite: BetterSqlite3.Database): Erasure[] {
  const query = `SELECT id, at, action, details,
      (SELECT group_concat(subject_id, ' ') FROM audit_subjects WHERE audit_id = audit.id) AS subjects
    FROM audit
    WHERE action IN ('personErased', 'messageErased', 'messagesErased', 'applicationErased',
      'applicationsErased') OR action = 'expired' AND details ->> 'rule' = 'trash'
    ORDER BY id`;
  return sqlite.prepare<[], Erasure>(query).all();
}

/** The ids of records in the trash. */
export function trashedIn(sqlite: BetterSqlite3.Database): Trashed {
  const idsIn = (table: keyof Trashed) =>
    sqlite
      .prepare<[], string>(`SELECT id FROM ${table} WHERE trashed_at IS NOT NULL ORDER BY id`)
      .pluck()
      .all();
  return { messages: idsIn('messages'), applications: idsIn('applications') };
}

/** Which of the records a database has outside its trash. */
export function outsideTrash(sqlite: BetterSqlite3.Database, ids: Trashed): Trashed {
  const kept = (table: keyof Trashed) => {
    const find = sqlite.prepare(`SELECT 1 FROM ${table} WHERE id = ? AND trashed_at IS NULL`);
    return ids[table].filter((id) => find.get(id) !== undefined);
  };
  return { messages: kept('messages'), applications: kept('applications') };
}

/** One line for the operator, in the audit trail's terms. */
export function describe({ at, action, details, subjects }: Erasure): string {
  const parts = [new Date(at).toISOString(), action, details === '{}' ? '' : details, subjects];
  return parts.filter(Boolean).join(' ');
}
