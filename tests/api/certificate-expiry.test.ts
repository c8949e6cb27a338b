import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { type RunningApi, startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import { expired, lasting, makeCertificate } from '#tests/support/stack/certificate.ts';

const dayMs = 24 * 3_600_000;
const directory = await temporaryDirectory();
const file = join(directory.path, 'site.test.pem');
// Under https the tests could not log in without a proxy; only the host matters here.
const settings = { TLS_CERTIFICATE: file, SITE_URL: 'http://site.test', METRICS_PORT: '0' };
const api = await startApi(settings);
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await directory.remove();
});
const admin = await adminOf(api);

const ours = makeCertificate(directory.path, 'site.test', 'www.site.test');
const texts = {
  long: await readFile(lasting(ours, 90).file),
  longer: await readFile(lasting(ours, 120).file),
  soon: await readFile(lasting(ours, 13, 90).file),
  expired: await readFile(expired(ours).file),
};

beforeEach(() => rm(file, { recursive: true, force: true }));

/** As certificates.sh does. */
async function lay(text: Buffer | string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** What the system page, the notice above every page and the metrics say of it. */
async function seen() {
  const { certificate } = await admin.adminCall(calls.readSystem);
  const { certificate: counted } = await admin.adminCall(calls.readCounts);
  expect(counted).toBe(certificate?.state);
  return {
    ...certificate,
    ends: await scraped(api, 'expiry'),
    overdue: await scraped(api, 'renewal_overdue'),
  };
}

/** A time of the certificate, in seconds since the Unix epoch; undefined without the metric. */
async function scraped(
  { logged }: Pick<RunningApi, 'logged'>,
  which: 'expiry' | 'renewal_overdue',
): Promise<number | undefined> {
  const { port } = (await logged('ready')).metrics as { port: number };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const [, value] =
    new RegExp(`^site_certificate_${which}_timestamp_seconds (\\S+)$`, 'm').exec(text) ?? [];
  return value === undefined ? undefined : Number(value);
}

test('a certificate is missing until its file appears, and a renewed one is seen at once', async () => {
  expect(await seen()).toEqual({ state: 'missing', details: null, ends: 0, overdue: 0 });
  await lay(texts.long);
  const first = await seen();
  expect(first.state).toBe('ok');
  expect(first.details?.names).toEqual(['site.test', 'www.site.test']);
  const until = Date.parse(first.details?.validUntilUtc ?? '');
  expect(Math.round((until - Date.now()) / dayMs)).toBe(90);
  expect(first.ends).toBe(until / 1000);
  expect(first.overdue).toBe((until - 15 * dayMs) / 1000);
  await lay(texts.longer);
  const { ends = 0 } = await seen();
  expect(Math.round((ends - until / 1000) / (dayMs / 1000))).toBe(30);
});

test('one that was not renewed in time expires soon, and then has expired; the metrics have both times', async () => {
  await lay(texts.soon);
  const soon = await seen();
  expect(soon.state).toBe('expiring');
  expect(Math.round(((soon.ends ?? 0) * 1000 - Date.now()) / dayMs)).toBe(13);
  await lay(texts.expired);
  const { state, details, ends } = await seen();
  expect(state).toBe('expired');
  expect(details?.names).toEqual(['site.test', 'www.site.test']);
  expect(ends).toBeLessThan(Date.now() / 1000);
});

test('no answer names the file, and its key’s text is in no log', async () => {
  await lay(Buffer.concat([await readFile(ours.key), texts.soon]));
  expect((await seen()).state).toBe('expiring');
  expect(await (await admin.send(calls.readSystem)).text()).not.toContain(directory.path);
  expect(api.output()).not.toContain('PRIVATE KEY');
});

test('without the setting nothing is said of a certificate, and there is no metric of it', async () => {
  await using plain = await startApi({ METRICS_PORT: '0' });
  const { adminCall } = await adminOf(plain);
  expect((await adminCall(calls.readSystem)).certificate).toBeNull();
  expect((await adminCall(calls.readCounts)).certificate).toBeNull();
  expect(await scraped(plain, 'expiry')).toBeUndefined();
});
