import { randomBytes } from 'node:crypto';
import { weaknessTexts } from '#contract/admin/weak-password.ts';
import { addAdmin, findAdmin, setConfiguredPassword } from '#db/queries/admin.ts';
import type { AdminRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { strengthOfPassword } from '../process/password-strength.ts';
import { SettingError } from '../process/settings.ts';

/** 20 bytes are 160 bits: nobody guesses it, and it is short enough to be typed once. */
const generatedPasswordBytes = 20;

/**
 * Makes sure that there is an admin: with the password that a setting gives, or with one that is made up
 * and told once, in the log. A password changed later stays, until the setting itself changes.
 */
export async function ensureAdmin(context: Context): Promise<void> {
  const { db, hashing } = context;
  const known = await findAdmin(db);
  const configured = await newlyConfiguredHash(context, known);
  if (known) {
    if (!configured) return;
    await setConfiguredPassword(db, configured);
    context.log.info('the admin password was set from the settings; every session has ended');
    return;
  }
  const made = configured ? undefined : randomBytes(generatedPasswordBytes).toString('base64url');
  await addAdmin(db, {
    password_hash: configured ?? (await hashing.hash(made ?? '')),
    configured_hash: configured ?? null,
    password_generated: made ? 1 : 0,
  });
  if (made) announce(made);
}

/** The hash that the settings ask for, unless it is the one they asked for before. */
async function newlyConfiguredHash(
  { settings, hashing }: Context,
  known: AdminRow | undefined,
): Promise<string | undefined> {
  const before = known?.configured_hash;
  const { adminPassword, adminPasswordHash } = settings;
  if (adminPasswordHash) return adminPasswordHash === before ? undefined : adminPasswordHash;
  if (!adminPassword) return undefined;
  // Looked at once, when it is new: a password set under an earlier release starts the service as before.
  if (before && (await hashing.verify(before, adminPassword))) return undefined;
  await refuseWeak(adminPassword);
  return hashing.hash(adminPassword);
}

/** @throws SettingError when the password that ADMIN_PASSWORD gives is easy to guess */
export async function refuseWeak(adminPassword: string): Promise<void> {
  const { level, weakness } = await strengthOfPassword(adminPassword);
  if (level !== 'weak') return;
  const why = weakness ? ` (${weaknessTexts[weakness].en})` : '';
  throw new SettingError(`ADMIN_PASSWORD is too easy to guess${why}; choose another`);
}

/** Straight to the terminal, whatever the log level: the password is told this once and kept as a hash. */
function announce(password: string): void {
  process.stdout.write(
    `\n  Admin password, shown this once: ${password}\n` +
      '  Log in at /admin with it; the page then asks for one of your own.\n\n',
  );
}
