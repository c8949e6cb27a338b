/**
 * `npm run site -- move-database to-postgres` copies the SQLite database of DATA_DIR into the empty PostgreSQL database
 * of DATABASE_URL, `to-sqlite` the other way. The API must be stopped.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MoveRefused } from './engine/errors.ts';
import { moveDatabase } from './move/move.ts';
import { type DatabasePlace, openStore } from './open.ts';
import { migrating } from './postgres/pool.ts';
import { isInUse, usedPostgres } from './postgres/snapshot.ts';
import { findAdmin } from './queries/admin.ts';
import { readBackupSettings } from './settings/settings.ts';
import { runCommand } from './sqlite/backup/error.ts';
import { isDamaged, lock } from './sqlite/backup/lock.ts';
import { databaseFile } from './sqlite/open.ts';

// As the API does: the files are readable for this user only.
process.umask(0o077);

/** Rows that an API stores after they were copied would be lost. @throws while an API runs on the source */
async function refuseInUse({ dataDir, databaseUrl }: DatabasePlace): Promise<void> {
  if (databaseUrl === undefined) {
    const file = join(dataDir, databaseFile);
    if (existsSync(file) && !isDamaged(file)) lock(file).close();
    return;
  }
  // An unreachable server is reported when the database is opened.
  if (await isInUse(databaseUrl).catch(() => false)) throw new MoveRefused(usedPostgres);
}

await runCommand('Nothing was moved', async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [direction, ...more] = positionals;
  if (more.length > 0 || (direction !== 'to-postgres' && direction !== 'to-sqlite')) {
    throw new MoveRefused('say where to: to-postgres or to-sqlite');
  }
  const { dataDir, databaseUrl } = readBackupSettings(process.env);
  if (!databaseUrl) throw new MoveRefused('DATABASE_URL must name the PostgreSQL database');
  const [from, to] =
    direction === 'to-postgres'
      ? [{ dataDir }, { dataDir, databaseUrl }]
      : [{ dataDir, databaseUrl }, { dataDir }];
  await refuseInUse(from);
  await using source = await openStore(from, migrating);
  await using target = await openStore(to, migrating);
  // A wrong setting would have created an empty database just now.
  if (!(await findAdmin(source.db))) {
    throw new MoveRefused('there is no site to move: check DATA_DIR and DATABASE_URL');
  }
  const sums = await moveDatabase(source, target);
  for (const [name, { rows, checksum }] of Object.entries(sums)) {
    process.stdout.write(`${name}: ${rows}, ${checksum.slice(0, 16)} in both\n`);
  }
  process.stdout.write('Moved. The source is as it was: keep it until the site has run.\n');
});
