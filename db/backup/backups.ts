import type { backupFailures } from '#contract/admin/system.ts';
import type { AuditRow } from '../schema.ts';

/** An erasure by hand, from the audit trail. */
export type Erasure = Pick<AuditRow, 'id' | 'at' | 'action' | 'details'> & {
  /** The ids of what was erased, separated by spaces; null if they are unknown. */
  readonly subjects: string | null;
};

/** The ids of messages and applications in the trash. */
export type Trashed = Readonly<Record<'messages' | 'applications', readonly string[]>>;

/** What a restore did. */
export type Restored = {
  readonly file: string;
  /** Where the replaced database is now; undefined if there was none. */
  readonly replaced: string | undefined;
  /** Erasures since the backup, which must be repeated; undefined if they are unknown. */
  readonly erasures: readonly Erasure[] | undefined;
  /** What the replaced database had in the trash, and the backup has not; undefined if it is unknown. */
  readonly trashed: Trashed | undefined;
};

/** Why a backup was not made. */
export type BackupFailure = (typeof backupFailures)[number];

/** What became of a backup, and what its program printed: one line. */
export type BackupAttempt = { readonly output: string; readonly failure?: BackupFailure };

/** What a directory of backups holds. */
export type KeptBackups = {
  /** The newest first; `madeAt` in ms since the Unix epoch. Each was verified when it was made. */
  readonly backups: readonly { readonly madeAt: number; readonly bytes: number }[];
  /** Bytes of a copy that is being made. */
  readonly partialBytes: number;
  /** Whether a program makes them on a schedule. */
  readonly isScheduled: boolean;
};

/** Of each table, how many rows a copy has and a SHA-256 of their values. */
export type TableContents = Readonly<
  Record<string, { readonly rows: number; readonly sha256: string }>
>;
