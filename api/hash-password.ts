import { text } from 'node:stream/consumers';
import { PasswordHashing } from './password.ts';
import { readSettings, SettingError } from './settings.ts';

/** `npm run hash-password`: reads a password from standard input, prints what ADMIN_PASSWORD_HASH takes. */
try {
  const given = (await text(process.stdin)).replace(/\r?\n$/, '');
  // The same bounds as for the setting itself.
  const { adminPassword = '' } = readSettings({ ADMIN_PASSWORD: given || ' ' });
  process.stdout.write(`${await new PasswordHashing().hash(adminPassword)}\n`);
} catch (reason) {
  if (!(reason instanceof SettingError)) throw reason;
  process.stderr.write(`${reason.message}\n`);
  process.exit(1);
}
