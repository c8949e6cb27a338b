/**
 * `npm run move-database -- to-postgres` copies the SQLite database of DATA_DIR into the empty PostgreSQL database of
 * DATABASE_URL, `-- to-sqlite` the other way. The API must be stopped.
 */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { parseSettings } from '#contract/settings.ts';
import { MoveRefused } from './errors.ts';
import { givenSettings } from './given-settings.ts';
import { moveDatabase } from './move.ts';
import { openStore } from './open.ts';
import { migrating } from './postgres/pool.ts';
import { findAdmin } from './queries/admin.ts';
import { databaseSecrets, databaseSettings, databaseUrlOf, dataDirectory } from './settings.ts';
import { isForeseen } from './sqlite/backup/error.ts';

// The API creates its files for this user alone, too.
process.umask(0o077);

const schema = z.object({
  DATA_DIR: dataDirectory,
  ...databaseSettings,
});

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [direction] = positionals;
  if (direction !== 'to-postgres' && direction !== 'to-sqlite') {
    throw new MoveRefused('say where to: to-postgres or to-sqlite');
  }
  const values = parseSettings(schema, givenSettings(schema, process.env, databaseSecrets));
  const { DATA_DIR: dataDir } = values;
  const databaseUrl = databaseUrlOf(values);
  if (!databaseUrl) throw new MoveRefused('DATABASE_URL must name the PostgreSQL database');
  const [from, to] =
    direction === 'to-postgres'
      ? [{ dataDir }, { dataDir, databaseUrl }]
      : [{ dataDir, databaseUrl }, { dataDir }];
  await using source = await openStore(from, migrating);
  await using target = await openStore(to, migrating);
  // Of a wrong setting an empty database was made just now.
  if (!(await findAdmin(source.db))) {
    throw new MoveRefused('there is no site to move: check DATA_DIR and DATABASE_URL');
  }
  const sums = await moveDatabase(source, target);
  for (const [name, { rows, checksum }] of Object.entries(sums)) {
    process.stdout.write(`${name}: ${rows}, ${checksum.slice(0, 16)} in both\n`);
  }
  process.stdout.write('Moved. The source is as it was: keep it until the site has run.\n');
} catch (reason) {
  if (!isForeseen(reason)) throw reason;
  process.stderr.write(`Nothing was moved: ${reason.message}\n`);
  process.exitCode = 1;
}
