import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import {
  type Environment,
  retentionOf,
  SettingError,
  siteUrl,
  statedSettingsOf,
  storageSettings,
  whole,
} from '#contract/settings.ts';
import { parseGiven } from '#db/settings/given-settings.ts';
import {
  backupSettings,
  backupsOf,
  databaseSettings,
  databaseUrlOf,
  dataDirectory,
} from '#db/settings/settings.ts';
import type { OutboxPlace } from '../mail/remote-outbox.ts';
import {
  mailSecrets,
  mailToken,
  noticeSettings,
  outboxOf,
  senderOf,
  senderSettings,
} from '../mail/settings.ts';

const mebibyte = 1024 * 1024;

const flag = z.pipe(
  z.enum(['on', 'off'], { error: 'must be on or off' }),
  z.transform((value) => value === 'on'),
);
/** Characters that no password field accepts: a line break, and the traces of a wrong encoding or a byte order mark. */
const untyped = /[\r\n\uFEFF\uFFFD]/;
/** A PHC string with its parameters in any order, a salt and a hash: a cut one would refuse every password. */
const argon2idHash =
  /^\$argon2id\$v=19(?:[$,][mtp]=\d{1,10}){3}\$[A-Za-z0-9+/]{8,128}\$[A-Za-z0-9+/]{8,128}$/;
