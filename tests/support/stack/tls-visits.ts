import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { Agent, request as requestOverTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';

/** A port of nginx on this machine. */
export type Port = { readonly port: number };
/** A port with TLS, and the authority of its certificate. */
export type TlsPort = Port & { readonly authority: string };

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/**
 * Requests a page of nginx by a host name that no resolver knows, on a new connection each time: over TLS if the port
 * has it, otherwise over plain HTTP.
 */
export async function visit(
  at: Port | TlsPort,
  name: string,
  path: string,
  { body, ...options }: RequestOptions & { readonly body?: string | Buffer } = {},
): Promise<Answer> {
  const asked = {
    ...{ host: '127.0.0.1', port: at.port, path, timeout: 10_000, ...options },
    headers: { Host: name, Connection: 'close', ...options.headers },
  };
  const outgoing =
    'authority' in at
      ? requestOverTls({
          ...{ ...asked, servername: name, ca: at.authority },
          agent: new Agent({ keepAlive: false, maxCachedSessions: 0 }),
        })
      : request(asked);
  outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within 10 s')));
  const [answer] = await once(outgoing.end(body), 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

export type Handshake = {
  readonly protocol: string | null;
  readonly application: string | false | null;
  readonly serial: string;
  /** As OpenSSL writes it: `Jan  5 12:00:00 2027 GMT`. */
  readonly validUntil: string;
};

/** Makes a TLS handshake only. @throws Error with a `code` if it fails */
export async function shakeHands(
  { port, authority }: TlsPort,
  name: string,
  options: ConnectionOptions = {},
): Promise<Handshake> {
  const socket = connect({
    ...{ host: '127.0.0.1', port, servername: name, ca: authority },
    ...options,
  });
  try {
    await once(socket, 'secureConnect');
    const { serialNumber, valid_to } = socket.getPeerCertificate();
    return {
      protocol: socket.getProtocol(),
      application: socket.alpnProtocol,
      serial: serialNumber,
      validUntil: valid_to,
    };
  } finally {
    socket.destroy();
  }
}

/** Expects the server, not the local library, to refuse TLS 1.0 and 1.1 (RFC 8996). */
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
