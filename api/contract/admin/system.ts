import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { offsiteFailures, offsiteKinds } from '../offsite.ts';
import { utcTime } from '../utc-time.ts';
import { concerns } from './concerns.ts';
import { audiences } from './roles.ts';

/**
 * `expiring`: it should have been renewed by now; `nameMismatch`: not for the host of SITE_URL; `missing`: no file yet; `unreadable`: a
 * file without a readable certificate.
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

export const siteCertificate = z.strictObject({
  state: z.enum(certificateStates),
  /** Null if it is missing or unreadable. */
  details: z.nullable(
    z.strictObject({
      /** Host names and addresses that it is valid for. */
      names: z.array(z.string()),
      /** The organization and the name of the authority. */
      issuer: z.string(),
      validFromUtc: utcTime,
      validUntilUtc: utcTime,
    }),
  ),
});
export type SiteCertificate = z.output<typeof siteCertificate>;

/** No paths or secret settings: the page may be shown to anyone who helps. */
export const system = z.strictObject({
  release: z.strictObject({
    version: z.string(),
    /** Null if it runs from its sources. */
    builtAtUtc: z.nullable(utcTime),
    startedAtUtc: utcTime,
  }),
  database: z.strictObject({
    bytes: z.int(),
    /** The write-ahead log, in bytes: what was stored since the last checkpoint. */
    logBytes: z.int(),
    /** In every folder, spam included. */
    messages: z.int(),
    applications: z.int(),
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
  /** Null without the setting TLS_CERTIFICATE: another proxy ends TLS, or none does. */
  certificate: z.nullable(siteCertificate),
  /** What needs attention, of backups, jobs and mail too; the most urgent first. */
  concerns: z.array(z.enum(concerns)),
});
export type System = z.output<typeof system>;

export const readSystem = {
  method: 'get',
  path: '/api/Admin/System',
  for: audiences.owner,
  summary:
    'What needs attention, the release, the database, its disk, the virus scanner and the certificate',
  response: { status: 200, body: system },
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

/** The copies in the off-site repository. Without path and login: a host at most. */
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
  /** The last visit, if it failed; it is repeated after an hour. */
  failed: z.nullable(z.strictObject({ atUtc: utcTime, why: z.enum(offsiteFailures) })),
  /** `failed`: the restored copy differs from the shipped one; `late`: none for eight days. */
  drillState: z.enum(['ok', 'none', 'late', 'failed']),
  /** The last drill, which restored the newest copy into an empty directory and compared it. `rows` if it succeeded. */
  drill: z.nullable(
    z.strictObject({
      ...{ atUtc: utcTime, madeAtUtc: z.nullable(utcTime) },
      ...{ why: z.nullable(z.enum(offsiteFailures)), rows: z.int() },
    }),
  ),
});
export type Offsite = z.output<typeof offsite>;

export const backups = z.strictObject({
  /** `late`: the newest is older than the schedule allows (by default a day). */
  state: z.enum(['ok', 'none', 'late', 'unreadable']),
  /** Verified when it was made, like every backup. */
  newest: z.nullable(z.strictObject({ madeAtUtc: utcTime, bytes: z.int() })),
  count: z.int(),
  totalBytes: z.int(),
  /** How many are retained: a new one replaces the oldest. */
  keep: z.int(),
  /** When the next automatic one is due; null if no schedule runs. */
  nextAtUtc: z.nullable(utcTime),
  /** One that was started by `makeBackup`. */
  running: z.nullable(
    z.strictObject({
      startedAtUtc: utcTime,
      copiedBytes: z.int(),
      /** The database's size: the copy may be smaller. */
      wholeBytes: z.int(),
    }),
  ),
  /** The last backup by `makeBackup` since the service started, if it failed; null after a success. */
  failed: z.nullable(z.strictObject({ atUtc: utcTime, why: z.enum(backupFailures) })),
  /** Null without BACKUP_TO. */
  offsite: z.nullable(offsite),
});
export type Backups = z.output<typeof backups>;

export const readBackups = {
  method: 'get',
  path: '/api/Admin/Backups',
  for: audiences.owner,
  summary: 'The last backup, and the one that is being made',
  response: { status: 200, body: backups },
} as const satisfies Call;

export const makeBackup = {
  method: 'post',
  path: '/api/Admin/Backups',
  for: audiences.owner,
  summary:
    'Start a backup, unless one is being made. It stays on the server; GET says when it is done',
  response: { status: 202, body: backups },
  errorResponses: ['tooMany'],
} as const satisfies Call;
