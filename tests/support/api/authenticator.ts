import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyOptions } from '#contract/admin/factors.ts';

/** User present, user verified, attested credential data (WebAuthn, section 6.1). */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

type Changes = {
  /** Of the page that asks; by default the site's own. */
  readonly origin?: string;
  readonly isVerified?: boolean;
};

/** An authenticator in software with one passkey (ES256), as a phone or a security key has it. */
export function newAuthenticator(siteUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { hostname, origin: own } = new URL(siteUrl);
  let uses = 0;

  const clientData = (type: string, { challenge }: PasskeyOptions, { origin = own }: Changes) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (attested: Buffer, { isVerified = true }: Changes) => {
    uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    const bits =
      flags.present |
      (isVerified ? flags.verified : 0) |
      (attested.length > 0 ? flags.attested : 0);
    return Buffer.concat([sha256(Buffer.from(hostname)), Buffer.from([bits]), counter, attested]);
  };

  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: response as { readonly clientDataJSON: string },
  });

  return {
    id: id.toString('base64url'),
    /** Makes the passkey: what `navigator.credentials.create` resolves with, as JSON. */
    create(options: PasskeyOptions, changes: Changes = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]);
      const length = Buffer.from([0, id.length]);
      const cose = Buffer.from(isoCBOR.encode(key));
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authenticatorData(attested, changes))],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, changes).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answers a challenge: what `navigator.credentials.get` resolves with, as JSON. */
    get(options: PasskeyOptions, changes: Changes = {}) {
      const client = clientData('webauthn.get', options, changes);
      const data = authenticatorData(Buffer.alloc(0), changes);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64url'));
}
