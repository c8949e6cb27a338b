import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#api/process/settings.ts';
import { builtSettings, readStatedSettings, SettingError } from '#contract/settings.ts';
import { readBackupSettings } from '#db/settings/settings.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';

const password = 'fifteen letters';
const secret = 's'.repeat(32);
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
const rsaKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const dkimKey = rsaKey.export(pkcs8).toString();
const hash = `$argon2id$v=19$m=19456,t=2,p=1$${'c'.repeat(22)}$${'h'.repeat(43)}`;

test('each setting has its documented default', () => {
  expect(readSettings({})).toEqual({
    listen: { port: 8080, host: '127.0.0.1' },
    behindProxy: false,
    drainMs: 0,
    dataDir: resolve('db/data'),
    backups: { backupDir: resolve('db/backups'), hours: 24, keep: 14 },
    publishedDir: resolve('db/data/published'),
    siteUrl: 'http://localhost:8080',
    hstsSubdomains: 'on',
    stated: builtSettings,
    databaseUrl: undefined,
    certificate: undefined,
    adminPassword: undefined,
    adminPasswordHash: undefined,
    sessionSecret: undefined,
    sessionHours: 8,
    sessionIdleMinutes: 30,
    timeZone: 'Europe/Istanbul',
    retention: {
      messages: { count: 24, unit: 'months' },
      spam: { count: 30, unit: 'days' },
      rejected: { count: 12, unit: 'months' },
      undecided: { count: 25, unit: 'months' },
      pool: { count: 24, unit: 'months' },
      trash: { count: 7, unit: 'days' },
      audit: { count: 24, unit: 'months' },
    },
    quotaBytes: { messages: 512 * 1024 ** 2, cvs: 2048 * 1024 ** 2 },
    trustProxy: 0,
    rateLimits: true,
    virusScanner: undefined,
    proofOfWork: 'auto',
    googleMapsKey: undefined,
    notices: {
      siteUrl: 'http://localhost:8080',
      timeZone: 'Europe/Istanbul',
      notified: { messages: [], applications: [], operator: [] },
      ...{ content: 'summary', language: 'tr', acknowledges: false },
    },
    mail: undefined,
    outbox: undefined,
    logLevel: 'info',
  });
});

