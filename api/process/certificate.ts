import { X509Certificate } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { isIP } from 'node:net';
import type { Logger } from 'pino';
import type { SiteCertificate } from '#contract/admin/system.ts';
import { utc } from '../admin/utc.ts';
import type { Settings } from './settings.ts';

const shortLivedMs = 10 * 24 * 3_600_000;
/** In bytes. A chain with a hundred names takes some 12,000. */
const maxBytes = 65_536;
/** Let's Encrypt's limit, and more than a page can show. */
const maxNames = 100;

/**
 * The site's certificate, read at each use: that is rare, and the file is small. The service needs no key for that, and
 * should have no access to it.
 */
export class Certificate {
  readonly #settings: Pick<Settings, 'certificate' | 'siteUrl'>;
  readonly #log: Logger;
  #logged: SiteCertificate['state'] = 'ok';

  constructor(settings: Pick<Settings, 'certificate' | 'siteUrl'>, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  /**
   * The present state; null without the setting TLS_CERTIFICATE. Never throws, whatever the file. A state that is not
   * `ok` is logged once.
   * @param now in ms since the Unix epoch
   */
  read(now: number = Date.now()): SiteCertificate | null {
    const { certificate: file, siteUrl } = this.#settings;
    if (file === undefined) return null;
    let reason: unknown;
    let certificate: SiteCertificate;
    try {
      // The first certificate is the site's own; the authority's follow (RFC 8555, section 7.4.2).
      const leaf = new X509Certificate(readStart(file));
      certificate = stateOf(leaf, new URL(siteUrl).hostname, now);
    } catch (err) {
      reason = err;
      const isMissing = (err as NodeJS.ErrnoException).code === 'ENOENT';
      certificate = { state: isMissing ? 'missing' : 'unreadable', details: null };
    }
    this.#logOnce(certificate, reason);
    return certificate;
  }

  #logOnce({ state, details }: SiteCertificate, err: unknown): void {
    if (state === this.#logged) return;
    this.#logged = state;
    if (state === 'ok') this.#log.info(details, 'the certificate is in order');
    else this.#log.warn({ state, ...details, err }, 'the certificate needs attention');
  }
}

/** Synchronous: in Node's thread pool the call would wait behind password hashing. */
function readStart(file: string): string {
  // Opening a pipe would wait for its writer.
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!fstatSync(descriptor).isFile()) throw new Error('it is not a file');
    const bytes = Buffer.alloc(maxBytes);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, maxBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}

function stateOf(leaf: X509Certificate, host: string, now: number): SiteCertificate {
  const [from, until] = [leaf.validFromDate.getTime(), leaf.validToDate.getTime()];
  const { O: organization, CN: name } = leaf.toLegacyObject().issuer;
  return {
    state: judge({ from, until, isForHost: isFor(leaf, host) }, now),
    details: {
      names: namesOf(leaf).slice(0, maxNames),
      issuer: [organization, name].flat().filter(Boolean).join(' · '),
      validFromUtc: utc(from),
      validUntilUtc: utc(until),
    },
  };
}

type Judged = { readonly from: number; readonly until: number; readonly isForHost: boolean };

function judge({ from, until, isForHost }: Judged, now: number): SiteCertificate['state'] {
  if (until <= now) return 'expired';
  if (from > now) return 'notYetValid';
  if (!isForHost) return 'nameMismatch';
  return now >= renewalOverdue(from, until) ? 'expiring' : 'ok';
}

/**
 * When something is wrong if a certificate is still in use: half of the time for renewing it is over. It is due with a
 * third of its life left, or half of one under ten days (web/nginx/https/certificates.sh).
 * @returns ms since the Unix epoch, as `from` and `until`
 */
export function renewalOverdue(from: number, until: number): number {
  const life = until - from;
  return until - life / (life < shortLivedMs ? 4 : 6);
}

/** As browsers decide it: by the alternative names alone (RFC 6125, section 6.4). */
function isFor(leaf: X509Certificate, host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address)) return leaf.checkIP(address) !== undefined;
  return leaf.checkHost(host, { subject: 'never' }) !== undefined;
}

/** Node writes the alternative names as `DNS:a.test, IP Address:192.0.2.1`, an unusual one in quotes as JSON. */
function namesOf({ subjectAltName = '' }: X509Certificate): string[] {
  const listed = subjectAltName.matchAll(/(?:^|, )(?:DNS|IP Address):("(?:[^"\\]|\\.)*"|[^,"]*)/g);
  return [...listed].map(([, name = '']) => (name.startsWith('"') ? JSON.parse(name) : name));
}
