import type { Response } from 'express';
import type * as z from 'zod/mini';
import type { login } from '#contract/admin/session.ts';
import { timeNow } from '#db/engine/clock.ts';
import type { UserRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { counterOf, type Window } from '../http/rate-limits.ts';
import { takeCode } from './codes.ts';
import { type Passkeys, passkeysOf } from './passkeys.ts';

type Login = z.output<typeof login>;

/** How a user was confirmed besides by a password. */
export type Confirmed = 'passkey' | 'app' | 'recoveryCode' | 'device';

/** Wrong codes of one user before a pause. Someone who knows the password has 120 tries of a million a day. */
const maxWrongCodes = 5;
const pause = { name: 'codes of a user', per: 'hour' } as const satisfies Window;
/** A known device has tries of its own: strangers must not lock its user out. */
const ownPause = { name: 'codes on a device', per: 'quarterHour' } as const satisfies Window;

/** Asks users who have a second factor for it, after their password. */
export class SecondFactor {
  readonly #context: Context;
  readonly #passkeys: Passkeys;
  readonly #counters;

  constructor(context: Context, passkeys: Passkeys) {
    this.#context = context;
    this.#passkeys = passkeys;
    this.#counters = { user: counterOf(context, pause), device: counterOf(context, ownPause) };
  }

  /**
   * @returns how the user was confirmed; undefined for a user without a second factor
   * @throws Problem `secondFactor` with what the user can confirm it with, or `tooMany` after five wrong codes
   */
  async require(user: UserRow, body: Login, { locals }: Response): Promise<Confirmed | undefined> {
    const passkeys = await passkeysOf(this.#context.db, user.id);
    const app = user.totp_secret !== null;
    if (!app && passkeys.length === 0) return undefined;
    const { device } = locals;
    if (device?.userId === user.id && device.rememberedUntil > timeNow()) return 'device';
    if (body.code !== undefined) {
      const kind = await this.#tryCode(
        user,
        body.code,
        device?.userId === user.id ? device.idHash : undefined,
      );
      if (kind) return kind;
    } else if (body.passkey) {
      if ((await this.#passkeys.userOf(body.passkey)) === user.id) return 'passkey';
    } else {
      // The password was right.
      locals.isHalfway = true;
    }
    throw new Problem('secondFactor', {
      ...(body.code !== undefined && { errors: { code: { key: 'wrongCode' } } }),
      secondFactor: {
        app,
        ...(passkeys.length > 0 && { passkey: await this.#passkeys.loginOptions(user.id) }),
      },
    });
  }

  async #tryCode(user: UserRow, code: string, deviceHash: string | undefined) {
    const { db, settings } = this.#context;
    if (!settings.rateLimits) return takeCode(db, user, code);
    const [counter, key] = deviceHash
      ? [this.#counters.device, deviceHash]
      : [this.#counters.user, user.id];
    // Counted before it is tried: many at once must not pass together.
    const { hits, leftMs } = await counter.hit(key);
    if (hits > maxWrongCodes) {
      const wait = Math.max(1, Math.ceil(leftMs / 1000));
      throw new Problem('tooMany', { headers: { 'Retry-After': String(wait) } });
    }
    const kind = await takeCode(db, user, code);
    if (kind) await counter.takeBack(key);
    return kind;
  }
}
