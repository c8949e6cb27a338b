import type { backupFailures } from '#contract/admin/system.ts';
import type { AuditRow } from '../schema.ts';

/** A manual erasure, from the audit trail. */
export type Erasure = Pick<AuditRow, 'id' | 'at' | 'action' | 'details'> & {
  /** Ids of the erased records, separated by spaces; null if unknown. */
  readonly subjects: string | null;
};

/** The ids of messages and applications in the trash. */
export type Trashed = Readonly<Record<'messages' | 'applications', readonly string[]>>;

/** What a restore did. */
export type Restored = {
  readonly file: string;
  /** Path of the replaced database; undefined if there was none. */
  readonly replaced: string | undefined;
  readonly since: SinceBackup | undefined;
};

/** What must be repeated after a restore. */
export type SinceBackup = {
  readonly erasures: readonly Erasure[];
  /** Users and keys that the backup still has. */
  readonly revocations: readonly Erasure[];
  /** Records in the replaced database's trash that the backup has outside of it. */
  readonly trashed: Trashed;
};

export type BackupFailure = (typeof backupFailures)[number];

/** The result of a backup, and its program's output: one line. */
export type BackupAttempt = { readonly output: string; readonly failure?: BackupFailure };

export type StoredBackups = {
  /** The newest first; `madeAt` in ms since the Unix epoch. Each was verified when it was made. */
  readonly backups: readonly { readonly madeAt: number; readonly bytes: number }[];
  /** Bytes of an unfinished copy. */
  readonly partialBytes: number;
  readonly isScheduled: boolean;
};
