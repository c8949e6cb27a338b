import type BetterSqlite3 from 'better-sqlite3';
import type { Erasure, Trashed } from '../../backup/backups.ts';

/**
 * The manual erasures in the audit trail, and those of manually trashed records; empty for a release without a trail.
 */
export function erasuresIn(sqlite: BetterSqlite3.Database): Erasure[] {
  const hasTrail = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'audit'").get();
  if (!hasTrail) return [];
  // Before 0015 an entry had one record at most.
  const hasSubjects = sqlite
    .prepare("SELECT 1 FROM sqlite_schema WHERE name = 'audit_subjects'")
    .get();
  const subjects = hasSubjects
    ? "(SELECT group_concat(subject_id, ' ') FROM audit_subjects WHERE audit_id = audit.id)"
    : 'subject_id';
  const query = `SELECT id, at, action, details, ${subjects} AS subjects FROM audit
    WHERE action IN ('personErased', 'messageErased', 'messagesErased', 'applicationErased',
      'applicationsErased') OR action = 'expired' AND details ->> 'rule' = 'trash'
    ORDER BY id`;
  return sqlite.prepare<[], Erasure>(query).all();
}

const tables = ['messages', 'applications'] as const;

/** The ids of records in the trash; empty for a release without one. */
export function trashedIn(sqlite: BetterSqlite3.Database): Trashed {
  const idsIn = (table: (typeof tables)[number]) =>
    hasTrash(sqlite, table)
      ? sqlite
          .prepare<[], string>(`SELECT id FROM ${table} WHERE trashed_at IS NOT NULL ORDER BY id`)
          .pluck()
          .all()
      : [];
  return { messages: idsIn('messages'), applications: idsIn('applications') };
}

/** Which of the records a database has outside its trash. */
export function outsideTrash(sqlite: BetterSqlite3.Database, ids: Trashed): Trashed {
  const kept = (table: (typeof tables)[number]) => {
    if (ids[table].length === 0) return [];
    const place = hasTrash(sqlite, table) ? 'AND trashed_at IS NULL' : '';
    const find = sqlite.prepare<[string]>(`SELECT 1 FROM ${table} WHERE id = ? ${place}`);
    return ids[table].filter((id) => find.get(id) !== undefined);
  };
  return { messages: kept('messages'), applications: kept('applications') };
}

function hasTrash(sqlite: BetterSqlite3.Database, table: string): boolean {
  const columns = 'SELECT 1 FROM pragma_table_info(?) WHERE name = ?';
  return sqlite.prepare(columns).get(table, 'trashed_at') !== undefined;
}

/** One line for the operator, in the audit trail's terms. */
export function describe({ at, action, details, subjects }: Erasure): string {
  const parts = [new Date(at).toISOString(), action, details === '{}' ? '' : details, subjects];
  return parts.filter(Boolean).join(' ');
}
