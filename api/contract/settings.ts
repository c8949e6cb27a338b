import * as z from 'zod/mini';
import type { RetentionRule } from './admin/data-protection.ts';

/** An invalid setting. The message is one line that names the setting, never its value. */
export class SettingError extends Error {
  /** The messages of all that are invalid. */
  readonly all: readonly string[];

  constructor(message: string, all: readonly string[] = [message]) {
    super(message);
    this.all = all;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The parsed values of a table of settings. */
export type Values<Settings extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<Settings>>;

export const whole = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  const number = z.number().check(z.minimum(from, error), z.maximum(to, error));
  const digits = z.string().check(z.regex(/^\d{1,9}$/, error));
  return z.pipe(digits, z.pipe(z.transform(Number), number));
};

/** The public origin of the site; at PORT of this machine, if that is set. */
export const siteUrl = z._default(
  z.string().check(
    z.refine((text) => {
      const url = URL.parse(text);
      return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
    }, 'must be an origin such as https://www.example.com, without a path or a trailing slash'),
  ),
  'http://localhost:8080',
);

/** How long data is stored: the services act on these settings, and pages state them. */
export const storageSettings = {
  SESSION_HOURS: z._default(whole(1, 720), 8),
  RETENTION_MESSAGES_MONTHS: z._default(whole(1, 1200), 24),
  RETENTION_SPAM_DAYS: z._default(whole(1, 3650), 30),
  RETENTION_APPLICATIONS_MONTHS: z._default(whole(1, 1200), 12),
  RETENTION_UNDECIDED_MONTHS: z._default(whole(1, 1199), 24),
  RETENTION_POOL_MONTHS: z._default(whole(1, 1200), 24),
  // At most `soonDays`: the preview counts everything in the trash.
  RETENTION_TRASH_DAYS: z._default(whole(1, 30), 7),
  RETENTION_AUDIT_MONTHS: z._default(whole(1, 1200), 24),
  BACKUP_KEEP: z._default(whole(1, 1000), 14),
  BACKUP_HOURS: z._default(whole(0, 720), 24),
  // Unset: as long as the backups on the machine.
  BACKUP_TO_KEEP_DAYS: z.optional(whole(1, 3650)),
  BACKUP_TO_KEEP_WEEKS: z._default(whole(0, 520), 0),
  BACKUP_TO_KEEP_MONTHS: z._default(whole(0, 120), 0),
};
type StorageValues = Values<typeof storageSettings>;

/** Node reads the byte order mark that some editors write at the start of an .env file as a part of the first name. */
export function withoutMark(environment: Environment): Environment {
  const unmarked = Object.entries(environment).map(
    ([name, value]) => [name.replace(/^\uFEFF/, ''), value] as const,
  );
  // The environment takes precedence over the file.
  return { ...Object.fromEntries(unmarked), ...environment };
}

/** What SITE_URL is by default, if a port is set; 0 is any free port. */
function addressAt(port: string | undefined) {
  const url = port && port !== '0' ? URL.parse(`http://localhost:${port}`) : null;
  return url && { SITE_URL: url.origin };
}

/**
 * @param environment an empty variable counts as unset
 * @throws SettingError for the first invalid value
 */
export function parseSettings<S extends z.ZodMiniObject>(schema: S, environment: Environment) {
  const set = Object.entries(withoutMark(environment)).filter(([, value]) => value);
  const given: Environment = Object.fromEntries(set);
  const result = z.safeParse(schema, { ...addressAt(given.PORT), ...given });
  if (result.success) return result.data;
  const all = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new SettingError(all[0] ?? '', all);
}

/** A duration; months are calendar months. */
export type Period = { readonly count: number; readonly unit: 'hours' | 'days' | 'months' };
export type RetentionPeriod = Period & { readonly unit: 'days' | 'months' };

/** Retention periods by rule. */
export function retentionOf(
  values: StorageValues,
): Readonly<Record<RetentionRule, RetentionPeriod>> {
  return {
    messages: { count: values.RETENTION_MESSAGES_MONTHS, unit: 'months' },
    spam: { count: values.RETENTION_SPAM_DAYS, unit: 'days' },
    rejected: { count: values.RETENTION_APPLICATIONS_MONTHS, unit: 'months' },
    // One month more, in which the admin sees that they are due.
    undecided: { count: values.RETENTION_UNDECIDED_MONTHS + 1, unit: 'months' },
    // Applications in the talent pool, counted from their consent.
    pool: { count: values.RETENTION_POOL_MONTHS, unit: 'months' },
    // Counted from when the record was moved there.
    trash: { count: values.RETENTION_TRASH_DAYS, unit: 'days' },
    audit: { count: values.RETENTION_AUDIT_MONTHS, unit: 'months' },
  };
}

type BackupPeriods = Pick<StorageValues, Extract<keyof StorageValues, `BACKUP_${string}`>>;

/** For how many days, weeks and months the off-site repository retains one copy each. A month has 31 days. */
export function offsiteKeepOf(values: BackupPeriods) {
  return {
    days: values.BACKUP_TO_KEEP_DAYS ?? localBackupDays(values),
    weeks: values.BACKUP_TO_KEEP_WEEKS,
    months: values.BACKUP_TO_KEEP_MONTHS,
  } as const;
}
export type OffsiteKeep = ReturnType<typeof offsiteKeepOf>;

/** Without a schedule, assumes one manual backup a day. */
function localBackupDays({ BACKUP_KEEP, BACKUP_HOURS }: BackupPeriods): number {
  return Math.ceil((BACKUP_KEEP * (BACKUP_HOURS || 24)) / 24);
}

/**
 * The age in days at which the last copy of a backup is deleted, here and off-site. The off-site settings count also
 * without BACKUP_TO, which may hold a password and is not given to the API.
 */
function backupDays(values: BackupPeriods): number {
  const { days, weeks, months } = offsiteKeepOf(values);
  return Math.max(localBackupDays(values), days, weeks * 7, months * 31);
}

/** How long data is stored. For backups, the age at which the last copy is deleted. */
export type StoragePeriods = Readonly<Record<RetentionRule | 'session' | 'backups', Period>>;

const statedSchema = z.object({ SITE_URL: siteUrl, ...storageSettings });

/** What pages state of the settings: the site's address and the storage periods. */
export type StatedSettings = { readonly siteUrl: string; readonly periods: StoragePeriods };

export function statedSettingsOf(values: z.output<typeof statedSchema>): StatedSettings {
  const session = { count: values.SESSION_HOURS, unit: 'hours' } as const;
  const backups = { count: backupDays(values), unit: 'days' } as const;
  return { siteUrl: values.SITE_URL, periods: { ...retentionOf(values), session, backups } };
}

/** @throws SettingError for the first invalid value */
export function readStatedSettings(environment: Environment): StatedSettings {
  return statedSettingsOf(parseSettings(statedSchema, environment));
}

/** What the built pages state: the build has no settings. A service with others writes the pages again. */
export const builtSettings = readStatedSettings({});
