import { join } from 'node:path';
import type { Engine } from '../engine.ts';
import { createBackupApart } from './backup/apart.ts';
import { copies } from './backup/copies.ts';
import { createBackup } from './backup/create-backup.ts';
import { removeLeftPartials } from './backup/files.ts';
import { readKeptBackups } from './backup/kept-backups.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { databaseFile, openDatabase } from './open.ts';

/** SQLite, embedded: one file in DATA_DIR holds everything there is to back up. */
export const sqlite: Engine = {
  open: (dataDir) => openDatabase(join(dataDir, databaseFile)),
  createBackup,
  createBackupApart,
  removePartialBackups: removeLeftPartials,
  readKeptBackups,
  restoreBackup,
  copies,
};
