import { createHmac, randomBytes } from 'node:crypto';
import { firstPasswordBytes, firstPasswordMark } from '#contract/admin/first-password.ts';
import { ownerId } from '#contract/admin/roles.ts';
import { passwordTexts } from '#contract/admin/weak-password.ts';
import type { Company } from '#contract/password-strength.ts';
import { SettingError } from '#contract/settings.ts';
import { addAdmin, findAdmin, resetFactors, setConfiguredPassword } from '#db/queries/admin.ts';
import { hasDevices } from '#db/queries/devices.ts';
import type { AdminRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { strengthOfPassword } from '../process/password-strength.ts';

/**
 * Creates the admin at the first start, with the password from the settings or a generated one, which is printed at each
 * start until it is used. A password changed later stays valid until the setting itself changes.
 * @throws SettingError when the password in the settings is easy to guess
 */
export async function ensureAdmin(context: Context): Promise<void> {
  const { db, hashing, settings } = context;
  const known = await findAdmin(db);
  const reset = settings.adminFactorReset;
  if (reset && known && reset !== known.factor_reset) {
    await resetFactors(db, reset);
    context.log.info('the second factors of the first owner were removed; every session has ended');
  }
  const configured = await newlyConfiguredHash(context, known);
  if (known && configured) {
    await setConfiguredPassword(db, configured);
    context.log.info('the admin password was set from the settings; its sessions have ended');
    return;
  }
  // Derived: only its hash is stored, and replicas must agree.
  const generated = firstPasswordFrom(context.sessionSecret);
  if (!known) {
    await addAdmin(db, {
      password_hash: configured ?? (await hashing.hash(generated)),
      configured_hash: configured ?? null,
      password_generated: configured ? 0 : 1,
    });
  }
  // Of another secret, or of a release that derived none: it is not known any more.
  const { password_generated, password_hash } = known ?? (await findAdmin(db)) ?? {};
  if (!password_generated || !password_hash || (await hasDevices(db, ownerId))) return;
  if (await hashing.verify(password_hash, generated)) announce(generated, settings.siteUrl);
}

function firstPasswordFrom(secret: string): string {
  const derived = createHmac('sha256', secret).update('first password').digest();
  return firstPasswordMark + derived.toString('hex', 0, firstPasswordBytes);
}

/** The hash that the settings ask for, or undefined if they have not changed. */
async function newlyConfiguredHash(
  { settings, hashing, company }: Context,
  known: AdminRow | undefined,
): Promise<string | undefined> {
  const before = known?.configured_hash;
  const { adminPassword, adminPasswordHash } = settings;
  if (adminPasswordHash) return adminPasswordHash === before ? undefined : adminPasswordHash;
  if (!adminPassword) return undefined;
  // Only a new password is checked: one that an earlier release accepted must not prevent the start.
  if (before && (await hashing.verify(before, adminPassword))) return undefined;
  await refuseWeak(adminPassword, company());
  return hashing.hash(adminPassword);
}

/** @throws SettingError when the password in ADMIN_PASSWORD is easy to guess */
export async function refuseWeak(adminPassword: string, company: Company): Promise<void> {
  const { level, weakness } = await strengthOfPassword(adminPassword, company);
  if (level !== 'weak') return;
  const why = weakness ? ` (${passwordTexts.en.weaknesses[weakness]})` : '';
  throw new SettingError(`ADMIN_PASSWORD is too easy to guess${why}; choose another`);
}

/** Generates a password that the first login must change. */
export function makePassword(): string {
  return firstPasswordMark + randomBytes(firstPasswordBytes).toString('hex');
}

/** Bypasses the log, whatever its level: the password is shown only here, and only its hash is stored. */
export function announce(password: string, siteUrl: string): void {
  process.stdout.write(
    `\n  Admin password for the first login: ${password}\n` +
      `  Log in at ${siteUrl}/admin with it; the page then asks for one of your own.\n\n`,
  );
}
