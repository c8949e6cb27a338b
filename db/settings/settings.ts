import { resolve } from 'node:path';
import * as z from 'zod/mini';
import {
  type Environment,
  SettingError,
  storageSettings,
  type Values,
} from '#contract/settings.ts';
import { parseGiven } from './given-settings.ts';
import { offsiteDirectory } from './offsite.ts';

/** The API and its backups must use the same directory. */
export const dataDirectory = z._default(z.string(), 'db/data');

/** Parameters of the address that pg would use instead of the site's own (postgres/pool.ts). */
const ownParameter =
  /^(?:application_name|options|client_encoding|replication|(?!connect).+_timeout)$/;
const hasOwnParameter = (address: string) =>
  [...(URL.parse(address)?.searchParams.keys() ?? [])].some((name) => ownParameter.test(name));

/** The address of a PostgreSQL database; its password may be separate, as a secret. */
export const databaseSettings = {
  DATABASE_URL: z.optional(
    z.string().check(
      z.refine(
        (text) => /^postgres(?:ql)?:\/\/./.test(text) && URL.canParse(text),
        'must be postgres://user:password@host:5432/name, with special characters percent-encoded',
      ),
      z.refine(
        (text) => !hasOwnParameter(text),
        'must not set application_name, options, client_encoding, replication or a timeout, as the site does',
      ),
    ),
  ),
  DATABASE_PASSWORD: z.optional(z.string()),
};

export const databaseSecrets = Object.keys(databaseSettings);

/**
 * The address with the password.
 * @throws SettingError for a password alone: the rows would be stored in a file, unexpectedly
 */
export function databaseUrlOf(values: Values<typeof databaseSettings>): string | undefined {
  const { DATABASE_URL: url, DATABASE_PASSWORD: password } = values;
  if (url === undefined && password) {
    throw new SettingError('DATABASE_PASSWORD is set without DATABASE_URL');
  }
  if (url === undefined || !password) return url;
  // A URL leaves `%` as it is, and pg would decode it.
  return Object.assign(new URL(url), { password: encodeURIComponent(password) }).href;
}

const { BACKUP_KEEP, BACKUP_HOURS } = storageSettings;
/**
 * Where backups are stored, how many, and where the program that ships them off-site reports its state. In compose the
 * API gets that directory, but not BACKUP_TO, which may hold a password.
 */
export const backupSettings = {
  BACKUP_DIR: z._default(z.string(), 'db/backups'),
  BACKUP_KEEP,
  BACKUP_HOURS,
  BACKUP_TO: z.optional(z.string()),
  OFFSITE_DIR: z.optional(z.string()),
};

const backupSchema = z.object({
  DATA_DIR: dataDirectory,
  ...databaseSettings,
  ...backupSettings,
});

/** Reads the settings of backup and restore from environment variables, as `parseGiven` does. */
export function readBackupSettings(environment: Environment) {
  const values = parseGiven(backupSchema, environment, databaseSecrets);
  return {
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: databaseUrlOf(values),
    ...backupsOf(values),
  } as const;
}

export function backupsOf(values: Values<typeof backupSettings>) {
  const { BACKUP_TO, OFFSITE_DIR = BACKUP_TO && offsiteDirectory } = values;
  return {
    backupDir: resolve(values.BACKUP_DIR),
    /** Number of backups that rotation leaves. */
    keep: values.BACKUP_KEEP,
    /** Between two scheduled backups; 0 turns the schedule off. */
    hours: values.BACKUP_HOURS,
    /** Undefined without off-site backups. */
    offsiteDir: OFFSITE_DIR && resolve(OFFSITE_DIR),
  } as const;
}

export type BackupSettings = ReturnType<typeof readBackupSettings>;
