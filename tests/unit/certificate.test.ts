import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Certificate } from '#api/process/certificate.ts';
import { siteCertificate } from '#contract/admin/system.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';
import { lasting, makeCertificate } from '#tests/support/stack/certificate.ts';
import { threadTime } from '#tests/support/thread-time.ts';

const directory = await temporaryDirectory();
afterAll(() => directory.remove());

const dayMs = 24 * 3_600_000;
const host = 'site.test';
const short = makeApart(host, 'www.site.test');
const long = lasting(short, 90);
const soon = lasting(short, 13, 90);
const pem = readFileSync(long.file, 'utf8');
const file = join(directory.path, 'read.pem');
const start = Date.now();

/** In a folder of its own: each call writes files of the same names. */
function makeApart(...names: string[]) {
  return makeCertificate(mkdtempSync(join(directory.path, 'made-')), ...names);
}

/** What is read of this text as the file. */
function read(text: string | Buffer, { now = Date.now(), siteUrl = `https://${host}` } = {}) {
  writeFileSync(file, text);
  const logged: unknown[] = [];
  const write = (what: unknown) => logged.push(what);
  const log = { info: write, warn: write } as never;
  const state = new Certificate({ certificate: file, siteUrl }, log).read(now);
  // Whatever was read, the answer that holds it is within the contract.
  return { ...siteCertificate.parse(state), logged };
}

test('a certificate is read with its names, its issuer and its term', () => {
  const { state, details, logged } = read(pem);
  expect(state).toBe('ok');
  expect(details?.names).toEqual([host, 'www.site.test']);
  expect(details?.issuer).toBe(host);
  const days = (Date.parse(details?.validUntilUtc ?? '') - start) / dayMs;
  expect(Math.round(days)).toBe(90);
  expect(Math.abs(Date.parse(details?.validFromUtc ?? '') - start)).toBeLessThan(60_000);
  expect(logged).toEqual([]);
});

test('without the setting nothing is read, and nothing logged', () => {
  const settings = { certificate: undefined, siteUrl: `https://${host}` };
  expect(new Certificate(settings, null as never).read()).toBeNull();
});

describe('the term', () => {
  const until = Date.parse(read(pem).details?.validUntilUtc ?? '');
  test.each([
    ['expired', 0],
    ['expired', -400 * dayMs],
    ['notYetValid', 91 * dayMs],
  ] as const)('%s, %i ms before the end', (state, before) => {
    expect(read(pem, { now: until - before }).state).toBe(state);
  });

  // Renewed with a third of the life left, or half of one under ten days.
  test.each([
    [90, 30],
    [64, 64 / 3],
    [45, 15],
    [6, 3],
  ])(
    'of %i days needs attention once half of the %d days for renewing it are over',
    (days, left) => {
      const text = readFileSync(lasting(short, days).file);
      const end = Date.parse(read(text).details?.validUntilUtc ?? '');
      const stateAt = (daysLeft: number) => read(text, { now: end - daysLeft * dayMs }).state;
      expect(stateAt(left)).toBe('ok');
      expect(stateAt(left / 2 + 0.01)).toBe('ok');
      expect(stateAt(left / 2 - 0.01)).toBe('expiring');
      expect(stateAt(0.01)).toBe('expiring');
    },
  );

  test('an end after 2049, which is written in another form, is read', () => {
    const decades = lasting(short, 40 * 365);
    const { state, details } = read(readFileSync(decades.file));
    expect(state).toBe('ok');
    expect(Date.parse(details?.validUntilUtc ?? '') - start).toBeGreaterThan(39 * 365 * dayMs);
  });
});

test.each([
  ['ok', 'https://site.test:8443'],
  ['ok', 'https://www.site.test'],
  ['nameMismatch', 'https://other.site.test'],
  ['nameMismatch', 'https://192.0.2.1'],
  ['nameMismatch', 'https://[2001:db8::1]'],
])('the certificate is %s for a site at %s', (state, siteUrl) => {
  expect(read(pem, { siteUrl }).state).toBe(state);
});

test('a wildcard covers one label, and the subject alone covers nothing', () => {
  const wild = lasting(makeApart('*.site.test'), 90);
  const text = readFileSync(wild.file);
  expect(read(text, { siteUrl: 'https://www.site.test' }).state).toBe('ok');
  expect(read(text, { siteUrl: 'https://a.www.site.test' }).state).toBe('nameMismatch');
  const bare = join(directory.path, 'bare.pem');
  const subject = ['-subj', `/O=Some, "quoted" organization/CN=${host}`, '-days', '90'];
  const key = ['-key', wild.key, '-out', bare];
  execFileSync('openssl', ['req', '-x509', ...subject, ...key], { stdio: 'ignore' });
  const { state, details } = read(readFileSync(bare));
  expect([state, details?.names]).toEqual(['nameMismatch', []]);
  expect(details?.issuer).toBe(`Some, "quoted" organization · ${host}`);
});

