import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lasting, makeCertificate } from '../support/stack/certificate.ts';

const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});
function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'certificates-'));
  homes.push(home);
  return home;
}

const made = makeCertificate(newHome(), 'site.test');
const key = readFileSync(made.key, 'utf8');
/** By the days that they last: each takes two programs to make. */
const certificates = new Map<number, string>();
const certificateFor = (days: number) =>
  certificates.getOrInsertComputed(days, () => readFileSync(lasting(made, days).file, 'utf8'));

/**
 * The image's script with its directories under one of its own, and a program in the place of certbot that has just
 * been issued a certificate. tests/faults/https.ts runs it with the real one.
 */
function startPlace() {
  const home = newHome();
  const [state, tls, shown, programs] = ['state', 'tls', 'public', 'programs'].map((name) => {
    mkdirSync(join(home, name));
    return join(home, name);
  }) as [string, string, string, string];
  const live = join(state, 'live/site.test');
  mkdirSync(live, { recursive: true });
  const script = readFileSync('web/nginx/https/certificates.sh', 'utf8')
    .replaceAll('/tmp/', `${home}/`)
    .replace('state=/certificates', `state=${state}`)
    .replace('tls=/run/tls ', `tls=${tls} `)
    .replace('public=/run/tls-public', `public=${shown}`);
  writeFileSync(join(home, 'certificates.sh'), script);
  writeFileSync(join(programs, 'certbot'), '#!/bin/sh\nexit $CERTBOT_ENDS\n', {
    mode: 0o755,
  });
  copyFileSync(made.key, join(live, 'privkey.pem'));
  return {
    home,
    live,
    bundle: join(tls, 'site.test.pem'),
    shown: join(shown, 'site.test.pem'),
    /** As the authority: the leaf, then a certificate of its own. */
    issue(days: number): string {
      const chain = certificateFor(days) + certificateFor(400);
      writeFileSync(join(live, 'fullchain.pem'), chain);
      return chain;
    },
    run(words: string[], settings: Record<string, string> = {}) {
      // Ends what the script has started too: without a word it waits in `sleep`, with one it ends.
      const limit = words.length > 0 ? '60' : '3';
      return spawnSync('timeout', [limit, 'sh', join(home, 'certificates.sh'), ...words], {
        encoding: 'utf8',
        env: {
          PATH: `${programs}:${process.env.PATH}`,
          ...{ DOMAIN: 'site.test', ACME_SERVER: 'none', CERTBOT_ENDS: '0' },
          ...settings,
        },
      });
    },
  };
}

test('nginx gets the chain with its key; the API gets the chain alone, in a file that its user may read', () => {
  const place = startPlace();
  for (const days of [90, 120]) {
    const chain = place.issue(days);
    const { status, stdout, stderr } = place.run(['now']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^The certificate of site\.test is in place, valid until .* GMT\n$/);
    expect(readFileSync(place.bundle, 'utf8')).toBe(chain + key);
    expect(statSync(place.bundle).mode & 0o077).toBe(0);
    expect(readFileSync(place.shown, 'utf8')).toBe(chain);
    expect(statSync(place.shown).mode & 0o777).toBe(0o644);
  }
});

test('one of 90, 64, 45 and 6 days is due 30, 21, 15 and 3 days before its end', () => {
  const place = startPlace();
  const plan = join(place.home, 'state/renewal/site.test.conf');
  mkdirSync(join(place.home, 'state/renewal'));
  writeFileSync(plan, '# renew_before_expiry = 30 days\nversion = 4.0.0\n[renewalparams]\n');
  for (const [days, hours] of [
    [90, 720],
    [90, 720],
    [64, 512],
    [45, 360],
    [6, 72],
  ] as const) {
    place.issue(days);
    expect(place.run(['now'])).toMatchObject({ status: 0, stderr: '' });
    const planned = `renew_before_expiry = ${hours} hours\nversion = 4.0.0\n[renewalparams]\n`;
    expect(readFileSync(plan, 'utf8')).toBe(planned);
  }
});

test('a service that starts with a certificate and a new, empty volume gives the API the chain, also if no authority answers', () => {
  const place = startPlace();
  const chain = place.issue(90);
  place.run(['now']);
  rmSync(place.shown);
  const { stdout } = place.run([], { CERTBOT_ENDS: '1' });
  expect(stdout).toContain('could not be renewed');
  expect(readFileSync(place.shown, 'utf8')).toBe(chain);
});

test('the API’s copy is made again when the certificate has not changed', () => {
  const place = startPlace();
  const chain = place.issue(90);
  place.run(['now']);
  rmSync(place.shown);
  expect(place.run(['now']).status).toBe(0);
  expect(readFileSync(place.shown, 'utf8')).toBe(chain);
});

test('a file of certbot’s that is missing replaces neither nginx’s file nor the API’s', () => {
  const place = startPlace();
  const chain = place.issue(90);
  place.run(['now']);
  place.issue(120);
  rmSync(join(place.live, 'privkey.pem'));
  expect(place.run(['now']).status).toBe(1);
  expect(readFileSync(place.bundle, 'utf8')).toBe(chain + key);
  expect(readFileSync(place.shown, 'utf8')).toBe(chain);
});

test('if the API’s copy cannot be written, nginx gets the certificate all the same, and the log says so', () => {
  const place = startPlace();
  const chain = place.issue(90);
  mkdirSync(`${place.shown}.new`);
  const { status, stdout } = place.run(['now']);
  expect(status).toBe(0);
  expect(stdout).toContain('The end of the certificate is unknown to the API');
  expect(readFileSync(place.bundle, 'utf8')).toBe(chain + key);
  expect(existsSync(place.shown)).toBe(false);
});
