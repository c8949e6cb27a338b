import type { AuditRow } from './schema.ts';
import type { BackupSettings } from './settings.ts';
import type { Store } from './store.ts';

/** An erasure by hand, from the audit trail. */
export type Erasure = Pick<AuditRow, 'id' | 'at' | 'action' | 'details'> & {
  /** The ids of what was erased, separated by spaces; null if they are unknown. */
  readonly subjects: string | null;
};

/** What a restore did. */
export type Restored = {
  readonly file: string;
  /** Where the replaced database is now; undefined if there was none. */
  readonly replaced: string | undefined;
  /** Erasures since the backup, which must be repeated; undefined if they are unknown. */
  readonly erasures: readonly Erasure[] | undefined;
};

/** A database engine. Each has its own folder; the rest of the code uses only this type. */
export type Engine = {
  /**
   * Opens the database in a directory, creates it if there is none, and migrates its schema to the latest.
   * @throws DatabaseUnusable when it is damaged, newer than this release, or cannot be opened
   */
  open(dataDir: string): Promise<Store>;
  /**
   * Makes a backup while the API runs, and removes the oldest ones beyond `keep`.
   * @returns a one-line summary
   */
  createBackup(settings: BackupSettings): Promise<string>;
  /**
   * Replaces the database with a backup while the API is stopped, and keeps the replaced one.
   * @param backup a file, or a name in the backup directory
   */
  restoreBackup(settings: BackupSettings, backup: string): Promise<Restored>;
};
