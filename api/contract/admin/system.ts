import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { utcTime } from '../fields.ts';
import { offsiteFailures, offsiteKinds } from '../offsite.ts';

/**
 * `expiring`: within 14 days; `nameMismatch`: not for the host of SITE_URL; `missing`: there is no file yet;
 * `unreadable`: there is one, but no certificate can be read from it.
 */
export const certificateStates = [
  'ok',
  'expiring',
  'expired',
  'notYetValid',
  'nameMismatch',
  'missing',
  'unreadable',
] as const;

/** The certificate by which browsers recognize the site. */
export const siteCertificate = z.strictObject({
  state: z.enum(certificateStates),
  /** Null if it is missing or unreadable. */
  details: z.nullable(
    z.strictObject({
      /** The host names and addresses that it is for. */
      names: z.array(z.string()),
      /** The organization and the name of the authority. */
      issuer: z.string(),
      validFromUtc: utcTime,
      validUntilUtc: utcTime,
    }),
  ),
});
export type SiteCertificate = z.output<typeof siteCertificate>;

/** No path and no setting that is a secret: the page may be shown to anyone who helps. */
export const system = z.strictObject({
  release: z.strictObject({
    version: z.string(),
    /** Null if it was built outside a repository. */
    commit: z.nullable(z.string()),
    /** Null if it runs from its sources. */
    builtAtUtc: z.nullable(utcTime),
    node: z.string(),
    startedAtUtc: utcTime,
  }),
  database: z.strictObject({
    bytes: z.int(),
    /** The write-ahead log, in bytes: what was stored since the last checkpoint. */
    logBytes: z.int(),
    /** In every folder, spam included. */
    messages: z.int(),
    applications: z.int(),
    /** The name of the last migration. */
    schema: z.string(),
  }),
  /** Of the volume that holds the database. */
  disk: z.strictObject({
    freeBytes: z.int(),
    totalBytes: z.int(),
    /** Kept free for the admin: visitors cannot fill it. */
    reserveBytes: z.int(),
    /** `low`: soon full, or too little for a backup there; `full`: only the reserve is left, so forms are refused. */
    state: z.enum(['ok', 'low', 'full']),
  }),
  /** Null without a virus scanner. */
  scanner: z.nullable(z.strictObject({ isUp: z.boolean() })),
  /** Null if the service does not know where it is: a proxy of the operator's own ends TLS, or nothing does. */
  certificate: z.nullable(siteCertificate),
});
export type System = z.output<typeof system>;

export const readSystem = {
  method: 'get',
  path: '/api/Admin/System',
  summary: 'The release, the database, its disk, the virus scanner and the certificate',
  answer: { status: 200, body: system },
} as const satisfies Call;

/** Why a backup was not made: `busy` if a backup or restore was under way, `stopped` if the service stopped. */
export const backupFailures = [
  'busy',
  'full',
  'damaged',
  'notWritable',
  'stopped',
  'other',
] as const;

/** The copies in the off-site repository. No path and no login: a host at most. */
export const offsite = z.strictObject({
  /** `none`: nothing was shipped yet; `late`: the newest copy there is older than the schedule allows. */
  state: z.enum(['ok', 'none', 'late', 'unreadable']),
  /** Null before the first visit. */
  place: z.nullable(z.strictObject({ kind: z.enum(offsiteKinds), host: z.nullable(z.string()) })),
  /** `shippedAtUtc` is null for one that another machine shipped. */
  newest: z.nullable(
    z.strictObject({
      ...{ madeAtUtc: utcTime, shippedAtUtc: z.nullable(utcTime) },
      bytes: z.int(),
    }),
  ),
  count: z.int(),
  /** Whether a program ships each new backup. */
  isScheduled: z.boolean(),
  /** The last visit, if it failed. It is tried again in an hour. */
  failed: z.nullable(z.strictObject({ atUtc: utcTime, why: z.enum(offsiteFailures) })),
  /** `failed`: the newest copy did not come back as it was shipped; `late`: none was made for eight days. */
  drillState: z.enum(['ok', 'none', 'late', 'failed']),
  /** The last drill: the newest copy was restored into an empty place and compared. `rows` of one that succeeded. */
  drill: z.nullable(
    z.strictObject({
      ...{ atUtc: utcTime, madeAtUtc: z.nullable(utcTime) },
      ...{ why: z.nullable(z.enum(offsiteFailures)), rows: z.int() },
    }),
  ),
});
export type Offsite = z.output<typeof offsite>;

export const backups = z.strictObject({
  /** `none`: there is none; `late`: the newest is older than the schedule allows (by default a day). */
  state: z.enum(['ok', 'none', 'late', 'unreadable']),
  /** Verified when it was made, like every backup. */
  newest: z.nullable(z.strictObject({ madeAtUtc: utcTime, bytes: z.int() })),
  count: z.int(),
  totalBytes: z.int(),
  /** How many are kept: a new one replaces the oldest. */
  keep: z.int(),
  /** When the next automatic one is due; null if no schedule runs. */
  nextAtUtc: z.nullable(utcTime),
  /** One that was started by `makeBackup`. */
  running: z.nullable(
    z.strictObject({
      startedAtUtc: utcTime,
      copiedBytes: z.int(),
      /** The bytes of the database: the copy may end with fewer. */
      wholeBytes: z.int(),
    }),
  ),
  /** The last one that was started by `makeBackup` and failed, since the service started; null after a success. */
  failed: z.nullable(z.strictObject({ atUtc: utcTime, why: z.enum(backupFailures) })),
  /** Null without BACKUP_TO. */
  offsite: z.nullable(offsite),
});
export type Backups = z.output<typeof backups>;

export const readBackups = {
  method: 'get',
  path: '/api/Admin/Backups',
  summary: 'The last backup, and the one that is being made',
  answer: { status: 200, body: backups },
} as const satisfies Call;

export const makeBackup = {
  method: 'post',
  path: '/api/Admin/Backups',
  summary:
    'Start a backup, unless one is being made. It stays on the server; GET says when it is done',
  answer: { status: 202, body: backups },
  errorResponses: ['tooMany'],
} as const satisfies Call;