/** No white space and no control characters: in a key they are a copying mistake. */
const oneWord = /^[^\s\p{Cc}]*$/u;
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
function isAddress(address: string): boolean {
  // Null for a port above 65535, and for an invalid address.
  const url = URL.parse(`tcp://${address}`);
  return url !== null && url.port !== '0';
}
/** A host name or address (IPv6 in brackets), and a port if it is not clamd's default. */
const scanner = z.pipe(
  z.string().check(
    z.refine((text) => {
      return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) && isAddress(text);
    }, 'must be a host or host:port'),
  ),
  z.transform((text) => {
    const { hostname, port } = new URL(`tcp://${text}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
  }),
);
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const logLevel = z._default(z.enum(levels, `must be one of ${levels.join(', ')}`), 'info');

/** Every setting by the name of its environment variable, with its default. `.env.example` explains each. */
export const settingsSchema = z.object({
  PORT: z._default(whole(0, 65_535), 8080),
  BIND: z._default(
    z.union([z.ipv4(), z.ipv6()], 'must be an address such as 0.0.0.0'),
    '127.0.0.1',
  ),
  SOCKET: z.optional(z.string()),
  SERVE_PAGES: z.optional(flag),
  DRAIN_SECONDS: z._default(whole(0, 60), 0),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(whole(0, 65_535)),
  METRICS_SOCKET: z.optional(z.string()),
  DATA_DIR: dataDirectory,
  ...databaseSettings,
  ...backupSettings,
  SITE_URL: siteUrl,
  HSTS_SUBDOMAINS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  TLS_CERTIFICATE: z.optional(z.string()),
  ADMIN_PASSWORD: z.optional(
    z.string().check(
      z.minLength(15, 'must have at least 15 characters'),
      z.maxLength(256, 'must have at most 256 characters'),
      z.refine((text) => !untyped.test(text), 'must be one line of text in UTF-8'),
    ),
  ),
  ADMIN_PASSWORD_HASH: z.optional(
    z.string().check(z.regex(argon2idHash, 'must be an argon2id hash ($argon2id$v=19$m=…)')),
  ),
  ADMIN_FACTOR_RESET: z.optional(
    z.string().check(z.maxLength(100, 'must have at most 100 characters')),
  ),
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  ...storageSettings,
  PUBLISHED_DIR: z.optional(z.string()),
  SESSION_IDLE_MINUTES: z._default(whole(1, 1440), 30),
  TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, 'must be the name of a time zone')),
    'Europe/Istanbul',
  ),
  QUOTA_MESSAGES_MIB: z._default(whole(1, 1_048_576), 512),
  QUOTA_CVS_MIB: z._default(whole(1, 1_048_576), 2048),
  TRUST_PROXY: z._default(whole(0, 10), 0),
  RATE_LIMITS: z._default(flag, true),
  CLAMAV_HOST: z.optional(scanner),
  PROOF_OF_WORK: z._default(
    z.enum(['auto', 'always', 'off'], 'must be auto, always or off'),
    'auto',
  ),
  GOOGLE_MAPS_KEY: z.optional(
    z.string().check(z.trim(), z.regex(oneWord, 'must hold no space and no control character')),
  ),
  ...noticeSettings,
  ACKNOWLEDGE: z._default(flag, false),
  ...senderSettings,
  LOG_LEVEL: logLevel,
});

const secrets = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'ADMIN_PASSWORD',
  'ADMIN_PASSWORD_HASH',
  'SESSION_SECRET',
  ...mailSecrets,
] as const;

/**
 * Reads the settings from environment variables, as `parseGiven` does.
 * @throws SettingError for the first setting that is wrong
 */
export function readSettings(environment: Environment) {
  const values = parseGiven(settingsSchema, environment, secrets);
  if (values.ADMIN_PASSWORD && values.ADMIN_PASSWORD_HASH) {
    throw new SettingError('ADMIN_PASSWORD and ADMIN_PASSWORD_HASH are both set; keep one');
  }
  const outbox = outboxOf(values);
  if (values.SMTP_URL && outbox) {
    const name = values.MAIL_SOCKET ? 'MAIL_SOCKET' : 'MAIL_PORT';
    throw new SettingError(`SMTP_URL and ${name} are both set: each mail would be sent twice`);
  }
  return {
    listen: values.SOCKET
      ? { path: resolve(values.SOCKET) }
      : { port: values.PORT, host: values.BIND },
    /**
     * The API behind a proxy that serves the pages. The proxy sets the security headers, since its own responses need
     * them too: in compose nginx, which reaches the API by a socket.
     */
    behindProxy: !(values.SERVE_PAGES ?? values.SOCKET === undefined),
    /** How long it still accepts requests after the stop signal, until no proxy sends any more. */
    drainMs: values.DRAIN_SECONDS * 1000,
    metrics: metricsAddress(values),
    dataDir: resolve(values.DATA_DIR),
    /** The PostgreSQL database; undefined for SQLite in `dataDir`. */
    databaseUrl: databaseUrlOf(values),
    /** For backups that the admin starts; a separate program makes scheduled ones. */
    backups: backupsOf(values),
    /** The published pages, which nginx reads. */
    publishedDir: resolve(values.PUBLISHED_DIR ?? join(values.DATA_DIR, 'published')),
    siteUrl: values.SITE_URL,
    stated: statedSettingsOf(values),
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    /** A PEM file that begins with the site's certificate. */
    certificate: values.TLS_CERTIFICATE === undefined ? undefined : resolve(values.TLS_CERTIFICATE),
    adminPassword: values.ADMIN_PASSWORD,
    adminPasswordHash: values.ADMIN_PASSWORD_HASH,
    /** A new value removes the first owner's factors beside the password. */
    adminFactorReset: values.ADMIN_FACTOR_RESET,
    sessionSecret: values.SESSION_SECRET,
    sessionHours: values.SESSION_HOURS,
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
    /** The company's time zone: it defines a day in the overview and on legal pages, and the time of interviews. */
    timeZone: values.TIME_ZONE,
    retention: retentionOf(values),
    /** Limits of what visitors may store: the texts of messages, and applications with their CVs. */
    quotaBytes: {
      messages: values.QUOTA_MESSAGES_MIB * mebibyte,
      cvs: values.QUOTA_CVS_MIB * mebibyte,
    },
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS,
    /** A ClamAV daemon that scans each CV before it can be opened. */
    virusScanner: values.CLAMAV_HOST,
    /** `auto`: only under pressure (pressure.ts). */
    proofOfWork: values.PROOF_OF_WORK,
    /** Not secret: every visitor who opens the map gets it. */
    googleMapsKey: values.GOOGLE_MAPS_KEY || undefined,
    notices: {
      ...{ siteUrl: values.SITE_URL, timeZone: values.TIME_ZONE },
      /** Recipients of notices. */
      notified: {
        messages: values.NOTIFY_MESSAGES,
        applications: values.NOTIFY_APPLICATIONS,
        operator: values.NOTIFY_OPERATOR,
      },
      content: values.NOTIFY_CONTENT,
      language: values.NOTIFY_LANGUAGE,
      acknowledges: values.ACKNOWLEDGE,
    },
    /** The mail server; undefined without one, or if a separate mail service uses the socket. */
    mail: senderOf(values),
    outbox,
    logLevel: values.LOG_LEVEL,
  } as const;
}

const outboxPlace = z.object({
  MAIL_SOCKET: z._default(z.string(), '/run/mail/outbox.sock'),
  /** `host:port` of an API that is not on the socket. */
  MAIL_API: z.optional(
    z
      .string()
      .check(
        z.refine((text) => /^[\w.-]+:\d{1,5}$/.test(text) && isAddress(text), 'must be host:port'),
      ),
  ),
  ...mailToken,
});

/**
 * Where the mail service finds the API's outbox: read apart, since it reports there which other setting is invalid.
 * @throws SettingError
 */
export function readOutboxPlace(environment: Environment): OutboxPlace {
  const values = parseGiven(outboxPlace, environment, secrets);
  return values.MAIL_API
    ? { url: `http://${values.MAIL_API}`, token: values.MAIL_TOKEN }
    : { socketPath: resolve(values.MAIL_SOCKET), token: values.MAIL_TOKEN };
}

const senderSchema = z.object({
  ...senderSettings,
  /** A file whose time is that of the last request for mail: compose's health check reads it. */
  HEARTBEAT: z.optional(z.string()),
  LOG_LEVEL: logLevel,
});

/**
 * Reads the settings of the mail service, as `readSettings` does.
 * @throws SettingError for the first setting that is wrong
 */
export function readSenderSettings(environment: Environment) {
  const values = parseGiven(senderSchema, environment, secrets);
  return {
    mail: senderOf(values),
    heartbeat: values.HEARTBEAT,
    logLevel: values.LOG_LEVEL,
  } as const;
}

/**
 * Where Prometheus reads the metrics: a socket, else a port, by default on the loopback interface, else nowhere. Never
 * the site's own address, which visitors can reach.
 */
function metricsAddress(values: z.output<typeof settingsSchema>) {
  const { METRICS_SOCKET: socket, METRICS_PORT: port, METRICS_HOST: host } = values;
  if (socket !== undefined) return { path: resolve(socket) };
  return port === undefined ? undefined : { port, host };
}

export type Settings = ReturnType<typeof readSettings>;
