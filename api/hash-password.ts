import { text } from 'node:stream/consumers';
import { SettingError } from '#contract/settings.ts';
import { refuseWeak } from './admin/first-start.ts';
import { company } from './content/company.ts';
import { PasswordHashing } from './process/password.ts';
import { readSettings } from './process/settings.ts';

/**
 * `npm run site -- hash-password`: reads a password from standard input, and prints the value for ADMIN_PASSWORD_HASH.
 */
try {
  const given = (await text(process.stdin)).replace(/\r?\n$/, '');
  // Checks length and strength as for the setting itself.
  const { adminPassword = '' } = readSettings({ ADMIN_PASSWORD: given || ' ' });
  await refuseWeak(adminPassword, company());
  process.stdout.write(`${await new PasswordHashing().hash(adminPassword)}\n`);
} catch (reason) {
  if (!(reason instanceof SettingError)) throw reason;
  process.stderr.write(`${reason.message}\n`);
  process.exit(1);
}
