import type { Copies } from '../../engine.ts';
import { backupName, listBackups, timeOf } from './files.ts';
import { contentsOf } from './table-contents.ts';
import { verify } from './verify.ts';

/** SQLite's backups, for whoever ships them elsewhere. */
export const copies: Copies = {
  storedName: 'site.db',
  nameOf: (madeAt) => backupName(new Date(madeAt)),
  list: (directory) => listBackups(directory).map((name) => timeOf(name).getTime()),
  verify: (file, name) => verify(file, name, 'integrity_check'),
  contentsOf,
};
