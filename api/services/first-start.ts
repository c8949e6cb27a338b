import { randomBytes } from 'node:crypto';
import { addAdmin, findAdmin, setConfiguredPassword } from '#db/queries/admin.ts';
import type { AdminRow } from '#db/schema.ts';
import type { Context } from '../context.ts';

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
  if (before && (await hashing.verify(before, adminPassword))) return undefined;
  return hashing.hash(adminPassword);
}

/** Straight to the terminal, whatever the log level: the password is told this once and kept as a hash. */
function announce(password: string): void {
  process.stdout.write(
    `\n  Admin password, shown this once: ${password}\n` +
      '  Log in at /admin. To choose your own, set ADMIN_PASSWORD (15 characters or more) and start again.\n\n',
  );
}
