import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { OffsiteKind } from '#contract/offsite.ts';
import {
  type Environment,
  offsiteKeepOf,
  SettingError,
  siteUrl,
  storageSettings,
} from '#contract/settings.ts';
import { parseGiven } from './given-settings.ts';

/** Holds the off-site service's state, restic's cache, and the drill's files. */
export const offsiteDirectory = 'db/offsite-state';

/** Passed to restic as one argument, never through a shell. */
const repository = z
  .string()
  .check(
    z.refine(
      (text) => /^(?:\/|(?:sftp|s3|rest):)[^\p{Cc}]+$/u.test(text) && placeOf(text) !== undefined,
      'must be an absolute path, sftp:user@host:/path, s3:https://host/bucket or rest:https://host/',
    ),
  );

const offsiteSchema = z.object({
  BACKUP_TO: z.optional(repository),
  BACKUP_PASSWORD: z.optional(
    z.string().check(z.minLength(15, 'must have at least 15 characters')),
  ),
  BACKUP_SSH_KEY: z.optional(
    z.string().check(z.regex(/^-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'must be a private key')),
  ),
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  OFFSITE_DIR: z._default(z.string(), offsiteDirectory),
  SITE_URL: siteUrl,
  ...storageSettings,
});

const secrets = [
  ...['BACKUP_PASSWORD', 'BACKUP_SSH_KEY'],
  ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
];

/**
 * Reads the settings of the off-site copies from environment variables, as `parseGiven` does.
 * @returns undefined without BACKUP_TO
 */
export function readOffsiteSettings(environment: Environment) {
  const values = parseGiven(offsiteSchema, environment, secrets);
  const { BACKUP_TO: repository, BACKUP_PASSWORD: password } = values;
  const place = repository && placeOf(repository);
  if (!repository || !place) return undefined;
  if (!password) throw new SettingError('BACKUP_PASSWORD is not set: BACKUP_TO needs it');
  return {
    repository,
    place,
    password,
    sshKey: values.BACKUP_SSH_KEY,
    awsKeyId: values.AWS_ACCESS_KEY_ID,
    awsSecret: values.AWS_SECRET_ACCESS_KEY,
    directory: resolve(values.OFFSITE_DIR),
    /** In each snapshot, so that another site is refused the same repository. */
    siteHost: new URL(values.SITE_URL).hostname,
    keep: offsiteKeepOf(values),
    /** Distinguishes repositories without their passwords. */
    mark: createHash('sha256').update(repository).digest('hex'),
  } as const;
}
export type OffsiteSettings = NonNullable<ReturnType<typeof readOffsiteSettings>>;

/** A repository's location, without path and login. */
export type OffsitePlace = { readonly kind: OffsiteKind; readonly host: string | null };

/** The location of a restic repository; undefined for an invalid one. */
export function placeOf(repository: string): OffsitePlace | undefined {
  if (repository.startsWith('/')) return { kind: 'directory', host: null };
  const [, kind = '', rest = ''] = /^(sftp|s3|rest):(.*)$/.exec(repository) ?? [];
  const host = kind === 'sftp' ? sshTargetOf(repository)?.host : urlHost(rest);
  return host ? { kind: kind as OffsiteKind, host } : undefined;
}

/** `https://host/…`, or for S3 also `host/…`. */
function urlHost(text: string): string | undefined {
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`);
  return url?.hostname || undefined;
}

/**
 * User and host, from `sftp:user@host:/path` or `sftp://user@host:port//path`. A name that ssh could read as an option
 * is refused.
 */
export function sshTargetOf(repository: string) {
  const short = /^sftp:(?:([^\s@/:]+)@)?([^\s@/:]+):(?!\/\/)./.exec(repository);
  const long = /^sftp:\/\/(?:([^\s@/:]+)@)?(\[[\da-f:.]+\]|[^\s@/:[\]]+)(?::(\d{1,5}))?\/./i.exec(
    repository,
  );
  const [, user, host, port] = long ?? short ?? [];
  if (!host || host.startsWith('-') || user?.startsWith('-')) return undefined;
  return { user, host: host.replace(/^\[|\]$/g, ''), port };
}
