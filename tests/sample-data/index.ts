/**
 * `npm run seed` writes sample messages and applications for the admin. `-- --messages 5000 --applications 300`
 * changes the numbers of 1,000 and 200; `--add` allows a database that already holds some.
 */
import { isForeseen } from '../../db/sqlite/backup/error.ts';
import { SeedRefused, seed } from './seed.ts';

// As with the API's files: only this user may read them.
process.umask(0o077);

try {
  process.stdout.write(`${await seed(process.env, process.argv.slice(2))}\n`);
} catch (reason) {
  if (!(reason instanceof SeedRefused || isForeseen(reason))) throw reason;
  process.stderr.write(`Cannot seed: ${reason.message}\n`);
  process.exit(1);
}