test('each setting is read from its variable', () => {
  const given = {
    ...{ PORT: '0', BIND: '::1', DATA_DIR: '/data', SITE_URL: 'https://www.gokhat.example' },
    ...{ ADMIN_PASSWORD: password, SESSION_SECRET: secret, SESSION_HOURS: '1' },
    ...{ SESSION_IDLE_MINUTES: '15', TIME_ZONE: 'Europe/Berlin', RETENTION_SPAM_DAYS: '7' },
    ...{ RETENTION_MESSAGES_MONTHS: '6', RETENTION_APPLICATIONS_MONTHS: '4' },
    ...{
      RETENTION_AUDIT_MONTHS: '36',
      RETENTION_TRASH_DAYS: '3',
      RETENTION_UNDECIDED_MONTHS: '18',
      RETENTION_POOL_MONTHS: '48',
      QUOTA_MESSAGES_MIB: '64',
      QUOTA_CVS_MIB: '128',
    },
    ...{ TRUST_PROXY: '2', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', GOOGLE_MAPS_KEY: 'AIza_-9' },
    HSTS_SUBDOMAINS: 'off',
    ...{ PUBLISHED_DIR: '/published', CLAMAV_HOST: 'scanner:3311', PROOF_OF_WORK: 'always' },
    ...{ BACKUP_DIR: '/copies', BACKUP_HOURS: '6', BACKUP_KEEP: '3' },
    ...{ NOTIFY_MESSAGES: 'info@gokhat.example', NOTIFY_APPLICATIONS: 'careers@gokhat.example' },
    NOTIFY_OPERATOR: 'one@gokhat.example, two@gokhat.example',
    ...{ NOTIFY_CONTENT: 'none', NOTIFY_LANGUAGE: 'en', ACKNOWLEDGE: 'on' },
    ...{ SMTP_URL: 'smtps://mail.gokhat.example', MAIL_FROM: 'site@gokhat.example' },
    ...{ DKIM_SELECTOR: 'site', DKIM_KEY: dkimKey },
  };
  expect(readSettings(given)).toEqual({
    listen: { port: 0, host: '::1' },
    behindProxy: false,
    drainMs: 0,
    dataDir: '/data',
    backups: { backupDir: '/copies', hours: 6, keep: 3 },
    publishedDir: '/published',
    siteUrl: 'https://www.gokhat.example',
    hstsSubdomains: 'off',
    stated: readStatedSettings(given),
    adminPassword: password,
    adminPasswordHash: undefined,
    sessionSecret: secret,
    sessionHours: 1,
    sessionIdleMinutes: 15,
    timeZone: 'Europe/Berlin',
    retention: {
      messages: { count: 6, unit: 'months' },
      spam: { count: 7, unit: 'days' },
      rejected: { count: 4, unit: 'months' },
      undecided: { count: 19, unit: 'months' },
      pool: { count: 48, unit: 'months' },
      trash: { count: 3, unit: 'days' },
      audit: { count: 36, unit: 'months' },
    },
    quotaBytes: { messages: 64 * 1024 ** 2, cvs: 128 * 1024 ** 2 },
    trustProxy: 2,
    rateLimits: false,
    virusScanner: { host: 'scanner', port: 3311 },
    proofOfWork: 'always',
    googleMapsKey: 'AIza_-9',
    notices: {
      siteUrl: 'https://www.gokhat.example',
      timeZone: 'Europe/Berlin',
      notified: {
        messages: ['info@gokhat.example'],
        applications: ['careers@gokhat.example'],
        operator: ['one@gokhat.example', 'two@gokhat.example'],
      },
      ...{ content: 'none', language: 'en', acknowledges: true },
    },
    mail: {
      server: { host: 'mail.gokhat.example', port: 465, secure: true, login: undefined },
      from: 'site@gokhat.example',
      dkim: { domainName: 'gokhat.example', keySelector: 'site', privateKey: dkimKey },
    },
    outbox: undefined,
    logLevel: 'silent',
  });
  expect(readSettings({ CLAMAV_HOST: '[::1]' }).virusScanner).toEqual({ host: '::1', port: 3310 });
  expect(readSettings({ ADMIN_PASSWORD_HASH: hash }).adminPasswordHash).toBe(hash);
});

test('SOCKET replaces the port, and implies a proxy in front', () => {
  expect(readSettings({ SOCKET: '/run/api.sock' }).behindProxy).toBe(true);
  expect(readSettings({ SOCKET: '/run/api.sock', PORT: '80' }).listen).toEqual({
    path: '/run/api.sock',
  });
});

test('the site without an address of its own is at its port, on pages too', () => {
  const siteAt = (given: Record<string, string>) => {
    const { siteUrl, stated } = readSettings(given);
    expect(readStatedSettings(given).siteUrl).toBe(siteUrl);
    expect(stated.siteUrl).toBe(siteUrl);
    return siteUrl;
  };
  expect(siteAt({ PORT: '8091' })).toBe('http://localhost:8091');
  expect(siteAt({ PORT: '80', SITE_URL: '' })).toBe('http://localhost');
  // A free port, known once the service listens.
  expect(siteAt({ PORT: '0' })).toBe('http://localhost:8080');
  expect(siteAt({ PORT: '8091', SITE_URL: 'https://www.gokhat.example' })).toBe(
    'https://www.gokhat.example',
  );
  expect(() => readSettings({ PORT: '65536' })).toThrow(/^PORT must be/);
});

test('an empty variable counts as unset, and unknown ones are ignored', () => {
  const empty = { PORT: '', SITE_URL: '', ADMIN_PASSWORD: '', LOG_LEVEL: '', HOME: '/root' };
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test('the byte order mark of an .env file does not lose its first line', () => {
  expect(readSettings({ '\uFEFFSESSION_HOURS': '9' }).sessionHours).toBe(9);
});

test('blanks around a maps key are trimmed, and only blanks count as unset', () => {
  expect(readSettings({ GOOGLE_MAPS_KEY: ' AIza_-9\n' }).googleMapsKey).toBe('AIza_-9');
  expect(readSettings({ GOOGLE_MAPS_KEY: '  ' }).googleMapsKey).toBeUndefined();
});

test.each([
  ['PORT', ['http', '-1', '65536', '80.5', '1e3', '0x50', ' 80', '99999999999']],
  ['BIND', ['localhost', '127.0.0', '0.0.0.0:80', '[::1]', '10.0.0.0/8']],
  ['SITE_URL', ['other.example', '//other.example', 'ftp://other.example', 'http:']],
  ['SITE_URL', ['https://other.example/', 'https://other.example/tr', 'https://a.example?x']],
  ['SITE_URL', ['https://user:pass@other.example', 'https://OTHER.example', 'javascript:0']],
  ['ADMIN_PASSWORD', ['fourteen chars', 'x'.repeat(257)]],
  [
    'ADMIN_PASSWORD',
    ['mavi kedi sabah\ndokuzda', '\uFEFFmavi kedi sabah', 'Şakir \uFFFD kedi sabah'],
  ],
  ['ADMIN_PASSWORD_HASH', ['a password', '$2b$12$abc', '$argon2i$v=19$m=1,t=1,p=1$c$h']],
  ['ADMIN_PASSWORD_HASH', [hash.slice(0, 30), hash.slice(0, -43)]],
  ['SESSION_SECRET', ['s'.repeat(31)]],
  ['SESSION_HOURS', ['0', '721', '-8', '1.5', 'eight', '8h']],
  ['SESSION_IDLE_MINUTES', ['0', '1441', 'half an hour']],
  ['TIME_ZONE', ['Istanbul', 'UTC+3', '../etc']],
  ['RETENTION_MESSAGES_MONTHS', ['0', '1201', '2 years']],
  ['RETENTION_SPAM_DAYS', ['0', '3651', '30d']],
  ['RETENTION_APPLICATIONS_MONTHS', ['0', '-1']],
  ['RETENTION_UNDECIDED_MONTHS', ['0', '1200']],
  ['RETENTION_POOL_MONTHS', ['0', '1201']],
  ['RETENTION_TRASH_DAYS', ['0', '31']],
  ['RETENTION_AUDIT_MONTHS', ['0', 'ever']],
  ['TRUST_PROXY', ['true', '-1', '11', 'loopback']],
  ['RATE_LIMITS', ['yes', 'ON', '0', 'false']],
  ['CLAMAV_HOST', ['two words', 'tcp://scanner:3310', 'scanner:99999', 'scanner:0', '[::1::]']],
  ['PROOF_OF_WORK', ['on', 'AUTO', '1', 'never']],
  ['GOOGLE_MAPS_KEY', ['two words', 'a\tkey-with-a-tab', 'a\nsecond-line', 'a-key\u0000-cut']],
  ['LOG_LEVEL', ['loud', 'INFO', '30']],
])('a bad %s is refused in one line that names it and never its value: %j', (name, values) => {
  for (const value of values) {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name} [^\n]+$`));
    // A value this short may occur in any text.
    if (value.length > 4) expect(read).not.toThrow(value);
  }
});

test('backup settings are read from the same variables, with the same errors', () => {
  const defaults = { dataDir: resolve('db/data'), backupDir: resolve('db/backups') };
  expect(readBackupSettings({ BACKUP_KEEP: '', HOME: '/root' })).toEqual({
    ...defaults,
    keep: 14,
    hours: 24,
  });
  const given = { DATA_DIR: '/data', BACKUP_DIR: '/backups', BACKUP_KEEP: '1', BACKUP_HOURS: '0' };
  expect(readBackupSettings(given)).toEqual({
    dataDir: '/data',
    backupDir: '/backups',
    keep: 1,
    hours: 0,
  });
  for (const [name, values] of [
    ['BACKUP_KEEP', ['0', '1001', 'all']],
    ['BACKUP_HOURS', ['-1', '721', 'daily', '0.5']],
  ] as const) {
    for (const value of values) {
      const read = () => readBackupSettings({ [name]: value });
      expect(read).toThrow(SettingError);
      expect(read).toThrow(new RegExp(`^${name} must be a whole number [^\n]+$`));
    }
  }
});

test.each(['plain', '50%off', 'of%41ny', '100% güvenli', "all:of@it/?#[]%ff'"])(
  'the password of the database may hold any character when it is apart: %s',
  (given) => {
    const environment = { DATABASE_URL: 'postgres://site@db/site', DATABASE_PASSWORD: given };
    const { databaseUrl: connectionString } = readSettings(environment);
    const { password: used, host } = new pg.Client({ connectionString });
    expect({ used, host }).toEqual({ used: given, host: 'db' });
  },
);

test.each([
  'application_name=other',
  'sslmode=require&options=-c%20statement_timeout%3D0',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'query_timeout=1',
])('an address of the database that replaces what the site sets is refused: %s', (parameters) => {
  const environment = { DATABASE_URL: `postgres://site@db/site?${parameters}` };
  for (const read of [readSettings, readBackupSettings]) {
    expect(() => read(environment)).toThrow(/^DATABASE_URL must not set application_name[^\n]+$/);
  }
});

test('an address of the database may say how its connections are encrypted', () => {
  const DATABASE_URL = 'postgres://site@db/site?sslmode=verify-full&channel_binding=require';
  expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test('a password of the database without its address is refused', () => {
  const read = () => readSettings({ DATABASE_PASSWORD: password });
  expect(read).toThrow(/^DATABASE_PASSWORD is set without DATABASE_URL$/);
});

test('a password may be set in plain or as a hash, not both', () => {
  const both = { ADMIN_PASSWORD: password, ADMIN_PASSWORD_HASH: hash };
  expect(() => readSettings(both)).toThrow(/^ADMIN_PASSWORD and ADMIN_PASSWORD_HASH /);
});

describe('a secret in a file', () => {
  test('is read without its line end; its own variable has precedence', async () => {
    await using directory = await temporaryDirectory();
    const write = async (name: string, text: string) => {
      const file = join(directory.path, name);
      await writeFile(file, text);
      return file;
    };
    const files = {
      ADMIN_PASSWORD_FILE: await write('password', `${password}\n`),
      SESSION_SECRET_FILE: await write('secret', `${secret}\r\n`),
    };
    expect(readSettings(files)).toMatchObject({ adminPassword: password, sessionSecret: secret });
    const own = { ...files, ADMIN_PASSWORD: 'one that counts more' };
    expect(readSettings(own).adminPassword).toBe('one that counts more');
    const hashFile = { ADMIN_PASSWORD_HASH_FILE: await write('hash', hash) };
    expect(readSettings(hashFile).adminPasswordHash).toBe(hash);
  });

  test.each(['ADMIN_PASSWORD', 'ADMIN_PASSWORD_HASH', 'SESSION_SECRET'])(
    'stops with a line that names %s_FILE where it cannot be read',
    (name) => {
      const read = () => readSettings({ [`${name}_FILE`]: '/nowhere/secret' });
      expect(read).toThrow(SettingError);
      expect(read).toThrow(new RegExp(`^${name}_FILE [^\n]+$`));
    },
  );

  test('keeps spaces around a password, and is refused if it is empty', async () => {
    await using directory = await temporaryDirectory();
    const file = join(directory.path, 'password');
    await writeFile(file, `  ${password} \n`);
    expect(readSettings({ ADMIN_PASSWORD_FILE: file }).adminPassword).toBe(`  ${password} `);
    await writeFile(file, '\n');
    expect(() => readSettings({ ADMIN_PASSWORD_FILE: file })).toThrow(
      /^ADMIN_PASSWORD_FILE names an empty file$/,
    );
  });

  test('is read only for secrets', () => {
    expect(readSettings({ PORT_FILE: '/nowhere/port' })).toEqual(readSettings({}));
  });
});
