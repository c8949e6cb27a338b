import type { backupFailures } from '#contract/admin/system.ts';
import type { AuditRow } from './schema.ts';
import type { BackupSettings } from './settings.ts';
import type { Store } from './store.ts';

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

/**
 * An engine's backups, as files for whoever ships them elsewhere: nothing there depends on what is in them. Each was
 * made at a time, in ms since the Unix epoch, which is in its name.
 */
export type Copies = {
  /** What every copy is called elsewhere. */
  readonly storedName: string;
  /** The name of the copy of that time, in a directory of backups. */
  nameOf(madeAt: number): string;
  /** The times of the copies in a directory; each is complete and verified. */
  list(directory: string): number[];
  /** @throws BackupError when a file is no intact copy that this release can restore */
  verify(file: string, name: string): Promise<void>;
  contentsOf(file: string): Promise<TableContents>;
};

/** A database engine. Each has its own folder; the rest of the code uses only this type. */
export type Engine = {
  /**
   * Opens the database in a directory, creates it if there is none, and migrates its schema to the latest.
   * @throws DatabaseUnusable when it is damaged, newer than this release, or cannot be opened
   */
  open(dataDir: string): Promise<Store>;
  /**
   * Makes a backup while the API runs, and removes older ones beyond `keep`.
   * @returns a one-line summary
   */
  createBackup(settings: BackupSettings): Promise<string>;
  /**
   * The same in a process of its own, which `stop` kills.
   * @param program the file of `npm run backup`
   */
  createBackupApart(
    program: string,
    settings: BackupSettings,
    stop: AbortSignal,
  ): Promise<BackupAttempt>;
  /**
   * Removes what killed backups left in a directory.
   * @throws BackupError when a backup or restore is under way, or a system error
   */
  removePartialBackups(directory: string): void;
  /** @throws a system error if the directory cannot be read; a missing one holds nothing */
  readKeptBackups(directory: string): KeptBackups;
  /**
   * Replaces the database with a backup while the API is stopped, and keeps the replaced one.
   * @param backup a file, or a name in the backup directory
   */
  restoreBackup(settings: BackupSettings, backup: string): Promise<Restored>;
  readonly copies: Copies;
};
