/**
 * `npm run seed`: sample messages and applications, for looking at the admin. `-- --messages 5000
 * --applications 300` for others than 1,000 and 200; `--add` where the database holds something already.
 */
import { SettingError } from '#db/settings.ts';
import { DatabaseUnusable } from '../../db/sqlite/open.ts';
import { SeedRefused, seed } from './seed.ts';

// As the API makes them: for this user alone.
process.umask(0o077);

try {
  process.stdout.write(`${await seed(process.env, process.argv.slice(2))}\n`);
} catch (reason) {
  const foreseen = [SeedRefused, SettingError, DatabaseUnusable].some(
    (kind) => reason instanceof kind,
  );
  if (!foreseen) throw reason;
  process.stderr.write(`Cannot seed: ${(reason as Error).message}\n`);
  process.exit(1);
}