test('addresses are names too', () => {
  const numbered = join(directory.path, 'numbered.pem');
  const names = ['-addext', 'subjectAltName=IP:192.0.2.1,IP:2001:db8::1', '-subj', '/CN=x'];
  const key = ['-key', short.key, '-out', numbered, '-days', '90'];
  execFileSync('openssl', ['req', '-x509', ...names, ...key], { stdio: 'ignore' });
  const text = readFileSync(numbered);
  expect(read(text, { siteUrl: 'https://192.0.2.1' }).state).toBe('ok');
  const { state, details } = read(text, { siteUrl: 'https://[2001:db8::1]' });
  expect(state).toBe('ok');
  expect(details?.names).toEqual(['192.0.2.1', '2001:DB8:0:0:0:0:0:1']);
});

test('of a chain the first certificate counts, whatever follows or stands before it', () => {
  const other = readFileSync(lasting(makeApart('ca.test'), 400).file, 'utf8');
  expect(read(pem + other).details?.names).toEqual([host, 'www.site.test']);
  expect(read(other + pem).details?.names).toEqual(['ca.test']);
  const key = readFileSync(short.key, 'utf8');
  expect(read(`${key}subject=CN = site.test\r\n${pem.replaceAll('\n', '\r\n')}`).state).toBe('ok');
});

describe('what is no certificate is unreadable, and says why in the log', () => {
  const begin = '-----BEGIN CERTIFICATE-----\n';
  const end = '-----END CERTIFICATE-----\n';
  test.each<[string, string | Buffer]>([
    ['an empty file', ''],
    ['words', 'to be done\n'],
    ['bytes', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 131) % 256))],
    ['a key alone', readFileSync(short.key)],
    ['no content', begin + end],
    ['content that is no certificate', `${begin}${'A'.repeat(64)}\n${end}`],
    ['an end before the beginning', end + begin],
    ['a gigabyte’s beginning', 'x'.repeat(3_000_000) + pem],
    ['thousands of beginnings', begin.repeat(3000)],
  ])('%s', async (_, text) => {
    const { result, ms } = await threadTime(() => read(text));
    const { state, details, logged } = result;
    expect([state, details]).toEqual(['unreadable', null]);
    expect(logged).toEqual([{ state: 'unreadable', err: expect.any(Error) }]);
    expect(ms).toBeLessThan(1000);
  });

  test('every half-written file, until the certificate is whole', () => {
    const whole = pem.trimEnd().length;
    for (let length = 0; length < whole; length += 7) {
      expect([length, read(pem.slice(0, length)).state]).toEqual([length, 'unreadable']);
    }
    expect(read(pem.slice(0, whole)).state).toBe('ok');
  });

  test('every certificate with a damaged character is read or not, and never throws', () => {
    const states = new Set<string>();
    for (let at = begin.length; at < pem.indexOf(end); at += 5) {
      states.add(read(`${pem.slice(0, at)}#${pem.slice(at + 1)}`).state);
    }
    expect(states).toContain('unreadable');
  });

  test('a directory, a pipe that nobody writes, a path through a file, a link to itself, and a device', () => {
    const pipe = join(directory.path, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const link = join(directory.path, 'link');
    symlinkSync(link, link);
    for (const path of [directory.path, pipe, `${short.file}/under`, link, '/dev/zero']) {
      const settings = { certificate: path, siteUrl: 'https://site.test' };
      const log = { warn() {} } as never;
      expect([path, new Certificate(settings, log).read()?.state]).toEqual([path, 'unreadable']);
    }
  });
});

test('a file that is not there yet is missing, also if its directory is', () => {
  for (const path of ['none.pem', 'none/none.pem'].map((name) => join(directory.path, name))) {
    const log = { warn() {} } as never;
    const settings = { certificate: path, siteUrl: 'https://site.test' };
    expect(new Certificate(settings, log).read()).toEqual({ state: 'missing', details: null });
  }
});

test('each state is logged when it begins, not at each question', () => {
  const logged: unknown[] = [];
  const log = {
    info: () => logged.push('ok'),
    warn: ({ state }: { state: string }) => logged.push(state),
  } as never;
  const place = join(directory.path, 'later');
  const later = join(place, 'later.pem');
  const certificate = new Certificate({ certificate: later, siteUrl: 'https://site.test' }, log);
  const twice = () => [certificate.read(), certificate.read()];
  twice();
  mkdirSync(place);
  writeFileSync(later, pem);
  twice();
  writeFileSync(later, '');
  twice();
  appendFileSync(later, readFileSync(soon.file));
  twice();
  expect(logged).toEqual(['missing', 'ok', 'unreadable', 'expiring']);
});
