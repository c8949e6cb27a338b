import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ownerId } from '#contract/admin/roles.ts';
import { SettingError } from '#contract/settings.ts';
import { openStore } from '#db/open.ts';
import { findAdmin, setPassword } from '#db/queries/admin.ts';
import { announce, makePassword, refuseWeak } from './admin/first-start.ts';
import { company } from './content/company.ts';
import { PasswordHashing } from './process/password.ts';
import { readSettings } from './process/settings.ts';

/**
 * `npm run site -- hash-password`: reads a password from standard input, and prints the value for ADMIN_PASSWORD_HASH.
 * With `--set` it is stored instead, also while the service runs; an empty one is generated and printed.
 */
try {
  const { values } = parseArgs({ options: { set: { type: 'boolean', default: false } } });
  const given = (await text(process.stdin)).replace(/\r?\n$/, '');
  const made = values.set && given === '' ? makePassword() : undefined;
  const hash = await new PasswordHashing().hash(made ?? (await checked(given)));
  if (values.set) await store(hash, made);
  else process.stdout.write(`${hash}\n`);
} catch (reason) {
  if (!(reason instanceof SettingError)) throw reason;
  process.stderr.write(`${reason.message}\n`);
  process.exit(1);
}

/** Checks length and strength as for the setting itself. @throws SettingError */
async function checked(given: string): Promise<string> {
  const { adminPassword = '' } = readSettings({ ADMIN_PASSWORD: given || ' ' });
  await refuseWeak(adminPassword, company());
  return adminPassword;
}

async function store(hash: string, made: string | undefined): Promise<void> {
  const settings = readSettings(process.env);
  await using store = await openStore(settings);
  if (!(await findAdmin(store.db))) {
    throw new SettingError('There is no admin yet: the first start prints a password');
  }
  const isGenerated = made !== undefined;
  await store.db
    .transaction()
    .execute((transaction) => setPassword(transaction, ownerId, hash, isGenerated));
  process.stdout.write('The password is set, and its sessions have ended\n');
  if (made) announce(made, settings.siteUrl);
}
