import assert from 'node:assert/strict';
import { shakeHands, type TlsPort } from './visitor.ts';

/** TLS 1.0 and 1.1 (RFC 8996): the server itself must say no, not our own library. */
export async function refusesOldTls(tls: TlsPort, name: string): Promise<void> {
  for (const version of ['TLSv1', 'TLSv1.1'] as const) {
    // Without this level OpenSSL would not even try.
    const old = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
    const code = await shakeHands(tls, name, old).then(
      () => `${version} was accepted`,
      (reason) => reason.code,
    );
    assert.equal(code, 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
  }
}
