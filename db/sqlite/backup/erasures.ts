import type BetterSqlite3 from 'better-sqlite3';
import type { Erasure, Trashed } from '../../backup/backups.ts';

/** The manual erasures in the audit trail, and those of manually trashed records. */
export function erasuresIn(sqlite: BetterSqlite3.Database): Erasure[] {
  return entriesIn(
    sqlite,
    `action IN ('personErased', 'messageErased', 'messagesErased', 'applicationErased',
      'applicationsErased') OR action = 'expired' AND details ->> 'rule' = 'trash'`,
  );
}

/** Users and keys that were taken away: they must not open what a restore brings back. */
function revocationsIn(sqlite: BetterSqlite3.Database): Erasure[] {
  return entriesIn(sqlite, `action IN ('userRemoved', 'userSuspended', 'factorRemoved')`);
}

function entriesIn(sqlite: BetterSqlite3.Database, where: string): Erasure[] {
  const query = `SELECT id, at, action, details,
      (SELECT group_concat(subject_id, ' ') FROM audit_subjects WHERE audit_id = audit.id) AS subjects
    FROM audit
    WHERE ${where}
    ORDER BY id`;
  return sqlite.prepare<[], Erasure>(query).all();
}

/** What was erased, trashed or revoked in the replaced database since the restored one was copied from it. */
export function sinceBackup(replaced: BetterSqlite3.Database, restored: BetterSqlite3.Database) {
  const since = (entriesOf: typeof erasuresIn) => {
    const known = new Set(entriesOf(restored).map(({ id }) => id));
    return entriesOf(replaced).filter(({ id }) => !known.has(id));
  };
  const trashedIn = (table: keyof Trashed) => {
    const find = restored.prepare(`SELECT 1 FROM ${table} WHERE id = ? AND trashed_at IS NULL`);
    return replaced
      .prepare<[], string>(`SELECT id FROM ${table} WHERE trashed_at IS NOT NULL ORDER BY id`)
      .pluck()
      .all()
      .filter((id) => find.get(id) !== undefined);
  };
  return {
    erasures: since(erasuresIn),
    revocations: since(revocationsIn),
    trashed: { messages: trashedIn('messages'), applications: trashedIn('applications') },
  };
}

/** One line for the operator, in the audit trail's terms. */
export function describe({ at, action, details, subjects }: Erasure): string {
  const parts = [new Date(at).toISOString(), action, details === '{}' ? '' : details, subjects];
  return parts.filter(Boolean).join(' ');
}
