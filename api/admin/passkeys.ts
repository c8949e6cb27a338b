import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyOptions } from '#contract/admin/factors.ts';
import type { PasskeyAnswer } from '#contract/admin/session.ts';
import { timeNow } from '#db/engine/clock.ts';
import type { Store } from '#db/engine/store.ts';
import { findRow, updateRow } from '#db/queries/rows.ts';
import type { Db, PasskeyRow, UserRow } from '#db/schema.ts';
import { Challenges, challengeMs } from '../http/challenges.ts';

/** WebAuthn's library takes 30 MB: it is loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');

type Deps = Pick<Store, 'db' | 'replicas'> & {
  readonly siteUrl: string;
  company(): { readonly shortName: string };
};

/** A passkey as a browser has made it. */
export type MadePasskey = Omit<PasskeyRow, 'user_id' | 'name'>;

/**
 * Passkeys (WebAuthn, level 3) of this site's origin. Each verifies its user by a fingerprint, a face or a PIN, so that
 * one alone is two factors (NIST SP 800-63B-4, 3.1.6).
 */
export class Passkeys {
  readonly #deps: Deps;
  readonly #challenges: Challenges;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#challenges = new Challenges(deps.replicas);
  }

  /** What a browser needs to make a passkey for a user. */
  async newOptions(user: UserRow): Promise<PasskeyOptions> {
    const { generateRegistrationOptions } = await library();
    const company = this.#deps.company().shortName;
    const present = await passkeysOf(this.#deps.db, user.id);
    const options = await generateRegistrationOptions({
      rpName: company,
      rpID: this.#rp.hostname,
      userName: user.email ?? (user.name || company),
      userDisplayName: user.name || company,
      userID: Uint8Array.from(Buffer.from(user.id)),
      challenge: this.#challenges.make(`register ${user.id}`),
      timeout: challengeMs,
      excludeCredentials: present.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options };
  }

  /** The passkey that a browser has made for a user; undefined if the answer is not right, or was used before. */
  async made(userId: string, answer: PasskeyAnswer): Promise<MadePasskey | undefined> {
    const { verifyRegistrationResponse } = await library();
    const response = answer as unknown as RegistrationResponseJSON;
    const verification = await this.#verified(`register ${userId}`, (expected) =>
      verifyRegistrationResponse({ response, ...expected }),
    );
    if (!verification?.registrationInfo) return undefined;
    const { credential } = verification.registrationInfo;
    return {
      id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      created_at: timeNow(),
      used_at: null,
    };
  }

  /** What a browser needs to log in. @param userId whose passkeys; by default any user's, who need type no name */
  async loginOptions(userId?: string): Promise<PasskeyOptions> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.#rp.hostname,
      challenge: this.#challenges.make('log in'),
      timeout: challengeMs,
      userVerification: 'required',
      ...(userId && {
        allowCredentials: (await passkeysOf(this.#deps.db, userId)).map(descriptorOf),
      }),
    });
    return { ...options };
  }

  /** The id of the user whose passkey has answered; undefined if the answer is not right, or was used before. */
  async userOf(answer: PasskeyAnswer): Promise<string | undefined> {
    const { db } = this.#deps;
    const row = await findRow(db, 'passkeys', { id: answer.id });
    if (!row) return undefined;
    const { verifyAuthenticationResponse } = await library();
    const response = answer as unknown as AuthenticationResponseJSON;
    const verification = await this.#verified('log in', (expected) =>
      verifyAuthenticationResponse({
        ...{ response, ...expected },
        credential: {
          ...descriptorOf(row),
          publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
        },
      }),
    );
    if (!verification) return undefined;
    const { newCounter: counter } = verification.authenticationInfo;
    await updateRow(db, 'passkeys', { id: row.id }, { counter, used_at: timeNow() });
    return row.user_id;
  }

  get #rp(): URL {
    return new URL(this.#deps.siteUrl);
  }

  /** What the library finds of an answer; undefined if it is not right, or its challenge was used before. */
  async #verified<Found extends { readonly verified: boolean }>(
    purpose: string,
    verify: (expected: Expected) => Promise<Found>,
  ) {
    let challenge = '';
    const found = await verify({
      expectedChallenge: (signed) => {
        challenge = Buffer.from(signed, 'base64url').toString();
        return this.#challenges.isOurs(challenge, purpose);
      },
      expectedOrigin: this.#rp.origin,
      expectedRPID: this.#rp.hostname,
      requireUserVerification: true,
    }).catch(() => undefined);
    // Only a verified answer uses its challenge up: others could do so for anyone.
    if (!found?.verified || !(await this.#challenges.use(challenge))) return undefined;
    return found;
  }
}

type Expected = {
  expectedChallenge(signed: string): boolean;
  expectedOrigin: string;
  expectedRPID: string;
  requireUserVerification: boolean;
};

export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

function descriptorOf({ id, transports }: Pick<PasskeyRow, 'id' | 'transports'>) {
  return { id, transports: transports.split(',').filter(Boolean) };
}
