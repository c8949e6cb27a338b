import type BetterSqlite3 from 'better-sqlite3';
import type { Erasure } from '../../engine.ts';

/**
 * The erasures by hand in the audit trail, and those of what was put in the trash by hand; empty for a release that had
 * no trail.
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

/** One line for the operator, with the audit trail's terms. */
export function describe({ at, action, details, subjects }: Erasure): string {
  const parts = [new Date(at).toISOString(), action, details === '{}' ? '' : details, subjects];
  return parts.filter(Boolean).join(' ');
}
