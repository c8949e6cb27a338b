import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** An invalid setting. The message is one line that names the setting, never its value. */
export class SettingError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

export const whole = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(from, `must be a whole number from ${from} to ${to}`),
          z.maximum(to, `must be a whole number from ${from} to ${to}`),
        ),
    ),
  );

/** Where the database is stored: the API and its backups must use the same directory. */
export const dataDirectory = z._default(z.string(), 'db/data');

const backupSchema = z.object({
  DATA_DIR: dataDirectory,
  BACKUP_DIR: z._default(z.string(), 'db/backups'),
  BACKUP_KEEP: z._default(whole(1, 1000), 14),
  BACKUP_HOURS: z._default(whole(0, 720), 24),
});

/** @throws SettingError for the first invalid value */
export function parseSettings<S extends z.ZodMiniObject>(schema: S, given: Environment) {
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingError(`${issue?.path.join('.')} ${issue?.message}`);
}

/**
 * Reads the settings of backup and restore from environment variables. An empty one counts as unset.
 * @throws SettingError for the first invalid setting
 */
export function readBackupSettings(environment: Environment) {
  const values = parseSettings(
    backupSchema,
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value)),
  );
  return {
    dataDir: resolve(values.DATA_DIR),
    backupDir: resolve(values.BACKUP_DIR),
    /** The number of backups to keep. */
    keep: values.BACKUP_KEEP,
    /** Between two scheduled backups; 0 turns the schedule off. */
    hours: values.BACKUP_HOURS,
  } as const;
}

export type BackupSettings = ReturnType<typeof readBackupSettings>;
